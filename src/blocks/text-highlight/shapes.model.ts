// Strokes of a text highlight, built at the size of one line of text.

/** HLT-001. */
export const HIGHLIGHT_SHAPES = [
  'circle',
  'cross',
  'enclose',
  'jagged',
  'marker',
  'scribble',
  'strike',
  'strikeDiagonal',
  'underline',
  'underlineCurve',
  'underlineDouble',
  'wave',
] as const;

export type HighlightShape = (typeof HIGHLIGHT_SHAPES)[number];

/** A line of text: its box and the size of its font, in px. */
export interface LineBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1, the same for the same seed: a highlight looks the same on each visit (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @returns SVG path data of each stroke, in px, in the coordinates of the box */
export function createStrokes(shape: HighlightShape, box: LineBox, random: () => number): string[] {
  return STROKES[shape](box, random).map((points) => smooth(points, SHARP.has(shape)));
}

/** Width of the stroke of a marker, relative to the height of the line. */
export const MARKER_HEIGHT = 0.72;

/** Shapes with corners. */
const SHARP: ReadonlySet<HighlightShape> = new Set([
  'jagged',
  'scribble',
  'cross',
  'strike',
  'strikeDiagonal',
]);

/** Where an underline runs, relative to the height of the line. */
const BASELINE = 0.92;

/** The largest deviation of a straight line, in em. */
const WOBBLE = 0.03;

const STROKES: Readonly<Record<HighlightShape, (box: LineBox, random: () => number) => Point[][]>> = {
  underline: (box, random) => [createLine(box, BASELINE, BASELINE, random)],
  underlineDouble: (box, random) => [
    createLine(box, BASELINE - 0.03, BASELINE - 0.03, random),
    createLine(box, BASELINE + 0.07, BASELINE + 0.07, random),
  ],
  underlineCurve: ({ left, width, top, height, fontSize }) => {
    const y = top + height * BASELINE;
    const depth = Math.min(0.22 * fontSize, width * 0.12);
    return [
      [0, 0.25, 0.5, 0.75, 1].map(
        (x): Point => [left + width * x, y + depth * (1 - (2 * x - 1) ** 2) - depth / 2],
      ),
    ];
  },
  strike: (box, random) => [createLine(box, 0.56, 0.56, random)],
  strikeDiagonal: (box, random) => [createLine(box, 0.88, 0.2, random)],
  cross: (box, random) => [createLine(box, 0.18, 0.88, random), createLine(box, 0.88, 0.18, random)],
  marker: (box, random) => [createLine(insetEnds(box), 0.52, 0.5, random)],
  wave: (box) => [createZigzag(box, 0.45, 0.07, BASELINE)],
  jagged: (box, random) => [createZigzag(box, 0.28, 0.08 + 0.02 * random(), BASELINE)],
  scribble: (box, random) => [createZigzag(box, 0.3 + 0.05 * random(), 0.3, 0.54)],
  circle: (box, random) => [createLoop(box, random, 2, 0.28)],
  enclose: (box, random) => [createLoop(box, random, 6, 0.18)],
};

/** Without the round ends of a marker, which are as wide as half of its height. */
function insetEnds(box: LineBox): LineBox {
  const inset = Math.min(box.width / 2, Math.max(0, (box.height * MARKER_HEIGHT) / 2 - 0.15 * box.fontSize));
  return { ...box, left: box.left + inset, width: box.width - 2 * inset };
}

/** A line from the start to the end of the text, at parts of its height. */
function createLine(
  { left, top, width, height, fontSize }: LineBox,
  from: number,
  to: number,
  random: () => number,
): Point[] {
  const wobble = () => (random() - 0.5) * 2 * WOBBLE * fontSize;
  return [0, 0.5, 1].map(
    (x): Point => [left + width * x, top + height * (from + (to - from) * x) + wobble()],
  );
}

/** @param step width of half a wave, in em @param amplitude in em @param at part of the height */
function createZigzag(
  { left, top, width, height, fontSize }: LineBox,
  step: number,
  amplitude: number,
  at: number,
): Point[] {
  const count = Math.max(2, Math.round(width / (step * fontSize)));
  return Array.from(
    { length: count + 1 },
    (_, index): Point => [
      left + (width * index) / count,
      top + height * at + (index % 2 === 0 ? 1 : -1) * amplitude * fontSize,
    ],
  );
}

/** A closed curve around the text whose ends overlap a little, as drawn by hand. @param power 2 is an ellipse, more a box */
function createLoop(box: LineBox, random: () => number, power: number, padding: number): Point[] {
  const { left, top, width, height, fontSize } = box;
  const [centerX, centerY] = [left + width / 2, top + height / 2];
  // An ellipse around the text has to be larger than a box around it.
  const stretch = power === 2 ? 1.06 : 1;
  const radiusX = (width / 2 + padding * fontSize) * stretch;
  const radiusY = height / 2 + padding * 0.4 * fontSize;
  const count = 24;
  const start = -0.6 * Math.PI;
  return Array.from({ length: count + 3 }, (_, index): Point => {
    const angle = start + (2 * Math.PI * index) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
    const drift = 1 + (index / count) * 0.04 + (random() - 0.5) * 0.012;
    return [centerX + radiusX * bend(cos) * drift, centerY + radiusY * bend(sin) * drift];
  });
}

/** A path through the points: Catmull-Rom splines as cubic curves, or straight lines. */
function smooth(points: readonly Point[], isSharp: boolean): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const start = `M${format(first)}`;
  if (isSharp) return `${start}${rest.map((point) => `L${format(point)}`).join('')}`;
  const curves = rest.map((point, index) => {
    const before = points[index - 1] ?? points[index]!;
    const from = points[index]!;
    const after = points[index + 2] ?? point;
    const control1: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
    const control2: Point = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
    return `C${format(control1)} ${format(control2)} ${format(point)}`;
  });
  return start + curves.join('');
}

const format = ([x, y]: Point): string => `${round(x)},${round(y)}`;
const round = (value: number): number => Math.round(value * 100) / 100;

/** A rectangle of the viewport. */
export type Rectangle = Pick<LineBox, 'left' | 'top' | 'width' | 'height'>;

/** Joins the rectangles of the parts of a text into one per line. */
export function joinLines(rectangles: readonly Rectangle[]): Rectangle[] {
  const lines: Rectangle[] = [];
  for (const next of rectangles) {
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
    lines[lines.length - 1] = {
      left,
      top,
      width,
      height: Math.max(last.top + last.height, next.top + next.height) - top,
    };
  }
  return lines;
}

/** Limits of the duration of one stroke, as parts of the duration (HLT-009). */
export const STROKE_DURATION = { min: 0.2, max: 1 } as const;

/**
 * Start and duration of each stroke, one after the other, in proportion to their lengths.
 * @param lengths in px @param duration of the whole, in ms
 */
export function scheduleStrokes(
  lengths: readonly number[],
  duration: number,
): readonly { readonly delay: number; readonly duration: number }[] {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let delay = 0;
  return lengths.map((length) => {
    const share = total > 0 ? length / total : 1;
    const stroke = {
      delay,
      duration: duration * Math.min(STROKE_DURATION.max, Math.max(STROKE_DURATION.min, share)),
    };
    delay += stroke.duration;
    return stroke;
  });
}
