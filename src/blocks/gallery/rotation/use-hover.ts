// Is a mouse over the gallery, or over something else that belongs to it?
import { useEffect, useState } from 'react';
import { matches } from '../content/page-selectors';

/** Is a mouse over the element? A finger does not hover (GAL-058). */
export function useHover(host: HTMLElement): boolean {
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    const follow = ({ type, pointerType }: PointerEvent) =>
      setHovered(type === 'pointerenter' && pointerType === 'mouse');
    host.addEventListener('pointerenter', follow);
    host.addEventListener('pointerleave', follow);
    return () => {
      host.removeEventListener('pointerenter', follow);
      host.removeEventListener('pointerleave', follow);
    };
  }, [host]);
  return hovered;
}

/** Is a mouse over anything in the page that these selectors name, now or later? */
export function useHoverOnSelectors(selectors: string): boolean {
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    setHovered(false);
    if (!selectors) return;
    const follow = (event: PointerEvent) => {
      // A way out is a way in elsewhere, or out of the window.
      const under = event.type === 'pointerover' ? event.composedPath() : [];
      if (event.type === 'pointerout' && event.relatedTarget) return;
      setHovered(event.pointerType === 'mouse' && under.some((node) => matches(node, selectors)));
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('pointerout', follow);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('pointerout', follow);
    };
  }, [selectors]);
  return hovered;
}
