// The pieces of the shop: each is made for a glaze and stands at the origin.
import { GLAZES, type Glaze, type Material } from './materials';
import {
  accelerated,
  box,
  cut,
  type Distance,
  join,
  lathe,
  moved,
  type Point,
  type ProfilePoint,
  solid,
  stretched,
  tube,
  turned,
  vessel,
} from './shapes';
import type { Body } from './studio';

/** Bodies of a piece in a glaze. */
export type Piece = (glaze: Glaze) => Body[];

interface BodyOptions {
  readonly height: number;
  readonly radius: number;
  readonly foot?: number;
  readonly at?: Point;
}

/** A body with a sphere around it. */
export function body(
  shape: Distance,
  material: Material,
  { height, radius, foot = 0.05, at = [0, 0, 0] }: BodyOptions,
): Body {
  const center: Point = [at[0], at[1] + height / 2, at[2]];
  const placed = at.every((part) => part === 0) ? shape : moved(shape, at);
  const reach = Math.hypot(radius, height / 2) + 0.05;
  return {
    shape: accelerated(placed, center, reach + 0.3),
    material,
    center,
    radius: reach,
    foot: at[1] + foot,
  };
}

const open = (outside: readonly ProfilePoint[], options: { wall?: number; floor?: number } = {}): Distance =>
  vessel({ outside, wall: options.wall ?? 0.055, floor: options.floor ?? 0.09 });

const single =
  (shape: Distance, height: number, radius: number, foot?: number): Piece =>
  (glaze) => [body(shape, GLAZES[glaze], { height, radius, ...(foot === undefined ? {} : { foot }) })];

/** The same piece several times. */
const several =
  (shape: Distance, size: Omit<BodyOptions, 'at'>, places: readonly Point[]): Piece =>
  (glaze) =>
    places.map((at) => body(shape, GLAZES[glaze], { ...size, at }));

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

const bowl = (radius: number, height: number): Distance =>
  open([
    [radius * 0.4, 0],
    [radius * 0.44, 0.05],
    [radius * 0.74, height * 0.34],
    [radius * 0.94, height * 0.72],
    [radius, height],
  ]);
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
export const pieces = {
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
  'bud-vase': single(
    open(
      [
        [0.24, 0],
        [0.29, 0.03],
        [0.39, 0.3],
        [0.33, 0.58],
        [0.13, 0.82],
        [0.1, 1.06],
        [0.14, 1.2],
      ],
      { wall: 0.045 },
    ),
    1.22,
    0.42,
  ),
  'tall-vase': single(
    open([
      [0.3, 0],
      [0.35, 0.03],
      [0.43, 0.6],
      [0.5, 1.35],
      [0.44, 1.8],
      [0.25, 2.02],
      [0.22, 2.14],
      [0.3, 2.28],
    ]),
    2.3,
    0.52,
  ),
  'moon-jar': single(
    open([
      [0.4, 0],
      [0.46, 0.05],
      [0.84, 0.42],
      [1.0, 0.9],
      [0.88, 1.36],
      [0.52, 1.66],
      [0.42, 1.7],
      [0.43, 1.82],
    ]),
    1.84,
    1.02,
  ),
  'candle-holder': single(
    open(
      [
        [0.42, 0],
        [0.46, 0.02],
        [0.48, 0.08],
        [0.4, 0.13],
        [0.17, 0.2],
        [0.14, 0.3],
        [0.16, 0.36],
      ],
      { wall: 0.045, floor: 0.2 },
    ),
    0.4,
    0.5,
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
  'soap-dish': single(
    stretched(
      join(
        open(
          [
            [0.46, 0],
            [0.5, 0.02],
            [0.56, 0.08],
            [0.58, 0.15],
          ],
          { floor: 0.06 },
        ),
        lathe([
          [0, 0.05],
          [0.1, 0.05],
          [0.1, 0.085],
          [0, 0.085],
        ]),
        0.02,
      ),
      1.3,
    ),
    0.17,
    0.78,
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
  'lamp-base': single(
    solid([
      [0, 0],
      [0.44, 0],
      [0.52, 0.04],
      [0.68, 0.34],
      [0.6, 0.7],
      [0.28, 0.96],
      [0.12, 1.04],
      [0.1, 1.12],
      [0, 1.12],
    ]),
    1.15,
    0.72,
  ),
  planter: (glaze) => [
    body(
      open(
        [
          [0.46, 0.08],
          [0.52, 0.1],
          [0.6, 0.5],
          [0.66, 1.02],
          [0.69, 1.1],
        ],
        { floor: 0.9 },
      ),
      GLAZES[glaze],
      { height: 1.12, radius: 0.72, foot: 0.12 },
    ),
    body(
      open(
        [
          [0.6, 0],
          [0.64, 0.02],
          [0.72, 0.05],
          [0.75, 0.13],
        ],
        { floor: 0.05 },
      ),
      GLAZES[glaze],
      { height: 0.15, radius: 0.78 },
    ),
  ],
} satisfies Record<string, Piece>;

export const plank = (half: Point, at: Point, material: Material): Body =>
  body(moved(box(half), [0, half[1], 0]), material, {
    height: half[1] * 2,
    radius: Math.hypot(half[0], half[2]),
    foot: -10,
    at,
  });
