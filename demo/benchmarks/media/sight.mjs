// Whether an element is visible or can be scrolled into view, from rectangles that the page reports (kit/probe.js).

/**
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Rect
 * @typedef {[Rect & { seen: boolean }, ...Array<Rect & { x: string, y: string }>]} Boxes the element, then its
 * clipping ancestors, from the inside out; `x` and `y` are computed values of overflow
 */

const SCROLLS = ['auto', 'scroll'];
const ENOUGH = 0.5;

/** Whether at least half of it can be scrolled into view. @param {Boxes} boxes */
export function isReachable(boxes) {
  return isEnough(boxes, (range, box, overflow) =>
    SCROLLS.includes(overflow) ? [box[0], Math.min(box[1], box[0] + range[1] - range[0])] : cut(range, box),
  );
}

/** Whether at least half of it is in view now. @param {Boxes} boxes */
export function isInView(boxes) {
  return isEnough(boxes, cut);
}

function isEnough([element, ...around], limit) {
  if (!element.seen) return false;
  let [x, y] = ranges(element);
  for (const box of around) {
    const [boxX, boxY] = ranges(box);
    if (box.x !== 'visible') x = limit(x, boxX, box.x);
    if (box.y !== 'visible') y = limit(y, boxY, box.y);
  }
  const [wholeX, wholeY] = ranges(element);
  return size(x) * size(y) >= ENOUGH * size(wholeX) * size(wholeY);
}

const ranges = ({ left, top, right, bottom }) => [
  [left, right],
  [top, bottom],
];
const cut = ([from, to], [least, most]) => [Math.max(from, least), Math.min(to, most)];
const size = ([from, to]) => Math.max(0, to - from);
