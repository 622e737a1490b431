// Focus around a panel that leaves the page usable.
import { type RefObject, useEffect } from 'react';
import { useServices } from '../../kit/element/use-services';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { getDeepActiveElement } from '../../kit/hooks/use-modal';
import { useUncoveredFocus } from '../../kit/overlay/use-uncovered-focus';

interface PanelFocus {
  readonly host: HTMLElement;
  readonly panel: RefObject<HTMLElement | null>;
  readonly isActive: boolean;
  /** Whether the panel receives the focus when it opens, and returns it when it closes unless it is elsewhere by then. */
  readonly takesFocus: boolean;
  onDismiss(): void;
}

/** While the panel is open, Escape dismisses it if the focus is inside. */
export function usePanelFocus({ host, panel: panelRef, isActive, takesFocus, onDismiss }: PanelFocus): void {
  const { escape: stack } = useServices();
  const latest = useLatestRef(onDismiss);
  useUncoveredFocus(panelRef, isActive);
  useEffect(() => {
    if (!isActive) return;
    const previous = getDeepActiveElement();
    const listening = new AbortController();
    let leaveStack = () => {};
    const enter = () => {
      leaveStack();
      leaveStack = stack.push(() => latest.current());
    };
    host.addEventListener('focusin', enter, listening);
    host.addEventListener('focusout', () => leaveStack(), listening);
    if (takesFocus) panelRef.current!.focus({ preventScroll: true });
    return () => {
      listening.abort();
      leaveStack();
      // Not by `:focus-within`: windows in the background match nothing.
      const root = host.getRootNode() as Document | ShadowRoot;
      const isElsewhere = document.activeElement !== document.body && !host.contains(root.activeElement);
      if (takesFocus && !isElsewhere) (previous as HTMLElement | null)?.focus();
    };
  }, [host, panelRef, isActive, takesFocus, stack, latest]);
}
