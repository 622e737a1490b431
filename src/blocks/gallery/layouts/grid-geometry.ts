// Where does each of many slides stand? Pure arithmetic: only what is near the viewport has to exist as nodes.

/** Rectangles by index, in px from the top and from the start side (left, where text runs from left to right). */
export interface SlideRects {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly width: Float64Array;
  readonly height: Float64Array;
  /** Of all of them. */
  readonly blockSize: number;
}

/** What there is to stand in, in px. */
export interface TrackSpace {
  readonly width: number;
  readonly gap: number;
}

/** `count` places of no size yet. */
export const createRects = (count: number) => ({
  x: new Float64Array(count),
  y: new Float64Array(count),
  width: new Float64Array(count),
  height: new Float64Array(count),
});

/** Rows of equal columns; a row is as high as its highest slide. @param ratios width by height, one for each slide */
export function computeGridRects(
  ratios: ArrayLike<number>,
  columns: number,
  { width, gap }: TrackSpace,
): SlideRects {
  const places = createRects(ratios.length);
  const column = (width - (columns - 1) * gap) / columns;
  let top = 0;
  let highest = 0;
  for (let index = 0; index < ratios.length; index++) {
    const at = index % columns;
    if (at === 0 && index > 0) [top, highest] = [top + highest + gap, 0];
    const height = column / (ratios[index] as number);
    places.x[index] = at * (column + gap);
    places.y[index] = top;
    places.width[index] = column;
    places.height[index] = height;
    highest = Math.max(highest, height);
  }
  return { ...places, blockSize: top + highest };
}
