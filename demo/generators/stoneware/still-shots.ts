// Pictures of a course, a booklet, tea and a card.
import { clay, iron, paper, print, tin } from './materials';
import { body } from './piece';
import { pieces } from './pieces';
import { box, lathe, moved, type Point, solid, turned, vessel } from './shapes';
import { type StonewarePicture, still } from './shot';

const wheel = [
  body(
    lathe([
      [0, 0],
      [1.25, 0],
      [1.25, 0.12],
      [0, 0.12],
    ]),
    iron,
    { height: 0.15, radius: 1.3, foot: -1 },
  ),
  body(
    vessel({
      outside: [
        [0.5, 0.12],
        [0.58, 0.16],
        [0.64, 0.4],
        [0.56, 0.66],
        [0.6, 0.78],
      ],
      wall: 0.09,
      floor: 0.24,
    }),
    clay,
    { height: 0.9, radius: 0.7, foot: -1 },
  ),
];
const booklet = [
  body(turned(box([0.75, 0.03, 1], 0.012), 14), paper, {
    height: 0.1,
    radius: 1.3,
    foot: -1,
    at: [0, 0.03, 0],
  }),
  body(turned(moved(box([0.52, 0.006, 0.2], 0.004), [0, 0, -0.5]), 14), print, {
    height: 0.1,
    radius: 1.2,
    foot: -1,
    at: [0, 0.06, 0],
  }),
  ...(['chalk', 'moss', 'ink', 'ember'] as const).map((glaze, i) => ({
    ...pieces['espresso-cup'](glaze)[0]!,
    ...body(
      turned(
        moved(
          lathe([
            [0, 0],
            [0.13, 0],
            [0.13, 0.02],
            [0, 0.02],
          ]),
          [-0.36 + i * 0.24, 0, 0.45],
        ),
        14,
      ),
      pieces['espresso-cup'](glaze)[0]!.material,
      { height: 0.1, radius: 1.2, foot: -1, at: [0, 0.062, 0] },
    ),
  })),
];
const teaTin = [
  body(
    solid([
      [0, 0],
      [0.42, 0],
      [0.43, 0.02],
      [0.43, 1.0],
      [0, 1.0],
    ]),
    tin,
    { height: 1.05, radius: 0.5, foot: -1 },
  ),
  body(
    solid([
      [0, 1.0],
      [0.445, 1.0],
      [0.445, 1.16],
      [0.42, 1.19],
      [0, 1.2],
    ]),
    iron,
    { height: 1.25, radius: 0.5, foot: -1 },
  ),
  body(
    lathe(
      [
        [0.425, 0.3],
        [0.436, 0.3],
        [0.436, 0.74],
        [0.425, 0.74],
      ],
      0.004,
    ),
    paper,
    { height: 0.8, radius: 0.5, foot: -1 },
  ),
  ...pieces['espresso-cup']('moss').map((cup) => ({
    ...cup,
    shape: moved(cup.shape, [0.82, 0, 0.25]),
    center: [0.82, 0.3, 0.25] as Point,
  })),
];
const card = [
  body(turned(box([1, 0.008, 0.64], 0.006), -16), paper, {
    height: 0.05,
    radius: 1.2,
    foot: -1,
    at: [0, 0.02, 0],
  }),
  body(turned(moved(box([1, 0.004, 0.15], 0.002), [0, 0.011, 0.34]), -16), print, {
    height: 0.05,
    radius: 1.2,
    foot: -1,
    at: [0, 0.02, 0],
  }),
  ...pieces['pinch-bowl']('ember')
    .slice(0, 1)
    .map((one) => ({
      ...one,
      shape: moved(one.shape, [1.2, 0, -0.75]),
      center: [0.68, 0.13, -0.67] as Point,
    })),
];

export const stillShots: readonly StonewarePicture[] = [
  still(
    'saturday-at-the-wheel',
    'Saturday at the wheel',
    'A freshly thrown bowl of wet clay on a potter’s wheel.',
    wheel,
    { height: 3.4, elevation: 26, middle: 0.25 },
  ),
  still(
    'glaze-book',
    'Four glazes, the recipes',
    'A booklet with a blue title and four round glaze samples on its cover.',
    booklet,
    { height: 3.4, elevation: 62, middle: 0.02 },
  ),
  still('tea-tin', 'Tea', 'A blue tea tin with a paper label beside a small green cup.', teaTin, {
    height: 2.7,
    elevation: 15,
    middle: 0.52,
  }),
  still(
    'tidewell-card',
    'Tidewell gift card',
    'A paper card with a blue band beside a tiny rust-red bowl.',
    card,
    { height: 3, elevation: 48, middle: 0.05 },
  ),
];
