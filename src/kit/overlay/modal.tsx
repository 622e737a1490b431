// Modal dialog with enter and exit transitions.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatestRef } from '../hooks/use-latest-ref';
import { useModal } from '../hooks/use-modal';
import { useScrollLock } from './use-scroll-lock';

export interface ModalProps {
  readonly open: boolean;
  /** Id of what names it; without one, `label` does. */
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  /** A question that waits for an answer, or a message that must be seen. */
  readonly isAlert?: boolean;
  /** Escape was pressed. */
  onDismiss(): void;
  /** It is gone from the screen, and the focus is back where it came from. */
  onHidden(): void;
  readonly children: ReactNode;
}

/** Milliseconds after which it counts as hidden when no transition has ended (DLG-004). */
export const HIDE_TIMEOUT = 600;

/** A native `<dialog>` with the part `dialog`; while it goes it has `data-hiding`. */
export function Modal({ open, onHidden, ...shown }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isThere, setThere] = useState(open);
  if (open && !isThere) setThere(true);
  const latest = useLatestRef(onHidden);

  useEffect(() => {
    if (open || !isThere || !dialog.current) return;
    return whenHidden(dialog.current, () => setThere(false));
  }, [open, isThere]);

  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere) latest.current();
    wasThere.current = isThere;
  }, [isThere, latest]);

  return isThere && <Shown {...shown} dialog={dialog} isHiding={!open} />;
}

interface ShownProps extends Omit<ModalProps, 'open' | 'onHidden'> {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isHiding: boolean;
}

function Shown({
  dialog,
  isHiding,
  isAlert,
  label,
  labelledBy,
  describedBy,
  onDismiss,
  children,
}: ShownProps) {
  useModal(dialog, true, () => !isHiding && onDismiss());
  useScrollLock(true);
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

/** At once where nothing moves. @returns waits no longer */
function whenHidden(dialog: HTMLElement, done: () => void): () => void {
  const { transitionDuration } = getComputedStyle(dialog);
  const isStill = transitionDuration.split(',').every((time) => Number.parseFloat(time) === 0);
  const timer = window.setTimeout(done, isStill ? 0 : HIDE_TIMEOUT);
  // What covers the page ends its own, and a button may have one, too.
  const ended = (event: TransitionEvent) => event.target === dialog && !event.pseudoElement && done();
  dialog.addEventListener('transitionend', ended);
  return () => {
    window.clearTimeout(timer);
    dialog.removeEventListener('transitionend', ended);
  };
}
