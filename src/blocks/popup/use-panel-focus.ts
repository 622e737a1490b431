// Focus around a panel that leaves the page usable.
import { type RefObject, useEffect } from 'react';
import { useServices } from '../../kit/element/use-services';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { useUncoveredFocus } from '../../kit/overlay/use-uncovered-focus';

/**
 * While the panel is open, Escape dismisses it if the focus is inside. The visitor who asked for it gets the focus in it,
 * and back where it was.
 */
export function usePanelFocus(
  host: HTMLElement,
  panelRef: RefObject<HTMLElement | null>,
  open: boolean,
  isRequested: boolean,
  onDismiss: () => void,
): void {
  const { escape: stack } = useServices();
  const latest = useLatestRef(onDismiss);
  useUncoveredFocus(panelRef, open);
  useEffect(() => {
    const panel = panelRef.current;
    if (!open || !panel) return;
    const previous = document.activeElement;
    const listening = new AbortController();
    const { signal } = listening;
    let leaveStack = () => {};
    const enter = () => {
      leaveStack();
      leaveStack = stack.push(() => latest.current());
    };
    host.addEventListener('focusin', enter, { signal });
    host.addEventListener('focusout', () => leaveStack(), { signal });
    if (isRequested) panel.focus({ preventScroll: true });
    return () => {
      listening.abort();
      leaveStack();
      if (isRequested && previous instanceof HTMLElement && previous.isConnected) previous.focus();
    };
  }, [host, panelRef, open, isRequested, stack, latest]);
}
