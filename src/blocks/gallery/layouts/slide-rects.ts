// Geometry of data slides by design. Nodes of the page are laid out by CSS.
import type { Design, GalleryOptions } from '../gallery.types';
import {
  computeColumnRects,
  computeGridRects,
  countColumns,
  type SlideRects,
  type TrackSpace,
} from './grid-geometry';
import { computeRowRects } from './justified-rows.model';
import { fitSlidesPerRow } from './sliding-layouts';
import { getGridColumns, LIST_IMAGE_SIZE } from './static-layouts';

/** @param ratios width divided by height of each slide */
type ComputeRects = (ratios: ArrayLike<number>, space: TrackSpace, options: GalleryOptions) => SlideRects;

const computeByDesign: Partial<Record<Design, ComputeRects>> = {
  grid: (ratios, space, options) =>
    computeGridRects(ratios, fitSlidesPerRow(getGridColumns(options), space.width), space),
  autogrid: (ratios, space, { columnWidth }) =>
    computeGridRects(ratios, countColumns(space, columnWidth), space),
  autocolumns: (ratios, space, { columnWidth }) =>
    computeColumnRects(ratios, countColumns(space, columnWidth), space),
  autorows: (ratios, space, { rowHeight }) => computeRowRects(ratios, { ...space, target: rowHeight }),
  list(ratios, space, { listImageSize }) {
    const share = toShare(listImageSize ?? LIST_IMAGE_SIZE, space.width);
    const lineRatios = Float64Array.from(ratios, (ratio) => ratio / share);
    return computeGridRects(lineRatios, 1, space);
  },
};

/** Designs without a computation of their own stack the slides. */
export const computeSlideRects: ComputeRects = (ratios, space, options) =>
  (computeByDesign[options.design] ?? computeStackRects)(ratios, space, options);

const computeStackRects: ComputeRects = (ratios, space) => computeGridRects(ratios, 1, space);

/** The share of the width that a size in % or px takes. */
const toShare = (size: string, width: number): number =>
  Math.min(1, Number.parseFloat(size) / (size.endsWith('%') ? 100 : width)) || 1;
