// The shapes and masks by name, each as a parametric curve. Pure.
import {
  type Curve,
  createArc,
  createCurve,
  createLine,
  createPolar,
  createPolygon,
  createRegularPolygon,
  createSuperellipse,
  joinPieces,
  type Point,
  stretchX,
} from './curves';

const { PI, sin, cos } = Math;

const SQUARE: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** 30 shapes (SHP-001). The specification names seven. */
const SHAPES = {
  circle: () => createPolar(() => 1, 8),
  ellipse: () =>
    stretchX(
      createPolar(() => 1, 8),
      1.5,
    ),
  semicircle: () => joinPieces([createArc([0, 0], 1, PI, PI), createLine([1, 0], [-1, 0])]),
  'quarter-circle': () =>
    joinPieces([
      createArc([0, 1], 1, -PI / 2, PI / 2),
      createLine([1, 1], [0, 1]),
      createLine([0, 1], [0, 0]),
    ]),
  arch: () =>
    createPolygon(
      [
        [0, 0],
        [1, 0],
        [1, 1.3],
        [0, 1.3],
      ],
      [0.5, 0.5, 0, 0],
    ),
  pill: () =>
    createPolygon(
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 1],
      ],
      0.5,
    ),
  egg: () => createCurve((angle) => [sin(angle) * (1 - 0.2 * cos(angle)), -1.3 * cos(angle)]),
  drop: () => createCurve((angle) => [0.8 * sin(angle) * sin(angle / 2) ** 1.5, -cos(angle)], 48),
  leaf: () => joinPieces([createArc([0, 1], 1, -PI / 2, PI / 2), createArc([1, 0], 1, PI / 2, PI / 2)]),
  heart: () =>
    createCurve(
      (angle) => [
        16 * sin(angle) ** 3,
        -13 * cos(angle) + 5 * cos(2 * angle) + 2 * cos(3 * angle) + cos(4 * angle),
      ],
      48,
    ),
  square: () => createPolygon(SQUARE),
  'rounded-square': () => createPolygon(SQUARE, 0.2),
  squircle: () => createSuperellipse(4.5),
  tv: () => stretchX(createSuperellipse(3.2), 4 / 3),
  diamond: () => createRegularPolygon(4, undefined, 0.06),
  parallelogram: () =>
    createPolygon([
      [0.35, 0],
      [1.5, 0],
      [1.15, 1],
      [0, 1],
    ]),
  trapezoid: () =>
    createPolygon([
      [0.3, 0],
      [1.2, 0],
      [1.5, 1],
      [0, 1],
    ]),
  triangle: () => createRegularPolygon(3),
  'right-triangle': () =>
    createPolygon([
      [0, 0],
      [1, 1],
      [0, 1],
    ]),
  pentagon: () => createRegularPolygon(5),
  hexagon: () => createRegularPolygon(6),
  octagon: () => createRegularPolygon(8, undefined, 0, PI / 8),
  star: () => createRegularPolygon(5, 0.45, 0.04),
  starburst: () => createRegularPolygon(16, 0.78),
  flower: () => createPolar((angle) => 0.82 + 0.18 * cos(6 * angle), 48),
  clover: () => createPolar((angle) => 0.72 + 0.28 * cos(4 * angle + PI), 48),
  gear: () => createPolygon(createGear(10, 0.8), 0.03),
  cross: () => createPolygon(createCross(0.33)),
  hourglass: () =>
    createPolygon(
      [
        [0, 0],
        [1, 0],
        [0.58, 0.6],
        [1, 1.2],
        [0, 1.2],
        [0.42, 0.6],
      ],
      0.06,
    ),
  shield: () =>
    createPolygon(
      [
        [0, 0],
        [1, 0],
        [1, 0.65],
        [0.5, 1.2],
        [0, 0.65],
      ],
      [0.06, 0.06, 0.5, 0, 0.5],
    ),
} satisfies Readonly<Record<string, () => Curve>>;

/** Masks that are not shapes; together about 38, the documented number (SHP-002). */
const MASKS = {
  blob: () => createPolar((angle) => 1 + 0.12 * sin(2 * angle + 0.6) + 0.08 * sin(3 * angle)),
  scallop: () => createPolar((angle) => 0.94 + 0.06 * cos(12 * angle), 96),
  heptagon: () => createRegularPolygon(7),
  decagon: () => createRegularPolygon(10),
  arrow: () =>
    createPolygon([
      [0, 0.3],
      [0.9, 0.3],
      [0.9, 0],
      [1.5, 0.5],
      [0.9, 1],
      [0.9, 0.7],
      [0, 0.7],
    ]),
  chevron: () =>
    createPolygon([
      [0, 0],
      [0.9, 0],
      [1.3, 0.5],
      [0.9, 1],
      [0, 1],
      [0.4, 0.5],
    ]),
  ticket: () => createTicket(1.6, 1, 0.16),
  'bow-tie': () =>
    createPolygon(
      [
        [0, 0],
        [0.75, 0.36],
        [1.5, 0],
        [1.5, 1],
        [0.75, 0.64],
        [0, 1],
      ],
      0.06,
    ),
} satisfies Readonly<Record<string, () => Curve>>;

type ShapeName = keyof typeof SHAPES;
export type MaskName = ShapeName | keyof typeof MASKS;

export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];
export const MASK_NAMES = Object.keys({ ...SHAPES, ...MASKS }) as MaskName[];

export const createShapeCurve = (name: MaskName): Curve => ({ ...SHAPES, ...MASKS })[name]();

/** Corners of a gear whose teeth are as wide as the gaps. */
function createGear(teeth: number, inner: number): Point[] {
  const step = (2 * PI) / teeth;
  return Array.from({ length: teeth }, (_, index) => index * step).flatMap((angle): Point[] =>
    [
      [-0.3, inner],
      [-0.2, 1],
      [0.2, 1],
      [0.3, inner],
    ].map(([part = 0, radius = 0]) => [
      radius * sin(angle + part * step),
      -radius * cos(angle + part * step),
    ]),
  );
}

function createCross(arm: number): Point[] {
  const [near, far] = [arm, 1 - arm];
  return [
    [near, 0],
    [far, 0],
    [far, near],
    [1, near],
    [1, far],
    [far, far],
    [far, 1],
    [near, 1],
    [near, far],
    [0, far],
    [0, near],
    [near, near],
  ];
}

/** A rectangle with a notch in the middle of both sides. */
function createTicket(width: number, height: number, notch: number): Curve {
  const middle = height / 2;
  return joinPieces([
    createLine([0, 0], [width, 0]),
    createLine([width, 0], [width, middle - notch]),
    createArc([width, middle], notch, -PI / 2, -PI),
    createLine([width, middle + notch], [width, height]),
    createLine([width, height], [0, height]),
    createLine([0, height], [0, middle + notch]),
    createArc([0, middle], notch, PI / 2, -PI),
    createLine([0, middle - notch], [0, 0]),
  ]);
}
