// What is drawn for <site-toast>? An empty live region, and in it, while it is open, what there is to say.
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { resetOpen } from '../../kit/element/reset-open';
import { useEscapeKey } from '../../kit/hooks/use-escape-key';
import { usePopoverTransition } from '../../kit/hooks/use-popover-transition';
import type { toast } from './toast.contract';
import { computeDuration } from './toast.model';
import { useCountdown } from './use-countdown';

/** Screen readers hear what comes into a live region that they know already; ms. */
const LEAD = 100;

export function ToastView({
  host,
  emit,
  open,
  duration,
  keep,
  labelClose,
}: BlockProps<typeof toast>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  // Opened again, it says it again.
  useEffect(() => {
    if (open) setConfirmed(false);
  }, [open]);
  const isOpen = open && !isConfirmed;

  const confirm = () => {
    setConfirmed(true);
    emit('site-toast-confirm');
  };
  const gone = () => {
    resetOpen(host);
    emit('site-toast-hide', { answer: isConfirmed ? 'confirm' : null });
    if (!keep) host.remove();
  };
  const { isShown, isThere } = usePopoverTransition(box, isOpen, { lead: LEAD, onGone: gone });
  const time = isShown ? computeDuration(duration, host.textContent) : null;
  const { isHeld, giveBack } = useAttention(box);
  useCountdown(time, isHeld, confirm);
  useEscapeKey(isOpen, confirm);
  useEffect(() => {
    if (!isOpen) giveBack();
  }, [isOpen, giveBack]);

  return (
    <div ref={box} part="toast" popover="manual" data-shown={isShown || undefined}>
      <div part="text" role="status">
        <slot hidden={!isThere} />
      </div>
      {duration === 0 && (
        <button type="button" part="close" onClick={confirm}>
          {labelClose}
        </button>
      )}
    </div>
  );
}

/** Is the pointer or the focus on it, or the tab out of sight? The focus can be given back to where it came from. */
function useAttention(box: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false);
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setHeld(document.hidden || element.matches(':hover, :focus-within'));
    const remember = ({ relatedTarget }: FocusEvent) => {
      before.current = relatedTarget;
    };
    const types = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
    for (const type of types) element.addEventListener(type, look);
    element.addEventListener('focusin', remember);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const type of types) element.removeEventListener(type, look);
      element.removeEventListener('focusin', remember);
      document.removeEventListener('visibilitychange', look);
    };
  }, [box]);
  const giveBack = useCallback(() => {
    const isInside = box.current?.matches(':focus-within');
    if (isInside && before.current instanceof HTMLElement) before.current.focus();
  }, [box]);
  return { isHeld, giveBack };
}
