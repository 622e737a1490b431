// Geometry of slides in equal columns. Pure; in px.

/** Rectangles by index, from the top and the inline start of the track. */
export interface SlideRects {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly width: Float64Array;
  readonly height: Float64Array;
  /** Height of the whole track. */
  readonly blockSize: number;
}

export interface TrackSpace {
  readonly width: number;
  readonly gap: number;
}

/** `count` empty rectangles. */
export const createRects = (count: number) => ({
  x: new Float64Array(count),
  y: new Float64Array(count),
  width: new Float64Array(count),
  height: new Float64Array(count),
});

/** Rows of equal columns; each row is as high as its tallest slide. @param ratios width divided by height of each slide */
export function computeGridRects(
  ratios: ArrayLike<number>,
  columns: number,
  { width, gap }: TrackSpace,
): SlideRects {
  const rects = createRects(ratios.length);
  const columnWidth = getColumnWidth(columns, { width, gap });
  let top = 0;
  let rowHeight = 0;
  for (let index = 0; index < ratios.length; index++) {
    const column = index % columns;
    if (column === 0 && index > 0) [top, rowHeight] = [top + rowHeight + gap, 0];
    const height = columnWidth / (ratios[index] as number);
    rects.x[index] = column * (columnWidth + gap);
    rects.y[index] = top;
    rects.width[index] = columnWidth;
    rects.height[index] = height;
    rowHeight = Math.max(rowHeight, height);
  }
  return { ...rects, blockSize: top + rowHeight };
}

/** The number of columns of at least this width that fit, at least 1 (GAL-080, GAL-081). */
export const countColumns = ({ width, gap }: TrackSpace, columnWidth: number): number =>
  Math.max(1, Math.floor((width + gap) / (columnWidth + gap)));

/**
 * Masonry columns: each slide goes to the shortest column, so appended slides never move earlier ones.
 * @param ratios width divided by height of each slide
 */
export function computeColumnRects(
  ratios: ArrayLike<number>,
  columns: number,
  { width, gap }: TrackSpace,
): SlideRects {
  const rects = createRects(ratios.length);
  const columnWidth = getColumnWidth(columns, { width, gap });
  const ends = new Float64Array(columns);
  for (let index = 0; index < ratios.length; index++) {
    const column = findShortestColumn(ends);
    const height = columnWidth / (ratios[index] as number);
    rects.x[index] = column * (columnWidth + gap);
    rects.y[index] = ends[column] as number;
    rects.width[index] = columnWidth;
    rects.height[index] = height;
    ends[column] = (ends[column] as number) + height + gap;
  }
  return { ...rects, blockSize: Math.max(0, Math.max(...ends) - gap) };
}

const getColumnWidth = (columns: number, { width, gap }: TrackSpace): number =>
  (width - (columns - 1) * gap) / columns;

/** The first of the shortest columns; differences within rounding are ignored. */
function findShortestColumn(ends: Float64Array): number {
  let shortest = 0;
  for (let column = 1; column < ends.length; column++)
    if ((ends[column] as number) < (ends[shortest] as number) - 1e-6) shortest = column;
  return shortest;
}
