// Which slides share a row, and how high is it? Pure: widths divided by heights in, rows in px out. Rows that stand stay
// as they are when slides are added: a row that is full never changes, and the last one, which may be open at its end, is
// filled without moving what stands in it.

import { createRects, type SlideRects, type TrackSpace } from './grid-geometry';

/** What the rows have to fill, in px. `target`: the height that each comes close to. */
export interface RowSpace extends TrackSpace {
  readonly target: number;
}

/** Slides side by side, all as high as the row. */
export interface Row {
  readonly widths: readonly number[];
  readonly height: number;
  /** Does it reach the end? Only the last row may not. */
  readonly full: boolean;
}

/** A last row with less room than this left, in heights of the row, is stretched to the end. */
const ROOM = 0.6;

/**
 * Rows for all slides. Of all ways to split them the one with the least errors of the heights in sum, large ones
 * counting more: an exponent of 1 makes the mean smallest, 2 the outliers; between them both are near their best.
 * @param ratios width divided by height of each slide
 * @param previous rows that stay, from the first slide on
 */
export function justifyRows(
  ratios: ArrayLike<number>,
  space: RowSpace,
  previous: readonly Row[] = [],
): readonly Row[] {
  const last = previous.at(-1);
  const begun =
    last && !last.full
      ? [...previous.slice(0, -1), fillRow(last, ratios, countSlides(previous), space)]
      : previous;
  const from = countSlides(begun);
  if (from >= ratios.length) return begun;
  return [...begun, ...splitIntoRows(ratios, from, space)];
}

/** The rows as places of each slide. */
export function computeRowRects(ratios: ArrayLike<number>, space: RowSpace): SlideRects {
  const places = createRects(ratios.length);
  let index = 0;
  let top = 0;
  for (const { widths, height } of justifyRows(ratios, space)) {
    let start = 0;
    for (const width of widths) {
      places.x[index] = start;
      places.y[index] = top;
      places.width[index] = width;
      places.height[index] = height;
      start += width + space.gap;
      index++;
    }
    top += height + space.gap;
  }
  return { ...places, blockSize: Math.max(0, top - space.gap) };
}

/** Slides in these rows. */
export const countSlides = (rows: readonly Row[]): number =>
  rows.reduce((count, { widths }) => count + widths.length, 0);

/** The shortest way from the first slide to the last, a step being a row. */
function splitIntoRows(ratios: ArrayLike<number>, from: number, space: RowSpace): Row[] {
  const count = ratios.length - from;
  const cost = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const start = new Int32Array(count + 1);
  cost[0] = 0;
  for (let first = 0; first < count; first++) {
    let sum = 0;
    for (let end = first + 1; end <= count; end++) {
      sum += ratios[from + end - 1] as number;
      const height = computeHeight(sum, end - first, space);
      const error = computeCost(height, space, end === count);
      const total = (cost[first] as number) + error;
      if (total < (cost[end] as number)) {
        cost[end] = total;
        start[end] = first;
      }
      // More slides only make the row lower.
      if (height < space.target / 2 && end > first + 1) break;
    }
  }
  const rows: Row[] = [];
  for (let end = count; end > 0; end = start[end] as number)
    rows.unshift(createRow(ratios, from + (start[end] as number), from + end, space, end === count));
  return rows;
}

const computeHeight = (ratios: number, count: number, { width, gap }: RowSpace): number =>
  Math.max(width - (count - 1) * gap, 1) / ratios;

/** The last row may be open, so that it costs nothing to have too few slides for it. */
const computeCost = (height: number, { target }: RowSpace, isLast: boolean): number =>
  isLast && height > target ? 0 : Math.abs(height / target - 1) ** 1.75;

function createRow(
  ratios: ArrayLike<number>,
  from: number,
  end: number,
  space: RowSpace,
  isLast: boolean,
): Row {
  const shapes = Array.from({ length: end - from }, (_, at) => ratios[from + at] as number);
  const sum = shapes.reduce((all, ratio) => all + ratio, 0);
  const full = computeHeight(sum, shapes.length, space);
  const left = space.width - (shapes.length - 1) * space.gap - sum * space.target;
  const isOpen = isLast && left > ROOM * space.target + space.gap;
  const height = isOpen ? space.target : full;
  return { widths: shapes.map((ratio) => ratio * height), height, full: !isOpen };
}

/** Fills an open row with the slides that come next: the last of them are cropped a little so that it ends flush. */
function fillRow(row: Row, ratios: ArrayLike<number>, from: number, space: RowSpace): Row {
  const { height } = row;
  const room = space.width - row.widths.reduce((taken, width) => taken + width + space.gap, 0);
  const added: number[] = [];
  /** How much of their own width the added slides would keep. */
  const scale = (widths: readonly number[]) =>
    (room - (widths.length - 1) * space.gap) / widths.reduce((all, width) => all + width, 0);
  for (let index = from; index < ratios.length; index++) {
    const more = [...added, (ratios[index] as number) * height];
    const left = room - more.reduce((all, width) => all + width + space.gap, 0);
    if (left > ROOM * height) {
      added.push(more.at(-1) as number);
      continue;
    }
    const fits = added.length > 0 && scale(added) * scale(more) < 1 ? added : more;
    const fitted = fits.map((width) => width * scale(fits));
    return { widths: [...row.widths, ...fitted], height, full: true };
  }
  return { ...row, widths: [...row.widths, ...added] };
}
