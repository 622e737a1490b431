// What is drawn for <site-dialog>? Nothing until it is open; then a modal box with what it says and its buttons.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { resetOpen } from '../../kit/element/reset-open';
import { Modal } from '../../kit/overlay/modal';
import type { DialogResult } from '../../services/dialogs/dialogs';
import type { DialogApi } from './dialog.api';
import type { dialog } from './dialog.contract';
import { getAnswers } from './dialog.model';

export type DialogProps = BlockProps<typeof dialog, undefined, DialogApi>;

export function DialogView(props: DialogProps): ReactNode {
  const { host, emit, open, keep, heading, buttons } = props;
  const answer = useRef<DialogResult | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  // Opened again, it asks again.
  useEffect(() => {
    if (!open) return;
    answer.current = null;
    setAnswered(false);
  }, [open]);

  const give = (given: DialogResult) => {
    if (isAnswered) return;
    answer.current = given;
    setAnswered(true);
    emit(`site-dialog-${given}`);
  };
  const hidden = () => {
    resetOpen(host);
    emit('site-dialog-hide', { answer: answer.current });
    if (!keep) host.remove();
  };
  return (
    <Modal
      open={open && !isAnswered}
      labelledBy={heading ? 'heading' : undefined}
      label={heading ? undefined : props.labelConfirm}
      describedBy="body"
      isAlert
      onDismiss={() => give('cancel')}
      onHidden={hidden}
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
          {getAnswers(buttons).map((one, at) => (
            <AnswerButton
              key={one}
              answer={one}
              isFirst={at === 0}
              label={labelOf(one, props)}
              onGive={give}
            />
          ))}
        </div>
      )}
    </Modal>
  );
}

interface AnswerButtonProps {
  readonly answer: DialogResult;
  readonly label: string;
  readonly isFirst: boolean;
  onGive(answer: DialogResult): void;
}

function AnswerButton({ answer, label, isFirst, onGive }: AnswerButtonProps): ReactNode {
  // The dialog gives it the focus; React would drop the attribute.
  const ref = useCallback(
    (button: HTMLElement | null) => void button?.toggleAttribute('autofocus', isFirst),
    [isFirst],
  );
  const part = answer === 'confirm' ? 'button primary' : 'button';
  return (
    <button ref={ref} type="button" part={part} onClick={() => onGive(answer)}>
      {label}
    </button>
  );
}

function labelOf(answer: DialogResult, { labelConfirm, labelReject, labelCancel }: DialogProps): string {
  return { confirm: labelConfirm, reject: labelReject, cancel: labelCancel }[answer];
}
