// Width of an element, updated when a resize has ended.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createResizeEmitter } from '../../core/resize';
import { useSize } from './use-size';

interface WidthOptions {
  /** Time in ms without a change after which a resize has ended. */
  readonly debounce: number;
  /** Whether to update after a resize. */
  readonly onResize: boolean;
  /** Whether to update immediately after an orientation change. */
  readonly onOrientationChange: boolean;
}

/** Returns the width of the border box in CSS px; null until the element has been measured. */
export function useDebouncedWidth(
  element: Element | null,
  { debounce, onResize, onOrientationChange }: WidthOptions,
): number | null {
  const size = useSize(element);
  const [width, setWidth] = useState<number | null>(null);
  const hasRotated = useOrientationChanged(onOrientationChange);
  const isFirst = width === null;

  useLayoutEffect(() => {
    if (!size || !(isFirst || hasRotated.current)) return;
    hasRotated.current = false;
    setWidth(size.width);
  }, [size, isFirst, hasRotated]);

  const emitter = useRef<ReturnType<typeof createResizeEmitter>>(null);
  useEffect(() => {
    if (!onResize) return;
    emitter.current = createResizeEmitter({ end: (size) => setWidth(size.width) }, startTimer, {
      debounce,
      axis: 'width',
    });
    return () => emitter.current?.stop();
  }, [debounce, onResize]);
  useEffect(() => {
    if (size) emitter.current?.update(size);
  }, [size]);

  return width;
}

/** Ref that becomes true on an orientation change; the reader resets it. */
function useOrientationChanged(on: boolean) {
  const hasRotated = useRef(false);
  useEffect(() => {
    if (!on) return;
    const onRotate = () => {
      hasRotated.current = true;
    };
    // WebKitGTK lacks it and reports an orientation change as an ordinary resize.
    const orientation = screen.orientation as ScreenOrientation | undefined;
    orientation?.addEventListener('change', onRotate);
    return () => orientation?.removeEventListener('change', onRotate);
  }, [on]);
  return hasRotated;
}

function startTimer(run: () => void, time: number): () => void {
  const timer = setTimeout(run, time);
  return () => clearTimeout(timer);
}
