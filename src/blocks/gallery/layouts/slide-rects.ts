// Where does each design place slides that are data? Arithmetic; nodes of the page are placed by the style sheets.
import { fitSlidesPerRow } from './carousel';
import { computeColumnRects, countColumns } from './columns';
import { getSlidesPerRow } from './grid';
import { computeGridRects, type SlideRects, type TrackSpace } from './grid-geometry';
import { computeRowRects } from './justified-rows.model';
import type { GalleryOptions } from './layout';
import { LIST_SIZE } from './list';

/** @param ratios width divided by height of each slide */
type ComputeRects = (ratios: ArrayLike<number>, space: TrackSpace, options: GalleryOptions) => SlideRects;

const computeByDesign: Partial<Record<GalleryOptions['design'], ComputeRects>> = {
  grid: (ratios, space, options) =>
    computeGridRects(ratios, fitSlidesPerRow(getSlidesPerRow(options), space.width), space),
  autogrid: (ratios, space, { columnWidth }) =>
    computeGridRects(ratios, countColumns(space, columnWidth), space),
  autocolumns: (ratios, space, { columnWidth }) =>
    computeColumnRects(ratios, countColumns(space, columnWidth), space),
  autorows: (ratios, space, { rowHeight }) => computeRowRects(ratios, { ...space, target: rowHeight }),
  list(ratios, space, { listImageSize }) {
    const share = toShare(listImageSize ?? LIST_SIZE, space.width);
    const lines = Float64Array.from(ratios, (ratio) => ratio / share);
    return computeGridRects(lines, 1, space);
  },
};

/** A design without an arithmetic of its own has them one below the other. */
export const getRectsFunction = (design: GalleryOptions['design']): ComputeRects =>
  computeByDesign[design] ?? ((ratios, space) => computeGridRects(ratios, 1, space));

/** The part of the width that a size in % or px takes. */
const toShare = (size: string, width: number): number =>
  Math.min(1, Number.parseFloat(size) / (size.endsWith('%') ? 100 : width)) || 1;
