// Focus around a panel that leaves the page usable.
import { type RefObject, useEffect, useState } from 'react';

/** Whether the focus is in the panel or its slotted content. */
export function useFocusWithin(panel: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const enter = () => setFocus(true);
    const leave = () => setFocus(false);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      setFocus(false);
    };
  }, [panel, open]);
  return hasFocus;
}

/** Space in px between the panel and a focused element of the page. */
const GAP = 16;

/** Scrolls an element of the page that gets the focus behind the panel out from under it (WCAG 2.4.11). */
export function useUncoveredFocus(panel: RefObject<HTMLElement | null>, isVisible: boolean): void {
  useEffect(() => {
    if (!isVisible) return;
    const uncover = ({ target }: FocusEvent) => {
      const cover = panel.current?.getBoundingClientRect();
      const { host } = (panel.current?.getRootNode() ?? {}) as Partial<ShadowRoot>;
      if (!cover || !(target instanceof Element) || host?.contains(target)) return;
      const { top, bottom, left, right } = target.getBoundingClientRect();
      if (bottom <= cover.top || top >= cover.bottom || right <= cover.left || left >= cover.right) return;
      const isAtTop = cover.top < innerHeight - cover.bottom;
      const distance = isAtTop ? top - cover.bottom - GAP : bottom - cover.top + GAP;
      scrollBy({ top: distance, behavior: 'instant' });
    };
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [panel, isVisible]);
}
