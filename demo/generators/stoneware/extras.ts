// What stands in or beside a piece: a stem, a cork, a candle.
import { candle, clay, cork, iron, leaf, linen, rawClay, soap } from './materials';
import { body } from './piece';
import { box, lathe, moved, solid, stretched, tube, turned } from './shapes';
import type { Body } from './studio';

export const stem = (): Body[] => [
  body(
    tube(
      [
        [0, 0.6, 0],
        [0.02, 1.2, 0],
        [0.1, 1.7, 0.02],
        [0.05, 2.1, 0],
      ],
      0.014,
    ),
    leaf,
    { height: 2.2, radius: 0.3, foot: -1 },
  ),
  ...(
    [
      [0.12, 1.55, 30],
      [-0.02, 1.75, -160],
      [0.12, 1.92, 10],
      [0.02, 2.08, -120],
    ] as const
  ).map(([x, y, turn]) =>
    body(
      turned(
        moved(
          stretched(
            solid([
              [0, -0.05],
              [0.05, -0.02],
              [0.06, 0.02],
              [0, 0.05],
            ]),
            2.4,
          ),
          [0.13, 0, 0],
        ),
        turn,
      ),
      leaf,
      { height: 0.1, radius: 0.3, foot: -1, at: [x, y, 0] },
    ),
  ),
];
export const corkStopper = (): Body[] => [
  body(
    solid([
      [0, 1.5],
      [0.085, 1.5],
      [0.1, 1.72],
      [0, 1.73],
    ]),
    cork,
    { height: 1.75, radius: 0.12, foot: -1 },
  ),
];
export const pestle = (): Body[] => [
  body(
    tube(
      [
        [0.08, 0.3, 0.1],
        [0.34, 0.72, 0.16],
        [0.66, 1.2, 0.22],
      ],
      0.085,
      0.035,
    ),
    rawClay,
    { height: 1.3, radius: 0.8, foot: -1 },
  ),
];
export const dinnerCandle = (): Body[] => [
  body(
    solid([
      [0, 0.2],
      [0.1, 0.2],
      [0.095, 1.7],
      [0.05, 1.76],
      [0, 1.77],
    ]),
    candle,
    { height: 1.8, radius: 0.12, foot: -1 },
  ),
  body(
    tube(
      [
        [0, 1.75, 0],
        [0.01, 1.8, 0],
        [0.03, 1.85, 0],
      ],
      0.012,
    ),
    iron,
    { height: 1.9, radius: 0.06, foot: -1 },
  ),
];
export const soapBar = (): Body[] => [
  body(box([0.34, 0.09, 0.22], 0.08), soap, { height: 0.3, radius: 0.45, foot: -1, at: [0, 0.18, 0] }),
];
export const shade = (): Body[] => [
  body(
    lathe([
      [0.72, 1.25],
      [0.5, 2.05],
      [0.47, 2.05],
      [0.69, 1.25],
    ]),
    linen,
    { height: 2.1, radius: 0.78, foot: -1 },
  ),
  body(
    tube(
      [
        [0, 1.05, 0],
        [0, 1.3, 0],
        [0, 1.5, 0],
      ],
      0.03,
    ),
    iron,
    { height: 1.6, radius: 0.1, foot: -1 },
  ),
];
export const herbs = (): Body[] => [
  body(
    solid([
      [0, 0.9],
      [0.6, 0.92],
      [0.6, 0.98],
      [0, 1.0],
    ]),
    clay,
    { height: 1.05, radius: 0.65, foot: -1 },
  ),
  ...Array.from({ length: 11 }, (_, i): Body => {
    const turn = i * 137;
    const lean = 0.16 + (i % 4) * 0.11;
    return body(
      turned(
        tube(
          [
            [0.05, 0.95, 0],
            [lean * 0.6, 1.35, 0],
            [lean * 1.5, 1.62 + (i % 3) * 0.14, 0],
          ],
          0.03,
          -0.012,
        ),
        turn,
      ),
      leaf,
      { height: 1.95, radius: 0.8, foot: -1 },
    );
  }),
];
