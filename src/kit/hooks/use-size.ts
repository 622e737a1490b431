// Observes the size of an element.
import { useLayoutEffect, useState } from 'react';

export interface Size {
  /** Width of the border box in CSS px. */
  readonly width: number;
  readonly height: number;
}

/** Returns null until the element has been measured. */
export function useSize(element: Element | null): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      if (box) setSize((last) => keepIfEqual(last, { width: box.inlineSize, height: box.blockSize }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const keepIfEqual = (last: Size | null, next: Size): Size =>
  last && last.width === next.width && last.height === next.height ? last : next;
