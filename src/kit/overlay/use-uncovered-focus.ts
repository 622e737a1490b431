// Keeps a non-modal panel from covering the focused element (WCAG 2.4.11).
import { type RefObject, useEffect } from 'react';

/** Space in px between the panel and the focused element. */
const GAP = 16;

/** While active, scrolls the page if the panel covers an element that receives the focus. */
export function useUncoveredFocus(panelRef: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const uncover = ({ target }: FocusEvent) => {
      const panel = panelRef.current;
      if (!panel || !(target instanceof Element)) return;
      const root = panel.getRootNode();
      if (root instanceof ShadowRoot && root.host.contains(target)) return;
      const cover = panel.getBoundingClientRect();
      const { top, bottom, left, right } = target.getBoundingClientRect();
      if (bottom <= cover.top || top >= cover.bottom || right <= cover.left || left >= cover.right) return;
      const isAtTop = cover.top < innerHeight - cover.bottom;
      const distance = isAtTop ? top - cover.bottom - GAP : bottom - cover.top + GAP;
      scrollBy({ top: distance, behavior: 'instant' });
    };
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [panelRef, isActive]);
}
