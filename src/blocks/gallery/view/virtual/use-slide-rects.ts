// Measures the track and computes the rectangles of all slides.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getAspectRatios } from '../../content/slide-data';
import { getColumnGap } from '../../dom';
import type { GalleryOptions, Slide } from '../../gallery.types';
import type { SlideRects, TrackSpace } from '../../layouts/grid-geometry';
import { computeSlideRects } from '../../layouts/slide-rects';

/** @param track null if the slides are not positioned. @returns null before the track is measured */
export function useSlideRects(
  slides: readonly Slide[],
  track: HTMLElement | null,
  options: GalleryOptions,
): SlideRects | null {
  const space = useTrackSpace(track);
  const stableOptions = useStable(options);
  const ratios = useMemo(() => (track ? getAspectRatios(slides) : null), [track, slides]);
  return useMemo(() => {
    if (!ratios || !space) return null;
    const { ratio } = space;
    const applied = ratio ? new Float64Array(ratios.length).fill(ratio) : ratios;
    return computeSlideRects(applied, space, stableOptions);
  }, [ratios, space, stableOptions]);
}

interface MeasuredSpace extends TrackSpace {
  /** The aspect ratio of all images, if the page or the design sets one. */
  readonly ratio: number | null;
}

/** Measured in the first layout effect, so that the first frame shows the slides, and again after each render. */
function useTrackSpace(track: HTMLElement | null): MeasuredSpace | null {
  const [space, setSpace] = useState<MeasuredSpace | null>(null);
  useLayoutEffect(() => {
    const measured = track && measureSpace(track);
    setSpace((previous) => (isShallowEqual(previous, measured) ? previous : measured));
  });
  return track && space;
}

function measureSpace(track: HTMLElement): MeasuredSpace {
  const styles = getComputedStyle(track);
  const ratio = styles.getPropertyValue('--site-gallery-ratio') || styles.getPropertyValue('--_ratio');
  const [width = Number.NaN, height = 1] = ratio.split('/').map(Number.parseFloat);
  return {
    width: Number.parseFloat(styles.width),
    gap: getColumnGap(track),
    ratio: width / height > 0 ? width / height : null,
  };
}

/** Returns the same object as long as its properties are the same. */
function useStable<T extends object>(value: T): T {
  const last = useRef(value);
  if (!isShallowEqual(last.current, value)) last.current = value;
  return last.current;
}

function isShallowEqual<T extends object>(a: T | null, b: T | null): boolean {
  if (!a || !b) return a === b;
  const names = Object.keys(b) as (keyof T)[];
  return names.length === Object.keys(a).length && names.every((name) => Object.is(a[name], b[name]));
}
