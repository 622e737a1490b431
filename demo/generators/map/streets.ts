// Streets and buildings of the example town. Pure and deterministic.
import { coast, isGreen, isTown, isWater, river, type XY } from './terrain';

export interface Street {
  readonly kind: 'main' | 'street' | 'path' | 'rail' | 'ferry';
  readonly name?: string;
  readonly line: readonly XY[];
}

/** Distance between parallel streets, metres. */
const BLOCK = { x: 128, y: 92 };

/** Bends the grid, so that no street is quite straight. */
const bend = ([x, y]: XY): XY => [
  x + 70 * Math.sin(y / 620) + 18 * Math.sin(y / 210),
  y + 60 * Math.sin(x / 700) + 14 * Math.sin(x / 260),
];

/** Rows and columns of the grid. */
const REACH = 18;

export function streets(): Street[] {
  return [...grid(), ...mains(), ...others()];
}

/** Outlines of houses in the blocks between the streets. */
export function buildings(): XY[][] {
  const random = sequence(20260);
  const found: XY[][] = [];
  for (let column = -REACH; column < REACH; column++)
    for (let row = -REACH; row < REACH; row++) found.push(...blockOf(column, row, random));
  return found;
}

function grid(): Street[] {
  const steps = Array.from({ length: REACH * 8 + 1 }, (_, index) => (index - REACH * 4) / 4);
  const lines = Array.from({ length: REACH * 2 + 1 }, (_, index) => index - REACH);
  return lines.flatMap((n) => [
    ...pieces(
      steps.map((step) => bend([n * BLOCK.x, step * BLOCK.y])),
      n % 4 === 0,
    ),
    ...pieces(
      steps.map((step) => bend([step * BLOCK.x, n * BLOCK.y])),
      n % 5 === 0,
    ),
  ]);
}

/** The parts of a line that lie in the town and on land; the wider ones cross the river. */
function pieces(line: readonly XY[], crosses: boolean): Street[] {
  const isOpen = (point: XY) => {
    const wet = crosses ? point[1] < coast(point[0]) + 40 : isWater(point, 26);
    return isTown(point) && !wet && !isGreen(point, 8);
  };
  return split(line, isOpen).map((piece) => ({ kind: 'street', line: piece }));
}

/** The parts of a line whose points pass, each of three points or more. */
function split(line: readonly XY[], passes: (point: XY) => boolean): XY[][] {
  const found: XY[][] = [[]];
  for (const point of line) {
    if (passes(point)) found.at(-1)?.push(point);
    else if (found.at(-1)?.length) found.push([]);
  }
  return found.filter(({ length }) => length > 2);
}

function mains(): Street[] {
  const shore = range(-1750, 1750, 60)
    .filter((x) => Math.abs(x - 240) > 120)
    .map((x): XY => [x, coast(x) + 62]);
  const west = shore.filter(([x]) => x < 240);
  const east = shore.filter(([x]) => x > 240);
  const ring = range(0, 360, 6).map((turn): XY => {
    const angle = (turn * Math.PI) / 180;
    return [1020 * Math.cos(angle), 420 + 820 * Math.sin(angle)];
  });
  const main = { kind: 'main' } as const;
  const along = (points: readonly XY[]) => points.map(bend);
  return [
    { kind: 'main', name: 'Quay Street', line: west },
    { kind: 'main', name: 'Marine Parade', line: east },
    ...split(ring, (point) => point[1] > coast(point[0]) + 90).map((line) => ({
      ...main,
      name: 'Ring Road',
      line,
    })),
    { kind: 'main', name: 'High Street', line: along(range(-2400, 2400, 120).map((x): XY => [x, 190])) },
    { kind: 'main', name: 'North Road', line: along(range(-220, 5200, 120).map((y): XY => [-60, y])) },
    {
      kind: 'main',
      name: 'Mill Lane',
      line: along(range(0, 4600, 150).map((x): XY => [-x, 190 + x * 0.46])),
    },
    { kind: 'main', name: 'Abbey Way', line: along(range(0, 4600, 150).map((x): XY => [x, 190 + x * 0.52])) },
  ];
}

function others(): Street[] {
  const rail = range(-6500, 6500, 130).map((x): XY => [x, 1560 + 120 * Math.sin(x / 1500) - x * 0.05]);
  const ferry = (bow: number) => range(0, 30, 1).map((t): XY => [250 + bow * t * t, -330 - 140 * t]);
  const trail = (x: number, y: number, radius: number) =>
    range(0, 360, 15).map((turn): XY => {
      const angle = (turn * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * 0.8 * Math.sin(angle)];
    });
  return [
    { kind: 'rail', line: rail },
    { kind: 'ferry', line: ferry(2.4) },
    { kind: 'ferry', line: ferry(-3.1) },
    { kind: 'path', line: trail(-640, 560, 150) },
    { kind: 'path', line: trail(930, 330, 95) },
    { kind: 'path', line: range(-420, 3600, 90).map((y): XY => [river(y) - 75, y]) },
  ];
}

/** Houses around the edge of one block, with a yard in the middle. */
function blockOf(column: number, row: number, random: () => number): XY[][] {
  const [left, bottom] = [column * BLOCK.x + 11, row * BLOCK.y + 11];
  const [width, height] = [BLOCK.x - 22, BLOCK.y - 22];
  const lots = 3 + Math.floor(random() * 3);
  const found: XY[][] = [];
  for (let lot = 0; lot < lots; lot++)
    for (const side of [0, 1]) {
      const depth = 16 + random() * 12;
      const gap = random() < 0.5 ? 0 : 4;
      const x0 = left + (lot * width) / lots + gap;
      const x1 = left + ((lot + 1) * width) / lots;
      const y0 = side ? bottom + height - depth : bottom;
      const house = [
        [x0, y0],
        [x1, y0],
        [x1, y0 + depth],
        [x0, y0 + depth],
      ].map((point) => bend(point as [number, number]));
      const stands = random() > 0.14 + Math.hypot(column / 30, row / 22) * 0.5;
      if (stands && house.every((point) => isTown(point) && !isWater(point, 14) && !isGreen(point, 4)))
        found.push(house);
    }
  return found;
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Numbers from 0 to 1 that look random and never change. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
