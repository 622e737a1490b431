// View of `<site-dialog>`: a modal box with heading, content and buttons.
import { type ReactNode, useCallback } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { Modal } from '../../kit/overlay/modal';
import { useDismissal } from '../../kit/overlay/use-dismissal';
import type { DialogButtons, DialogResult } from '../../services/dialogs/dialogs';
import type { DialogApi } from './dialog.api';
import type { dialog } from './dialog.contract';

type DialogProps = BlockProps<typeof dialog, undefined, DialogApi>;

export function DialogView(props: DialogProps): ReactNode {
  const { host, emit, open, keep, heading, buttons } = props;
  const { isOpen, answer, dismiss, end } = useDismissal<DialogResult>(host, open);

  const respond = (result: DialogResult) => {
    if (answer) return;
    dismiss(result);
    emit(`site-dialog-${result}`);
  };
  const handleHidden = () => {
    end();
    emit('site-dialog-hide', { answer });
    if (!keep) host.remove();
  };
  return (
    <Modal
      open={isOpen}
      labelledBy={heading ? 'heading' : undefined}
      label={heading ? undefined : props.labelConfirm}
      describedBy="body"
      isAlert
      onDismiss={() => respond('cancel')}
      onHidden={handleHidden}
    >
      {heading && (
        <h2 part="heading" id="heading">
          {heading}
        </h2>
      )}
      <div part="body" id="body">
        <slot />
      </div>
      {buttons !== 'none' && (
        <div part="buttons">
          {BUTTONS[buttons].map((result, index) => (
            <ResultButton
              key={result}
              result={result}
              hasFocus={index === 0}
              label={getLabel(result, props)}
              onRespond={respond}
            />
          ))}
        </div>
      )}
    </Modal>
  );
}

/** Buttons in display order; the first one is focused, so that an accidental Enter changes nothing (DLG-003). */
const BUTTONS: Readonly<Record<DialogButtons, readonly DialogResult[]>> = {
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  confirm: ['confirm'],
  none: [],
};

interface ResultButtonProps {
  readonly result: DialogResult;
  readonly label: string;
  readonly hasFocus: boolean;
  onRespond(result: DialogResult): void;
}

function ResultButton({ result, label, hasFocus, onRespond }: ResultButtonProps): ReactNode {
  // The native dialog focuses it; React does not render the attribute.
  const ref = useCallback(
    (button: HTMLElement | null) => void button?.toggleAttribute('autofocus', hasFocus),
    [hasFocus],
  );
  const part = result === 'confirm' ? 'button primary' : 'button';
  return (
    <button ref={ref} type="button" part={part} onClick={() => onRespond(result)}>
      {label}
    </button>
  );
}

function getLabel(result: DialogResult, { labelConfirm, labelReject, labelCancel }: DialogProps): string {
  return { confirm: labelConfirm, reject: labelReject, cancel: labelCancel }[result];
}
