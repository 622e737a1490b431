// Observes the size of an element.
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  /** Width of the border box in CSS px. */
  readonly width: number;
  readonly height: number;
}

/**
 * @param element element, or the ref of one that is rendered as long as the component
 * @param initial size until the element has been measured; if it is the measured one, nothing renders again
 * @returns null until the element has been measured if there is no initial size
 */
export function useSize(element: RefObject<Element | null>, initial: Size): Size;
export function useSize(element: Element | null): Size | null;
export function useSize(
  element: Element | RefObject<Element | null> | null,
  initial: Size | null = null,
): Size | null {
  const [size, setSize] = useState<Size | null>(initial);
  useLayoutEffect(() => {
    const target = element instanceof Element ? element : element?.current;
    if (!target) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      if (box) setSize((last) => keepIfEqual(last, { width: box.inlineSize, height: box.blockSize }));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const keepIfEqual = (last: Size | null, next: Size): Size =>
  last && last.width === next.width && last.height === next.height ? last : next;
