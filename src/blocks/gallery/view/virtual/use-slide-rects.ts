// Where does each slide of a wall stand? Measures what there is to stand in; the layout of the design does the arithmetic.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Slide } from '../../content/read-slides';
import { getAspectRatios } from '../../content/slide-data';
import type { SlideRects, TrackSpace } from '../../layouts/grid-geometry';
import type { GalleryOptions } from '../../layouts/layout';
import { getRectsFunction } from '../../layouts/slide-rects';
import { getColumnGap } from '../../motion/scroll/snap';

/** @param track null while the slides are not placed by arithmetic. @returns null before it is measured */
export function useSlideRects(
  slides: readonly Slide[],
  track: HTMLElement | null,
  options: GalleryOptions,
): SlideRects | null {
  const space = useSpace(track);
  const steady = useSteady(options);
  const ratios = useMemo(() => (track ? getAspectRatios(slides) : null), [track, slides]);
  return useMemo(() => {
    if (!ratios || !space) return null;
    const { ratio } = space;
    const shapes = ratio ? new Float64Array(ratios.length).fill(ratio) : ratios;
    return getRectsFunction(steady.design)(shapes, space, steady);
  }, [ratios, space, steady]);
}

interface Measured extends TrackSpace {
  /** The one of all images, where the page or the design says it. */
  readonly ratio: number | null;
}

/** Measured at once, so that the first frame shows the wall, and again with each drawing. */
function useSpace(track: HTMLElement | null): Measured | null {
  const [space, setSpace] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const now = track && measure(track);
    setSpace((last) => (isSame(last, now) ? last : now));
  });
  return track && space;
}

function measure(track: HTMLElement): Measured {
  const styles = getComputedStyle(track);
  const ratio = styles.getPropertyValue('--site-gallery-ratio') || styles.getPropertyValue('--_ratio');
  const [width = Number.NaN, height = 1] = ratio.split('/').map(Number.parseFloat);
  return {
    width: Number.parseFloat(styles.width),
    gap: getColumnGap(track),
    ratio: width / height > 0 ? width / height : null,
  };
}

/** The same object as long as everything in it is. */
function useSteady<T extends object>(value: T): T {
  const last = useRef(value);
  if (!isSame(last.current, value)) last.current = value;
  return last.current;
}

function isSame<T extends object>(a: T | null, b: T | null): boolean {
  if (!a || !b) return a === b;
  const names = Object.keys(b) as (keyof T)[];
  return names.length === Object.keys(a).length && names.every((name) => Object.is(a[name], b[name]));
}
