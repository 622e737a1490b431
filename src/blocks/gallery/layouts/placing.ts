// Where does each design place slides that are data? Arithmetic; nodes of the page are placed by the style sheets.
import { fitting } from './carousel';
import { columnsIn, placeInColumns } from './columns';
import { perRow } from './grid';
import type { GalleryOptions } from './layout';
import { LIST_SIZE } from './list';
import { type Places, placeInGrid, type Space } from './places';
import { placeInRows } from './rows';

/** @param ratios width divided by height of each slide */
type Placing = (ratios: ArrayLike<number>, space: Space, options: GalleryOptions) => Places;

const placings: Partial<Record<GalleryOptions['design'], Placing>> = {
  grid: (ratios, space, options) => placeInGrid(ratios, fitting(perRow(options), space.width), space),
  autogrid: (ratios, space, { columnWidth }) => placeInGrid(ratios, columnsIn(space, columnWidth), space),
  autocolumns: (ratios, space, { columnWidth }) =>
    placeInColumns(ratios, columnsIn(space, columnWidth), space),
  autorows: (ratios, space, { rowHeight }) => placeInRows(ratios, { ...space, target: rowHeight }),
  list(ratios, space, { listImageSize }) {
    const share = shareOf(listImageSize ?? LIST_SIZE, space.width);
    const lines = Float64Array.from(ratios, (ratio) => ratio / share);
    return placeInGrid(lines, 1, space);
  },
};

/** A design without an arithmetic of its own has them one below the other. */
export const placingOf = (design: GalleryOptions['design']): Placing =>
  placings[design] ?? ((ratios, space) => placeInGrid(ratios, 1, space));

/** The part of the width that a size in % or px takes. */
const shareOf = (size: string, width: number): number =>
  Math.min(1, Number.parseFloat(size) / (size.endsWith('%') ? 100 : width)) || 1;
