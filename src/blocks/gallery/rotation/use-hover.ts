// Whether the mouse is over the gallery, or over elements of the page that pause it.
import { useEffect, useState } from 'react';
import { matchesSelector } from '../content/page-selectors';
import { listen } from '../dom';

/** Touch does not hover (GAL-058). */
export function useHover(host: HTMLElement): boolean {
  const [isHovered, setHovered] = useState(false);
  useEffect(() => {
    const onPointer = ({ type, pointerType }: PointerEvent) =>
      setHovered(type !== 'pointerleave' && pointerType === 'mouse');
    // A pointer that entered before the script had loaded is detected when it moves.
    return listen(host, ['pointerenter', 'pointermove', 'pointerleave'], onPointer);
  }, [host]);
  return isHovered;
}

/** Whether the mouse is over an element that matches, including elements that are added later. */
export function useHoverOnSelectors(selectors: string): boolean {
  const [isHovered, setHovered] = useState(false);
  useEffect(() => {
    setHovered(false);
    if (!selectors) return;
    const onPointer = (event: PointerEvent) => {
      const path = event.type === 'pointerover' ? event.composedPath() : [];
      // The `pointerover` of the next element follows, unless the pointer left the window.
      if (event.type === 'pointerout' && event.relatedTarget) return;
      setHovered(event.pointerType === 'mouse' && path.some((node) => matchesSelector(node, selectors)));
    };
    return listen(document, ['pointerover', 'pointerout'], onPointer);
  }, [selectors]);
  return isHovered;
}
