// Land and water of the example town. Pure; metres east and north of the market square.

export type XY = readonly [x: number, y: number];

/** Half of the width of the drawn world. */
export const EDGE = 7000;

/** North end of the sea at `x`: a coast with a bay that is the harbour. */
export const coast = (x: number): number =>
  -620 + 150 * Math.sin(x / 900) + 70 * Math.sin(x / 370 + 1) + 330 * Math.exp(-(((x - 240) / 380) ** 2));

/** Middle of the river at `y`. */
export const river = (y: number): number => 240 + 330 * Math.sin((y + 420) / 1050) + 60 * Math.sin(y / 390);

export const riverWidth = (y: number): number => 52 + 90 * Math.exp(-(y + 420) / 260);

/** Green areas: middle, mean radius, seed of the outline. */
export const PARKS = [
  { name: 'Linden Park', at: [-640, 560], radius: 235, seed: 1 },
  { name: 'Castle Hill', at: [930, 330], radius: 165, seed: 4 },
  { name: 'Botanic Garden', at: [-1130, -190], radius: 130, seed: 2 },
  { name: '', at: [480, 1180], radius: 110, seed: 7 },
] as const;

export const WOODS = [
  { at: [-2500, 1700], radius: 900, seed: 3 },
  { at: [2500, 1500], radius: 760, seed: 5 },
  { at: [300, 3600], radius: 1100, seed: 6 },
  { at: [-2900, -100], radius: 420, seed: 8 },
] as const;

/** Outline of an area that is not quite round. */
export function blob([x, y]: XY, radius: number, seed: number, points = 40): XY[] {
  return Array.from({ length: points }, (_, index) => {
    const turn = (index / points) * 2 * Math.PI;
    const reach = radius * outline(turn, seed);
    return [x + reach * Math.cos(turn), y + reach * Math.sin(turn)];
  });
}

export const isWater = ([x, y]: XY, margin = 0): boolean =>
  y < coast(x) + margin || (Math.abs(x - river(y)) < riverWidth(y) / 2 + margin && y > coast(x));

export const isGreen = ([x, y]: XY, margin = 0): boolean =>
  [...PARKS, ...WOODS].some(({ at, radius, seed }) => {
    const [dx, dy] = [x - at[0], y - at[1]];
    return Math.hypot(dx, dy) < radius * outline(Math.atan2(dy, dx), seed) + margin;
  });

/** Does the town reach this far? */
export const isTown = ([x, y]: XY): boolean =>
  Math.hypot(x * 0.82, y - 250) < 1350 + 180 * Math.sin(3 * Math.atan2(y, x) + 1);

const outline = (turn: number, seed: number): number =>
  1 +
  0.16 * Math.sin(2 * turn + seed) +
  0.09 * Math.sin(3 * turn + 2.3 * seed) +
  0.04 * Math.sin(7 * turn + seed);
