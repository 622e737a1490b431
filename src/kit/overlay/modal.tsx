// Modal dialog with enter and exit transitions.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useServices } from '../element/use-services';
import { dismissModalBelow, useModal } from '../hooks/use-modal';
import { useScrollLock } from './use-scroll-lock';

export interface ModalProps {
  readonly open: boolean;
  /** Renders the closed dialog, so that it opens at once: a first rendering takes longer than the frame of a press. */
  readonly isPrepared?: boolean;
  /** Id of the heading; without one, `label` is the name. */
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  /** Whether the role is `alertdialog`: the dialog asks a question or reports a problem. */
  readonly isAlert?: boolean;
  /** Called on Escape. */
  onDismiss(): void;
  /** Called when the dialog has disappeared and focus has returned. */
  onHidden(): void;
  /**
   * Called when the dialog is shown, also again while it disappears; returns what to call when it closes. A dialog in a hidden
   * part of the page is dismissed instead.
   */
  onShown?(): (() => void) | undefined;
  readonly children: ReactNode;
}

/** Time in ms after which the dialog counts as hidden although its transitions have not ended (DLG-004). */
export const HIDE_TIMEOUT = 600;

/** A native `<dialog>` with the part `dialog`, and `data-hiding` during its exit transition. */
export function Modal({ open, isPrepared, onHidden, onShown, ...props }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMounted, setMounted] = useState(open);
  if (open && !isMounted) setMounted(true);
  const wasShown = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change, after the effects that show the dialog
  useEffect(() => {
    if (open) return dialog.current!.open ? onShown?.() : undefined;
    if (!isMounted) return void (wasShown.current && onHidden());
    wasShown.current = true;
    return whenHidden(dialog.current!, () => setMounted(false));
  }, [open, isMounted]);

  return (
    (isMounted || isPrepared) && (
      <ModalDialog {...props} dialog={dialog} isShown={isMounted} isHiding={isMounted && !open} />
    )
  );
}

export interface CloseButtonProps {
  /** Its accessible name. */
  readonly label: string;
  onPress(): void;
}

/** The part `close`: a button that shows a cross. */
export const CloseButton = ({ label, onPress }: CloseButtonProps): ReactNode => (
  <button type="button" part="close" aria-label={label} onClick={onPress}>
    <span aria-hidden="true">×</span>
  </button>
);

interface ModalDialogProps extends Omit<ModalProps, 'open' | 'isPrepared' | 'onHidden' | 'onShown'> {
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
  // While this one disappears, Escape is for what is below it.
  useModal(dialog, isShown, () => {
    if (!isHiding) onDismiss();
    else if (!dismissModalBelow(dialog.current)) stack.closeTop();
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

/**
 * Hides immediately without a transition. Not at `transitionend`: in Safari, that of the backdrop looks like one of the
 * dialog.
 * @returns cancels
 */
function whenHidden(dialog: HTMLElement, hide: () => void): () => void {
  let isCancelled = false;
  const timer = setTimeout(hide, HIDE_TIMEOUT);
  void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
    if (!isCancelled) hide();
  });
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}
