// Pieces for the table: cups, plates and bowls.
import { bowl, open, type Piece, several, single } from './piece';
import { cut, type Distance, join, lathe, stretched, tube } from './shapes';

const mugBody = open([
  [0.34, 0],
  [0.4, 0.03],
  [0.43, 0.12],
  [0.43, 0.5],
  [0.42, 0.8],
  [0.43, 0.94],
]);

const mugHandle = tube(
  [
    [0.38, 0.74, 0],
    [0.6, 0.78, 0],
    [0.73, 0.6, 0],
    [0.68, 0.36, 0],
    [0.4, 0.24, 0],
  ],
  0.058,
  0.02,
);

const insideMug = lathe([
  [0, 0.12],
  [0.37, 0.12],
  [0.375, 1.1],
  [0, 1.1],
]);

const mug = cut(join(mugBody, mugHandle, 0.09), insideMug);

const plate = (radius: number): Distance =>
  open(
    [
      [radius * 0.6, 0],
      [radius * 0.64, 0.035],
      [radius * 0.9, 0.09],
      [radius, 0.19],
    ],
    { wall: 0.06, floor: 0.075 },
  );

/** By the id of the product. */
export const tableware = {
  'harbor-mug': single(mug, 0.96, 0.8),
  'espresso-cup': single(
    open([
      [0.22, 0],
      [0.27, 0.03],
      [0.31, 0.2],
      [0.31, 0.52],
      [0.32, 0.58],
    ]),
    0.6,
    0.34,
  ),
  tumbler: several(
    open([
      [0.3, 0],
      [0.35, 0.03],
      [0.37, 0.3],
      [0.4, 0.92],
    ]),
    { height: 0.94, radius: 0.42 },
    [
      [-0.32, 0, -0.25],
      [0.3, 0, 0.18],
    ],
  ),
  'dinner-plate': several(plate(1.32), { height: 0.2, radius: 1.34 }, [
    [0, 0, 0],
    [0, 0.105, 0],
    [0.015, 0.21, 0.01],
  ]),
  'side-plate': several(plate(0.98), { height: 0.2, radius: 1 }, [
    [0, 0, 0],
    [0.01, 0.105, 0],
  ]),
  'pasta-bowl': single(
    open([
      [0.5, 0],
      [0.54, 0.04],
      [0.78, 0.12],
      [0.98, 0.32],
      [1.14, 0.42],
    ]),
    0.44,
    1.16,
  ),
  'breakfast-bowl': single(bowl(0.72, 0.66), 0.68, 0.74),
  'serving-bowl': single(bowl(1.5, 0.86), 0.88, 1.52),
  platter: single(
    stretched(
      open(
        [
          [1.0, 0],
          [1.04, 0.03],
          [1.2, 0.06],
          [1.26, 0.17],
        ],
        { floor: 0.07 },
      ),
      1.28,
    ),
    0.2,
    1.64,
  ),
  'pinch-bowl': several(bowl(0.36, 0.24), { height: 0.26, radius: 0.38 }, [
    [-0.52, 0, 0.08],
    [0.26, 0, 0.36],
    [0.2, 0, -0.5],
  ]),
  ramekins: several(
    open([
      [0.36, 0],
      [0.4, 0.02],
      [0.42, 0.08],
      [0.42, 0.36],
      [0.44, 0.4],
    ]),
    { height: 0.42, radius: 0.46 },
    [
      [-0.5, 0, -0.36],
      [0.5, 0, -0.36],
      [-0.5, 0.42, -0.36],
      [0.12, 0, 0.5],
    ],
  ),
} satisfies Record<string, Piece>;
