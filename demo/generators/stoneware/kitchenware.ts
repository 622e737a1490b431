// Pieces for the kitchen.
import { GLAZES } from './materials';
import { body, bowl, open, type Piece, single } from './piece';
import { cut, join, lathe, solid, tube, turned } from './shapes';

const teapotBody = solid([
  [0, 0],
  [0.42, 0],
  [0.5, 0.04],
  [0.66, 0.28],
  [0.69, 0.52],
  [0.56, 0.8],
  [0.3, 0.93],
  [0.2, 0.95],
  [0, 0.95],
]);

const teapotLid = solid([
  [0, 0.94],
  [0.27, 0.945],
  [0.28, 0.97],
  [0.2, 1.03],
  [0.06, 1.06],
  [0.05, 1.1],
  [0.1, 1.15],
  [0.09, 1.21],
  [0, 1.23],
]);

const spout = tube(
  [
    [0.5, 0.36, 0],
    [0.78, 0.48, 0],
    [0.9, 0.7, 0],
    [1.04, 0.88, 0],
  ],
  0.075,
  0.018,
);

const teapotHandle = tube(
  [
    [-0.5, 0.74, 0],
    [-0.82, 0.84, 0],
    [-1.0, 0.6, 0],
    [-0.88, 0.32, 0],
    [-0.6, 0.22, 0],
  ],
  0.058,
  0.02,
);

const pitcherBody = open([
  [0.4, 0],
  [0.46, 0.03],
  [0.58, 0.3],
  [0.6, 0.62],
  [0.48, 1.0],
  [0.38, 1.24],
  [0.41, 1.45],
]);

const pitcherLip = tube(
  [
    [0.34, 1.36, 0],
    [0.47, 1.43, 0],
    [0.56, 1.5, 0],
  ],
  0.09,
);

const pitcherHandle = tube(
  [
    [-0.38, 1.3, 0],
    [-0.64, 1.36, 0],
    [-0.82, 1.08, 0],
    [-0.76, 0.72, 0],
    [-0.54, 0.5, 0],
  ],
  0.062,
  0.02,
);

const insidePitcher = lathe([
  [0, 0.15],
  [0.3, 0.15],
  [0.53, 0.5],
  [0.42, 1.0],
  [0.33, 1.24],
  [0.37, 1.7],
  [0, 1.7],
]);

const lipChannel = tube(
  [
    [0.28, 1.44, 0],
    [0.5, 1.52, 0],
    [0.75, 1.62, 0],
  ],
  0.07,
);

/** By the id of the product. */
export const kitchenware = {
  teapot: (glaze) => [
    body(
      join(
        join(
          teapotBody,
          cut(
            spout,
            tube(
              [
                [0.7, 0.5, 0],
                [0.9, 0.72, 0],
                [1.1, 0.96, 0],
              ],
              0.048,
            ),
          ),
          0.12,
        ),
        teapotHandle,
        0.1,
      ),
      GLAZES[glaze],
      { height: 1, radius: 1.1 },
    ),
    body(teapotLid, GLAZES[glaze], { height: 1.25, radius: 0.3, foot: -1 }),
  ],
  pitcher: single(
    turned(
      cut(cut(join(join(pitcherBody, pitcherLip, 0.12), pitcherHandle, 0.1), insidePitcher), lipChannel),
      18,
    ),
    1.55,
    0.9,
  ),
  'storage-jar': (glaze) => [
    body(
      open([
        [0.42, 0],
        [0.48, 0.03],
        [0.5, 0.3],
        [0.5, 0.86],
        [0.46, 0.95],
        [0.44, 1.0],
      ]),
      GLAZES[glaze],
      { height: 1.02, radius: 0.52 },
    ),
    body(
      solid([
        [0, 0.98],
        [0.44, 0.985],
        [0.46, 1.01],
        [0.42, 1.07],
        [0.1, 1.1],
        [0.07, 1.15],
        [0.12, 1.21],
        [0.1, 1.26],
        [0, 1.27],
      ]),
      GLAZES[glaze],
      { height: 1.28, radius: 0.48, foot: -1 },
    ),
  ],
  'batter-bowl': single(
    cut(
      cut(
        join(
          bowl(0.95, 0.82),
          tube(
            [
              [0.8, 0.72, 0],
              [0.98, 0.78, 0],
              [1.16, 0.83, 0],
            ],
            0.13,
          ),
          0.14,
        ),
        lathe([
          [0, 0.12],
          [0.32, 0.12],
          [0.64, 0.3],
          [0.84, 0.6],
          [0.9, 0.82],
          [0.91, 1.4],
          [0, 1.4],
        ]),
      ),
      tube(
        [
          [0.7, 0.83, 0],
          [1.0, 0.87, 0],
          [1.4, 0.96, 0],
        ],
        0.1,
      ),
    ),
    0.9,
    1.2,
  ),
  'oil-bottle': single(
    open(
      [
        [0.34, 0],
        [0.38, 0.03],
        [0.41, 0.4],
        [0.4, 0.8],
        [0.26, 1.08],
        [0.12, 1.26],
        [0.11, 1.5],
        [0.15, 1.56],
      ],
      { wall: 0.045 },
    ),
    1.58,
    0.43,
  ),
  mortar: single(
    open(
      [
        [0.42, 0],
        [0.48, 0.04],
        [0.5, 0.14],
        [0.62, 0.4],
        [0.7, 0.66],
        [0.71, 0.74],
      ],
      { wall: 0.14, floor: 0.16 },
    ),
    0.76,
    0.74,
  ),
} satisfies Record<string, Piece>;
