// View of `<site-toast>`: a live region that receives the message while open.
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { useDismissal } from '../../kit/overlay/use-dismissal';
import { useEscapeKey } from '../../kit/overlay/use-escape-key';
import { usePopoverTransition } from '../../kit/overlay/use-popover-transition';
import type { toast } from './toast.contract';
import { computeDuration } from './toast.model';
import { useCountdown } from './use-countdown';

/** Delay in ms before the message is inserted: screen readers announce changes of existing live regions only. */
const ANNOUNCE_DELAY_MS = 100;

export function ToastView({
  host,
  emit,
  open,
  duration,
  keep,
  labelClose,
}: BlockProps<typeof toast>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, answer, dismiss, end } = useDismissal<'confirm'>(host, open);

  const confirm = () => {
    dismiss('confirm');
    emit('site-toast-confirm');
  };
  const handleHidden = () => {
    end();
    emit('site-toast-hide', { answer });
    if (!keep) host.remove();
  };
  const { isVisible, isMounted } = usePopoverTransition(box, isOpen, {
    enterDelay: ANNOUNCE_DELAY_MS,
    onExited: handleHidden,
  });
  const timeout = isVisible ? computeDuration(duration, host.textContent) : null;
  const { isPaused, restoreFocus } = usePause(box);
  useCountdown(timeout, isPaused, confirm);
  useEscapeKey(isOpen, confirm);
  useEffect(() => {
    if (!isOpen) restoreFocus();
  }, [isOpen, restoreFocus]);

  return (
    <div ref={box} part="toast" popover="manual" data-shown={isVisible || undefined}>
      <div part="text" role="status">
        <slot hidden={!isMounted} />
      </div>
      {duration === 0 && (
        <button type="button" part="close" onClick={confirm}>
          {labelClose}
        </button>
      )}
    </div>
  );
}

/** Tracks hover, focus and tab visibility, and remembers where the focus came from. */
function usePause(box: RefObject<HTMLElement | null>) {
  const [isPaused, setPaused] = useState(false);
  const previousFocus = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // `:hover` may not match yet while `pointerenter` is dispatched (Firefox).
    let isHovered = false;
    const update = ({ type }: Event) => {
      if (type.startsWith('pointer')) isHovered = type === 'pointerenter';
      setPaused(document.hidden || isHovered || element.matches(':focus-within'));
    };
    const rememberFocus = ({ relatedTarget }: FocusEvent) => {
      previousFocus.current = relatedTarget;
    };
    const types = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
    for (const type of types) element.addEventListener(type, update);
    element.addEventListener('focusin', rememberFocus);
    document.addEventListener('visibilitychange', update);
    return () => {
      for (const type of types) element.removeEventListener(type, update);
      element.removeEventListener('focusin', rememberFocus);
      document.removeEventListener('visibilitychange', update);
    };
  }, [box]);
  const restoreFocus = useCallback(() => {
    const hasFocus = box.current?.matches(':focus-within');
    if (hasFocus && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  }, [box]);
  return { isPaused, restoreFocus };
}
