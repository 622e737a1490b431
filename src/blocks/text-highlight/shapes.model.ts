// Strokes of a text highlight, built at the size of one line of text.

/** A line of text, in hundredths of its font size. */
export type LineBox = readonly [left: number, top: number, right: number, bottom: number];

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
  STROKES[shape](createPen(shape === 'marker' ? insetEnds(box) : box, random)).map((points) =>
    toPath(points, /^(jagged|scribble)$/.test(shape)),
  );

/** Width of the stroke of a marker, relative to the height of the line. */
export const MARKER_HEIGHT = 0.72;

/** Where an underline runs, relative to the height of the line. */
const BASELINE = 0.92;

/** The largest deviation of a straight line. */
const WOBBLE = 0.03 * EM;

/** Points of a closed curve. */
const LOOP_POINTS = 24;

type Pen = ReturnType<typeof createPen>;

/** HLT-001. */
const STROKES = {
  circle: (pen: Pen) => [pen.loop(2, 0.28)],
  cross: (pen: Pen) => [pen.line(0.18, 0.88), pen.line(0.88, 0.18)],
  enclose: (pen: Pen) => [pen.loop(6, 0.18)],
  jagged: (pen: Pen) => [pen.zigzag(0.28, 0.08 + 0.02 * pen.random(), BASELINE)],
  marker: (pen: Pen) => [pen.line(0.52, 0.5)],
  scribble: (pen: Pen) => [pen.zigzag(0.3 + 0.05 * pen.random(), 0.3, 0.54)],
  strike: (pen: Pen) => [pen.line(0.56)],
  strikeDiagonal: (pen: Pen) => [pen.line(0.88, 0.2)],
  underline: (pen: Pen) => [pen.line()],
  underlineCurve: (pen: Pen) => [pen.bow()],
  underlineDouble: (pen: Pen) => [pen.line(BASELINE - 0.03), pen.line(BASELINE + 0.07)],
  wave: (pen: Pen) => [pen.zigzag(0.45, 0.07, BASELINE)],
};

export type HighlightShape = keyof typeof STROKES;

export const HIGHLIGHT_SHAPES = Object.keys(STROKES) as HighlightShape[];

/** Excludes the round ends of a marker, which are half as wide as it is high. */
function insetEnds([left, top, right, bottom]: LineBox): LineBox {
  const radius = ((bottom - top) * MARKER_HEIGHT) / 2 - 0.15 * EM;
  const inset = Math.min((right - left) / 2, Math.max(0, radius));
  return [left + inset, top, right - inset, bottom];
}

/** The building blocks of the strokes on a line of text. */
function createPen([left, top, right, bottom]: LineBox, random: Random) {
  const width = right - left;
  const height = bottom - top;

  /** `count + 1` points from the start to the end of the text. @param y by the part of its width, 0 to 1 */
  const across = (count: number, y: (x: number, index: number) => number): Point[] =>
    Array.from({ length: count + 1 }, (_, index) => [
      left + (width * index) / count,
      top + y(index / count, index),
    ]);

  return {
    random,
    /** A line at parts of the height of the text. */
    line: (from = BASELINE, to = from) =>
      across(2, (x) => height * (from + (to - from) * x) + (random() - 0.5) * 2 * WOBBLE),
    bow: () =>
      across(4, (x) => height * BASELINE + Math.min(0.22 * EM, width * 0.12) * (0.5 - (2 * x - 1) ** 2)),
    /** @param step width of half a wave, in em @param amplitude in em @param at part of the height */
    zigzag: (step: number, amplitude: number, at: number) =>
      across(
        Math.max(2, Math.round(width / (step * EM))),
        (_, index) => height * at + (-1) ** index * amplitude * EM,
      ),
    /** A closed curve around the text whose ends overlap a little, as drawn by hand. @param power 2 is an ellipse, more a box */
    loop(power: number, padding: number): Point[] {
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
      // An ellipse around the text has to be larger than a box around it.
      const radiusX = (width / 2 + padding * EM) * (power === 2 ? 1.06 : 1);
      const radiusY = height / 2 + padding * 0.4 * EM;
      return Array.from({ length: LOOP_POINTS + 3 }, (_, index) => {
        const turn = index / LOOP_POINTS;
        const angle = Math.PI * (2 * turn - 0.6);
        const drift = 1 + turn * 0.04 + (random() - 0.5) * 0.012;
        return [
          left + width / 2 + radiusX * bend(Math.cos(angle)) * drift,
          top + height / 2 + radiusY * bend(Math.sin(angle)) * drift,
        ];
      });
    },
  };
}

/** A path through the points: straight lines, or Catmull-Rom splines as cubic curves. */
const toPath = (points: readonly Point[], isSharp: boolean): string =>
  points
    .map((point, index) => {
      const from = points[index - 1];
      if (!from || isSharp) return (from ? 'L' : 'M') + format(point);
      const start = format(from, point, points[index - 2]);
      const end = format(point, from, points[index + 1]);
      return `C${start} ${end} ${format(point)}`;
    })
    .join('');

/** A point, moved by a sixth of the way between two others. */
const format = (point: Point, to = point, from = point): string =>
  point.map((value, axis) => Math.round((value + (to[axis]! - from[axis]!) / 6) * 10) / 10).join();

/** Joins the boxes of the words of a text into one per line. */
export function joinLines(boxes: readonly LineBox[]): LineBox[] {
  const lines: LineBox[] = [];
  for (const next of boxes) {
    const [left, top, right, bottom] = next;
    const center = (top + bottom) / 2;
    const last = lines.at(-1);
    if (left === right || top === bottom) continue;
    if (last && center >= last[1] && center <= last[3])
      lines[lines.length - 1] = last.map((side, at) =>
        at < 2 ? Math.min(side, next[at]!) : Math.max(side, next[at]!),
      ) as unknown as LineBox;
    else lines.push(next);
  }
  return lines;
}

/**
 * Start and duration of each stroke, one after the other, in proportion to their lengths, each from 0.2 to 1 times the
 * whole (HLT-009).
 * @param duration of the whole, in ms
 * @param delay of the first one, in ms
 */
export function scheduleStrokes(
  lengths: readonly number[],
  duration: number,
  delay = 0,
): readonly { readonly delay: number; readonly duration: number }[] {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let start = delay;
  return lengths.map((length) => {
    const stroke = { delay: start, duration: duration * Math.max(0.2, total > 0 ? length / total : 1) };
    start += stroke.duration;
    return stroke;
  });
}
