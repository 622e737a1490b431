// Pieces for the home.
import { GLAZES } from './materials';
import { body, open, type Piece, single } from './piece';
import { join, lathe, solid, stretched } from './shapes';

/** By the id of the product. */
export const homeware = {
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
