// Focus around a panel that leaves the page usable.
import { type RefObject, useEffect } from 'react';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { useUncoveredFocus } from '../../kit/overlay/use-uncovered-focus';
import type { Services } from '../../services/services';

interface PanelFocus {
  readonly host: HTMLElement;
  readonly panel: RefObject<HTMLElement | null>;
  readonly isActive: boolean;
  /** Whether the panel gets the focus, and returns it. */
  readonly takesFocus: boolean;
  onDismiss(): void;
}

/** While the panel is open, Escape dismisses it if the focus is inside. */
export function usePanelFocus(
  { host, panel: panelRef, isActive, takesFocus, onDismiss }: PanelFocus,
  stack: Services['escape'],
): void {
  const latest = useLatestRef(onDismiss);
  useUncoveredFocus(panelRef, isActive);
  useEffect(() => {
    const panel = panelRef.current;
    if (!isActive || !panel) return;
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
    if (takesFocus) panel.focus({ preventScroll: true });
    return () => {
      listening.abort();
      leaveStack();
      if (takesFocus && previous instanceof HTMLElement && previous.isConnected) previous.focus();
    };
  }, [host, panelRef, isActive, takesFocus, stack, latest]);
}
