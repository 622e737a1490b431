// Which of many slides are near what is seen? Pure: places, positions and indices only.
import type { SlideRects } from '../../layouts/grid-geometry';

/** Indices of slides by the shelf that they touch; shelves are of one height and lie one below the other. */
export interface Bands {
  readonly height: number;
  readonly shelves: readonly (readonly number[] | undefined)[];
}

/** Sorts the slides into shelves, once for each layout. @param height of a shelf in px */
export function groupIntoBands({ y, height: heights }: SlideRects, height: number): Bands {
  const shelves: number[][] = [];
  for (let index = 0; index < y.length; index++) {
    const top = y[index] as number;
    const last = Math.floor((top + (heights[index] as number)) / height);
    for (let at = Math.floor(top / height); at <= last; at++) {
      const shelf = shelves[at];
      if (shelf) shelf.push(index);
      else shelves[at] = [index];
    }
  }
  return { height, shelves };
}

/** Ascending indices of all slides on the shelves from one position to another. */
export function getIndicesBetween({ height, shelves }: Bands, from: number, to: number): number[] {
  const found = new Set<number>();
  const last = Math.min(shelves.length - 1, Math.floor(to / height));
  for (let at = Math.max(0, Math.floor(from / height)); at <= last; at++)
    for (const index of shelves[at] ?? []) found.add(index);
  return [...found].sort((a, b) => a - b);
}

/** Slides of a strip around the ones that start at these positions: a group before, the group itself, a group after. */
export function getStripIndices(starts: readonly number[], count: number, perView: number): number[] {
  const found = new Set<number>();
  for (const start of starts) {
    const end = Math.min(count, start + 2 * perView);
    for (let index = Math.max(0, start - perView); index < end; index++) found.add(index);
  }
  return [...found].sort((a, b) => a - b);
}

/** Slides of a pile: the one shown, the one before and after it (past the ends it starts over), and the one that leaves. */
export function getStackIndices(index: number, leaving: number, count: number): number[] {
  const all = [index - 1, index, index + 1, leaving].map((at) => (at + count) % count);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** A strip of equal columns in which only some slides exist; one empty column stands for each run of missing ones. */
export interface StripColumns {
  /** For `grid-template-columns`. */
  readonly template: string;
  /** For `grid-column`, from 1, in the order of the slides. */
  readonly columns: readonly number[];
}

/** @param indices of the slides that exist, ascending */
export function computeStripColumns(indices: readonly number[], count: number): StripColumns {
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
