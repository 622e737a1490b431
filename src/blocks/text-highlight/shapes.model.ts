// Strokes of a text highlight, built at the size of one line of text.

/** A line of text, in hundredths of its font size. */
export interface LineBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Units of a `LineBox` per em. */
export const EM = 100;

type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1. */
type Random = () => number;

/** The same numbers for the same seed, so that a highlight looks the same on each visit (MINSTD). */
export function createRandom(seed: number): Random {
  let state = (Math.abs(seed) % 0x7ffffffe) + 1;
  return () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** @returns SVG path data of each stroke, in the coordinates of the box */
export const createStrokes = (shape: HighlightShape, box: LineBox, random: Random): string[] =>
  STROKES[shape](box, random).map((points) => toPath(points, shape === 'jagged' || shape === 'scribble'));

/** Width of the stroke of a marker, relative to the height of the line. */
export const MARKER_HEIGHT = 0.72;

/** Where an underline runs, relative to the height of the line. */
const BASELINE = 0.92;

/** The largest deviation of a straight line. */
const WOBBLE = 0.03 * EM;

/** HLT-001. */
const STROKES = {
  circle: (box: LineBox, random: Random) => [createLoop(box, random, 2, 0.28)],
  cross: (box: LineBox, random: Random) => [
    createLine(box, random, 0.18, 0.88),
    createLine(box, random, 0.88, 0.18),
  ],
  enclose: (box: LineBox, random: Random) => [createLoop(box, random, 6, 0.18)],
  jagged: (box: LineBox, random: Random) => [createZigzag(box, 0.28, 0.08 + 0.02 * random(), BASELINE)],
  marker: (box: LineBox, random: Random) => [createLine(insetEnds(box), random, 0.52, 0.5)],
  scribble: (box: LineBox, random: Random) => [createZigzag(box, 0.3 + 0.05 * random(), 0.3, 0.54)],
  strike: (box: LineBox, random: Random) => [createLine(box, random, 0.56)],
  strikeDiagonal: (box: LineBox, random: Random) => [createLine(box, random, 0.88, 0.2)],
  underline: (box: LineBox, random: Random) => [createLine(box, random)],
  underlineCurve: ({ left, width, top, height }: LineBox) => {
    const y = top + height * BASELINE;
    const depth = Math.min(0.22 * EM, width * 0.12);
    return [
      [0, 0.25, 0.5, 0.75, 1].map((x): Point => [left + width * x, y + depth * (0.5 - (2 * x - 1) ** 2)]),
    ];
  },
  underlineDouble: (box: LineBox, random: Random) => [
    createLine(box, random, BASELINE - 0.03),
    createLine(box, random, BASELINE + 0.07),
  ],
  wave: (box: LineBox) => [createZigzag(box, 0.45, 0.07, BASELINE)],
};

export type HighlightShape = keyof typeof STROKES;

export const HIGHLIGHT_SHAPES = Object.keys(STROKES) as HighlightShape[];

/** Without the round ends of a marker, which are as wide as half of its height. */
function insetEnds(box: LineBox): LineBox {
  const inset = Math.min(box.width / 2, Math.max(0, (box.height * MARKER_HEIGHT) / 2 - 0.15 * EM));
  return { ...box, left: box.left + inset, width: box.width - 2 * inset };
}

/** A line from the start to the end of the text, at parts of its height. */
const createLine = (
  { left, top, width, height }: LineBox,
  random: Random,
  from = BASELINE,
  to = from,
): Point[] =>
  [0, 0.5, 1].map(
    (x): Point => [left + width * x, top + height * (from + (to - from) * x) + (random() - 0.5) * 2 * WOBBLE],
  );

/** @param step width of half a wave, in em @param amplitude in em @param at part of the height */
function createZigzag(
  { left, top, width, height }: LineBox,
  step: number,
  amplitude: number,
  at: number,
): Point[] {
  const count = Math.max(2, Math.round(width / (step * EM)));
  return Array.from(
    { length: count + 1 },
    (_, index): Point => [left + (width * index) / count, top + height * at + (-1) ** index * amplitude * EM],
  );
}

/** A closed curve around the text whose ends overlap a little, as drawn by hand. @param power 2 is an ellipse, more a box */
function createLoop(
  { left, top, width, height }: LineBox,
  random: Random,
  power: number,
  padding: number,
): Point[] {
  // An ellipse around the text has to be larger than a box around it.
  const radiusX = (width / 2 + padding * EM) * (power === 2 ? 1.06 : 1);
  const radiusY = height / 2 + padding * 0.4 * EM;
  const count = 24;
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  return Array.from({ length: count + 3 }, (_, index): Point => {
    const angle = Math.PI * ((2 * index) / count - 0.6);
    const drift = 1 + (index / count) * 0.04 + (random() - 0.5) * 0.012;
    return [
      left + width / 2 + radiusX * bend(Math.cos(angle)) * drift,
      top + height / 2 + radiusY * bend(Math.sin(angle)) * drift,
    ];
  });
}

/** A path through the points: straight lines, or Catmull-Rom splines as cubic curves. */
const toPath = (points: readonly Point[], isSharp: boolean): string =>
  points
    .map((point, index) => {
      const from = points[index - 1];
      if (!from) return `M${format(point)}`;
      if (isSharp) return `L${format(point)}`;
      const before = points[index - 2] ?? from;
      const after = points[index + 1] ?? point;
      return `C${format(from, point, before)} ${format(point, from, after)} ${format(point)}`;
    })
    .join('');

/** A point, moved by a sixth of the way between two others. */
const format = (point: Point, to = point, from = to): string =>
  point.map((value, axis) => Math.round((value + (to[axis]! - from[axis]!) / 6) * 10) / 10).join();

/** Joins the boxes of the words of a text into one per line. */
export function joinLines(boxes: readonly LineBox[]): LineBox[] {
  const lines: LineBox[] = [];
  for (const next of boxes) {
    if (next.width === 0 || next.height === 0) continue;
    const last = lines.at(-1);
    const center = next.top + next.height / 2;
    if (!last || center < last.top || center > last.top + last.height) {
      lines.push(next);
      continue;
    }
    const left = Math.min(last.left, next.left);
    const top = Math.min(last.top, next.top);
    const width = Math.max(last.left + last.width, next.left + next.width) - left;
    const height = Math.max(last.top + last.height, next.top + next.height) - top;
    lines[lines.length - 1] = { left, top, width, height };
  }
  return lines;
}

/**
 * Start and duration of each stroke, one after the other, in proportion to their lengths, each from 0.2 to 1 times the
 * whole (HLT-009).
 * @param duration of the whole, in ms
 */
export function scheduleStrokes(
  lengths: readonly number[],
  duration: number,
): readonly { readonly delay: number; readonly duration: number }[] {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let delay = 0;
  return lengths.map((length) => {
    const stroke = { delay, duration: duration * Math.max(0.2, total > 0 ? length / total : 1) };
    delay += stroke.duration;
    return stroke;
  });
}
