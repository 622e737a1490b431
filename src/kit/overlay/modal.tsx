// Modal dialog with enter and exit transitions.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useServices } from '../element/use-services';
import { useLatestRef } from '../hooks/use-latest-ref';
import { dismissBelow, useModal } from '../hooks/use-modal';
import { useScrollLock } from './use-scroll-lock';

export interface ModalProps {
  readonly open: boolean;
  /** Renders the closed dialog in advance so that it opens immediately; a first render takes longer than a frame. */
  readonly isPrepared?: boolean;
  /** Id of the heading; if there is none, `label` is the accessible name. */
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  /** Whether the role is `alertdialog`, for dialogs that ask a question or report a problem. */
  readonly isAlert?: boolean;
  /** Called on Escape. */
  onDismiss(): void;
  /** Called when the dialog is hidden and the focus has returned. */
  onHidden(): void;
  readonly children: ReactNode;
}

/** Time in ms after which the dialog is considered hidden without a `transitionend` event (DLG-004). */
export const HIDE_TIMEOUT = 600;

/** A native `<dialog>` with the part `dialog`, and `data-hiding` during its exit transition. */
export function Modal({ open, isPrepared, onHidden, ...props }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMounted, setMounted] = useState(open);
  if (open && !isMounted) setMounted(true);
  const latest = useLatestRef(onHidden);

  useEffect(() => {
    if (open || !isMounted || !dialog.current) return;
    return whenHidden(dialog.current, () => setMounted(false));
  }, [open, isMounted]);

  const wasMounted = useRef(isMounted);
  useEffect(() => {
    if (wasMounted.current && !isMounted) latest.current();
    wasMounted.current = isMounted;
  }, [isMounted, latest]);

  return (
    (isMounted || isPrepared) && (
      <ModalDialog {...props} dialog={dialog} isShown={isMounted} isHiding={isMounted && !open} />
    )
  );
}

export interface CloseButtonProps {
  /** Accessible name of the button. */
  readonly label: string;
  onPress(): void;
}

/** A button with a cross icon and the part `close`. */
export const CloseButton = ({ label, onPress }: CloseButtonProps): ReactNode => (
  <button type="button" part="close" aria-label={label} onClick={onPress}>
    <span aria-hidden="true">×</span>
  </button>
);

interface ModalDialogProps extends Omit<ModalProps, 'open' | 'isPrepared' | 'onHidden'> {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isShown: boolean;
  readonly isHiding: boolean;
}

function ModalDialog({
  dialog,
  isShown,
  isHiding,
  isAlert,
  label,
  labelledBy,
  describedBy,
  onDismiss,
  children,
}: ModalDialogProps) {
  const { escape: stack } = useServices();
  // While this modal is being hidden, Escape applies to the one below it.
  useModal(dialog, isShown, () => {
    if (!isHiding) onDismiss();
    else if (!dismissBelow(dialog.current)) stack.closeTop();
  });
  useScrollLock(isShown);
  return (
    <dialog
      ref={dialog}
      part="dialog"
      tabIndex={-1}
      role={isAlert ? 'alertdialog' : undefined}
      aria-label={labelledBy ? undefined : label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-hiding={isHiding || undefined}
    >
      {children}
    </dialog>
  );
}

/** Calls back immediately if there is no transition. @returns a cancel function */
function whenHidden(dialog: HTMLElement, done: () => void): () => void {
  const { transitionDuration } = getComputedStyle(dialog);
  const hasNoTransition = transitionDuration.split(',').every((time) => Number.parseFloat(time) === 0);
  const timer = window.setTimeout(done, hasNoTransition ? 0 : HIDE_TIMEOUT);
  // Ignores transitions of the backdrop and of buttons.
  const onTransitionEnd = (event: TransitionEvent) =>
    event.target === dialog && !event.pseudoElement && done();
  dialog.addEventListener('transitionend', onTransitionEnd);
  return () => {
    window.clearTimeout(timer);
    dialog.removeEventListener('transitionend', onTransitionEnd);
  };
}
