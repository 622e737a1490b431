// Which of many slides are rendered. Pure.
import type { SlideRects } from '../../layouts/grid-geometry';

/** Indices of the slides that overlap each horizontal band; all bands have the same height. */
export interface Bands {
  readonly height: number;
  readonly bands: readonly (readonly number[] | undefined)[];
}

/** Computed once for each layout. @param bandHeight in px */
export function groupIntoBands({ y, height }: SlideRects, bandHeight: number): Bands {
  const bands: number[][] = [];
  for (let index = 0; index < y.length; index++) {
    const top = y[index] as number;
    const last = Math.floor((top + (height[index] as number)) / bandHeight);
    for (let number = Math.floor(top / bandHeight); number <= last; number++) {
      const band = bands[number];
      if (band) band.push(index);
      else bands[number] = [index];
    }
  }
  return { height: bandHeight, bands };
}

/** Ascending indices of all slides in the bands between two positions. */
export function getIndicesBetween({ height, bands }: Bands, from: number, to: number): number[] {
  const indices = new Set<number>();
  const last = Math.min(bands.length - 1, Math.floor(to / height));
  for (let number = Math.max(0, Math.floor(from / height)); number <= last; number++)
    for (const index of bands[number] ?? []) indices.add(index);
  return [...indices].sort((a, b) => a - b);
}

/** Slides of a scrolling track: for each group start the group itself, the one before and the one after. */
export function getTrackIndices(starts: readonly number[], count: number, perView: number): number[] {
  const indices = new Set<number>();
  for (const start of starts) {
    const end = Math.min(count, start + 2 * perView);
    for (let index = Math.max(0, start - perView); index < end; index++) indices.add(index);
  }
  return [...indices].sort((a, b) => a - b);
}

/** Slides of a slideshow: the current one, both neighbors (wrapping at the ends), and the outgoing one. */
export function getStackIndices(current: number, outgoing: number, count: number): number[] {
  const indices = [current - 1, current, current + 1, outgoing].map((index) => (index + count) % count);
  return [...new Set(indices)].sort((a, b) => a - b);
}

/** Grid columns of a track in which an empty column replaces each run of slides that are not rendered. */
export interface TrackColumns {
  /** Value of `grid-template-columns`. */
  readonly template: string;
  /** Values of `grid-column` of the rendered slides, from 1. */
  readonly columns: readonly number[];
}

/** @param indices of the rendered slides, ascending */
export function computeTrackColumns(indices: readonly number[], count: number): TrackColumns {
  const template: string[] = [];
  const columns: number[] = [];
  let [next, column, run] = [0, 1, 0];
  const endRun = () => {
    if (run > 0) template.push(`repeat(${run}, var(--_column))`);
    run = 0;
  };
  const skipTo = (index: number) => {
    if (index === next) return;
    endRun();
    template.push(`calc(${index - next} * (var(--_column) + var(--_space)) - var(--_space))`);
    column += 1;
  };
  for (const index of indices) {
    skipTo(index);
    columns.push(column++);
    run += 1;
    next = index + 1;
  }
  skipTo(count);
  endRun();
  return { template: template.join(' '), columns };
}
