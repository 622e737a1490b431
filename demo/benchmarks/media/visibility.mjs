// Whether an element is visible or can be scrolled into view, from rectangles that the page reports (kit/probe.js).

/**
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Rect
 * @typedef {[Rect & { isRendered: boolean }, ...Array<Rect & { x: string, y: string }>]} Boxes the element, then its
 * clipping ancestors, from the inside out; `x` and `y` are computed values of overflow
 */

const SCROLLS = ['auto', 'scroll'];
const MIN_VISIBLE = 0.5;

/** Whether at least half of it can be scrolled into view. @param {Boxes} boxes */
export function isReachable(boxes) {
  return isHalfVisible(boxes, (range, box, overflow) =>
    SCROLLS.includes(overflow)
      ? [box[0], Math.min(box[1], box[0] + range[1] - range[0])]
      : intersect(range, box),
  );
}

/** Whether at least half of it is in view now. @param {Boxes} boxes */
export function isInView(boxes) {
  return isHalfVisible(boxes, intersect);
}

function isHalfVisible([element, ...ancestors], limit) {
  if (!element.isRendered) return false;
  let [x, y] = ranges(element);
  for (const box of ancestors) {
    const [boxX, boxY] = ranges(box);
    if (box.x !== 'visible') x = limit(x, boxX, box.x);
    if (box.y !== 'visible') y = limit(y, boxY, box.y);
  }
  const [fullX, fullY] = ranges(element);
  return length(x) * length(y) >= MIN_VISIBLE * length(fullX) * length(fullY);
}

const ranges = ({ left, top, right, bottom }) => [
  [left, right],
  [top, bottom],
];
const intersect = ([from, to], [min, max]) => [Math.max(from, min), Math.min(to, max)];
const length = ([from, to]) => Math.max(0, to - from);
