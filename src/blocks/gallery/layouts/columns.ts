// Where do slides of any height stand in equal columns? Pure arithmetic, in px.
import { createRects, type SlideRects, type TrackSpace } from './grid-geometry';

/** Columns of at least this width that fit, at least one; the number is rounded down (GAL-080, GAL-081). */
export const countColumns = ({ width, gap }: TrackSpace, columnWidth: number): number =>
  Math.max(1, Math.floor((width + gap) / (columnWidth + gap)));

/**
 * Each slide goes below the column that ends highest, the first one of several: earlier slides never move when others
 * follow. @param ratios width by height, one for each slide
 */
export function computeColumnRects(
  ratios: ArrayLike<number>,
  columns: number,
  { width, gap }: TrackSpace,
): SlideRects {
  const places = createRects(ratios.length);
  const column = (width - (columns - 1) * gap) / columns;
  const ends = new Float64Array(columns);
  for (let index = 0; index < ratios.length; index++) {
    const at = findShortestColumn(ends);
    const height = column / (ratios[index] as number);
    places.x[index] = at * (column + gap);
    places.y[index] = ends[at] as number;
    places.width[index] = column;
    places.height[index] = height;
    ends[at] = (ends[at] as number) + height + gap;
  }
  return { ...places, blockSize: Math.max(0, Math.max(...ends) - gap) };
}

/** The column that ends highest; ends that differ by nothing but rounding are the same. */
function findShortestColumn(ends: Float64Array): number {
  let found = 0;
  // The first one of several: only what ends clearly higher goes before it.
  for (let at = 1; at < ends.length; at++)
    if ((ends[at] as number) < (ends[found] as number) - 1e-6) found = at;
  return found;
}
