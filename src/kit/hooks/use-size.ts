// How large is the element? Measured here and nowhere else in a block.
import { useLayoutEffect, useState } from 'react';

export interface Size {
  /** Border box, in CSS px. */
  readonly width: number;
  readonly height: number;
}

/** The size of the border box; null until it is known. */
export function useSize(element: Element | null): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      if (box) setSize((last) => keep(last, { width: box.inlineSize, height: box.blockSize }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const keep = (last: Size | null, next: Size): Size =>
  last && last.width === next.width && last.height === next.height ? last : next;
