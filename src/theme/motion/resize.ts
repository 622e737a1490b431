// Reports the size of an element after it has stopped changing.
import { createResizeEmitter, type ElementSize } from '../../core/resize';

/** Time without further changes, in ms. Galleries and marquees have their own delays (TOK-010, ruling 33). */
export const RESIZE_DEBOUNCE_MS = 150;

/** @returns a function that stops observing */
export function observeResize(
  element: Element,
  listener: (size: ElementSize) => void,
  debounce: number = RESIZE_DEBOUNCE_MS,
): () => void {
  const emitter = createResizeEmitter({ end: listener }, delay, { debounce });
  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.borderBoxSize[0];
    if (box) emitter.update({ width: box.inlineSize, height: box.blockSize });
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    emitter.stop();
  };
}

function delay(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
