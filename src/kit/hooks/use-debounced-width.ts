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
  const hasTurned = useOrientationChanged(onOrientationChange);
  const isFirst = width === null;

  useLayoutEffect(() => {
    if (!size || !(isFirst || hasTurned.current)) return;
    hasTurned.current = false;
    setWidth(size.width);
  }, [size, isFirst, hasTurned]);

  const emitter = useRef<ReturnType<typeof createResizeEmitter>>(null);
  useEffect(() => {
    if (!onResize) return;
    emitter.current = createResizeEmitter({ end: (size) => setWidth(size.width) }, startTimer, {
      debounce: debounce,
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
  const hasTurned = useRef(false);
  useEffect(() => {
    if (!on) return;
    const handleTurn = () => {
      hasTurned.current = true;
    };
    // Not in WebKitGTK: there a turn is a resize like any other.
    const orientation = screen.orientation as ScreenOrientation | undefined;
    orientation?.addEventListener('change', handleTurn);
    return () => orientation?.removeEventListener('change', handleTurn);
  }, [on]);
  return hasTurned;
}

function startTimer(run: () => void, time: number): () => void {
  const timer = setTimeout(run, time);
  return () => clearTimeout(timer);
}
