// How wide is the element, once it has come to rest?
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createResizeEmitter } from '../../core/resize';
import { useSize } from './use-size';

interface WidthOptions {
  /** Time without a change after which another width counts, in ms. */
  readonly quiet: number;
  /** Does another width count? */
  readonly onResize: boolean;
  /** Does it count, at once, after the screen was turned? */
  readonly onOrientationChange: boolean;
}

/** The width of the border box in CSS px, as it was when it last counted; null until it is known. */
export function useDebouncedWidth(
  element: Element | null,
  { quiet, onResize, onOrientationChange }: WidthOptions,
): number | null {
  const size = useSize(element);
  const [width, setWidth] = useState<number | null>(null);
  const turned = useOrientationChanged(onOrientationChange);
  const isFirst = width === null;

  useLayoutEffect(() => {
    if (!size || !(isFirst || turned.current)) return;
    turned.current = false;
    setWidth(size.width);
  }, [size, isFirst, turned]);

  const emitter = useRef<ReturnType<typeof createResizeEmitter>>(null);
  useEffect(() => {
    if (!onResize) return;
    emitter.current = createResizeEmitter({ end: (now) => setWidth(now.width) }, later, {
      debounce: quiet,
      axis: 'width',
    });
    return () => emitter.current?.stop();
  }, [quiet, onResize]);
  useEffect(() => {
    if (size) emitter.current?.update(size);
  }, [size]);

  return width;
}

/** Was the screen turned since somebody looked? */
function useOrientationChanged(on: boolean) {
  const turned = useRef(false);
  useEffect(() => {
    if (!on) return;
    const turn = () => {
      turned.current = true;
    };
    const { orientation } = screen;
    orientation.addEventListener('change', turn);
    return () => orientation.removeEventListener('change', turn);
  }, [on]);
  return turned;
}

function later(run: () => void, time: number): () => void {
  const timer = setTimeout(run, time);
  return () => clearTimeout(timer);
}
