// Splits slides into justified rows. Pure: aspect ratios in, rows in px out. Rows are preserved when slides are
// appended: a complete row never changes, and an incomplete last row is filled without moving its slides.
import { createRects, type SlideRects, type TrackSpace } from './grid-geometry';

/** The space to fill, in px. `target`: the height that each row approximates. */
export interface RowSpace extends TrackSpace {
  readonly target: number;
}

/** Slides side by side, all as high as the row. */
export interface Row {
  readonly widths: readonly number[];
  readonly height: number;
  /** Whether the row fills the width; only the last row may not. */
  readonly isComplete: boolean;
}

/** A last row with less space left than this, as a multiple of its height, is stretched to the full width. */
const MAX_REMAINDER = 0.6;

/**
 * Computes rows for all slides: the split with the smallest sum of height errors, weighted by an exponent. An exponent
 * of 1 minimizes the mean error, 2 the outliers; a value in between keeps both near their best.
 * @param ratios width divided by height of each slide
 * @param existing rows to keep, from the first slide on
 */
export function justifyRows(
  ratios: ArrayLike<number>,
  space: RowSpace,
  existing: readonly Row[] = [],
): readonly Row[] {
  const last = existing.at(-1);
  const unchanged =
    last && !last.isComplete
      ? [...existing.slice(0, -1), fillRow(last, ratios, countSlides(existing), space)]
      : existing;
  const from = countSlides(unchanged);
  if (from >= ratios.length) return unchanged;
  return [...unchanged, ...splitIntoRows(ratios, from, space)];
}

/** Converts the rows to one rectangle for each slide. */
export function computeRowRects(ratios: ArrayLike<number>, space: RowSpace): SlideRects {
  const rects = createRects(ratios.length);
  let index = 0;
  let top = 0;
  for (const { widths, height } of justifyRows(ratios, space)) {
    let start = 0;
    for (const width of widths) {
      rects.x[index] = start;
      rects.y[index] = top;
      rects.width[index] = width;
      rects.height[index] = height;
      start += width + space.gap;
      index++;
    }
    top += height + space.gap;
  }
  return { ...rects, blockSize: Math.max(0, top - space.gap) };
}

/** The number of slides in these rows. */
export const countSlides = (rows: readonly Row[]): number =>
  rows.reduce((count, { widths }) => count + widths.length, 0);

/** The shortest path from the first slide to the last, where each step is a row and its cost the height error. */
function splitIntoRows(ratios: ArrayLike<number>, from: number, space: RowSpace): Row[] {
  const count = ratios.length - from;
  const costs = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const rowStarts = new Int32Array(count + 1);
  costs[0] = 0;
  for (let first = 0; first < count; first++) {
    let sum = 0;
    for (let end = first + 1; end <= count; end++) {
      sum += ratios[from + end - 1] as number;
      const height = computeHeight(sum, end - first, space);
      const total = (costs[first] as number) + computeCost(height, space, end === count);
      if (total < (costs[end] as number)) {
        costs[end] = total;
        rowStarts[end] = first;
      }
      // Further slides only lower the row.
      if (height < space.target / 2 && end > first + 1) break;
    }
  }
  const rows: Row[] = [];
  for (let end = count; end > 0; end = rowStarts[end] as number)
    rows.unshift(createRow(ratios, from + (rowStarts[end] as number), from + end, space, end === count));
  return rows;
}

const computeHeight = (ratioSum: number, count: number, { width, gap }: RowSpace): number =>
  Math.max(width - (count - 1) * gap, 1) / ratioSum;

/** Too few slides cost nothing in the last row, which may stay incomplete. */
const computeCost = (height: number, { target }: RowSpace, isLast: boolean): number =>
  isLast && height > target ? 0 : Math.abs(height / target - 1) ** 1.75;

function createRow(
  ratios: ArrayLike<number>,
  from: number,
  end: number,
  space: RowSpace,
  isLast: boolean,
): Row {
  const rowRatios = Array.from({ length: end - from }, (_, offset) => ratios[from + offset] as number);
  const ratioSum = rowRatios.reduce((sum, ratio) => sum + ratio, 0);
  const remainder = space.width - (rowRatios.length - 1) * space.gap - ratioSum * space.target;
  const isOpen = isLast && remainder > MAX_REMAINDER * space.target + space.gap;
  const height = isOpen ? space.target : computeHeight(ratioSum, rowRatios.length, space);
  return { widths: rowRatios.map((ratio) => ratio * height), height, isComplete: !isOpen };
}

/** Fills an incomplete row with the next slides; the added ones are cropped slightly so that the row fills the width. */
function fillRow(row: Row, ratios: ArrayLike<number>, from: number, space: RowSpace): Row {
  const { height } = row;
  const remainingWidth = space.width - row.widths.reduce((used, width) => used + width + space.gap, 0);
  const added: number[] = [];
  /** The factor by which the added slides must be scaled to fill the row. */
  const getScale = (widths: readonly number[]) =>
    (remainingWidth - (widths.length - 1) * space.gap) / widths.reduce((sum, width) => sum + width, 0);
  for (let index = from; index < ratios.length; index++) {
    const extended = [...added, (ratios[index] as number) * height];
    const remainder = remainingWidth - extended.reduce((sum, width) => sum + width + space.gap, 0);
    if (remainder > MAX_REMAINDER * height) {
      added.push(extended.at(-1) as number);
      continue;
    }
    const fitting = added.length > 0 && getScale(added) * getScale(extended) < 1 ? added : extended;
    const scaled = fitting.map((width) => width * getScale(fitting));
    return { widths: [...row.widths, ...scaled], height, isComplete: true };
  }
  return { ...row, widths: [...row.widths, ...added] };
}
