// Drawings of the scenes before they are painted: SVG of 1500 by 1000, light from the upper left.
import { randomFrom } from '../pictures/noise';

export const WIDTH = 1500;
export const HEIGHT = 1000;

type Stops = readonly (readonly [at: number, color: string])[];

/** A color for the light, the middle and the shadow of a thing. */
export type Tones = readonly [light: string, middle: string, shadow: string];

export interface Drawing {
  /** Random number between two, the same for the same seed. */
  between(from: number, to: number): number;
  /** One of them. */
  pick(choices: readonly string[]): string;
  /** Fill that runs from one point to another. */
  linear(from: readonly [number, number], to: readonly [number, number], stops: Stops): string;
  /** Fill around a point. */
  radial(x: number, y: number, radius: number, stops: Stops): string;
  add(...markup: string[]): void;
  /** A round thing with its shadow on the table. */
  orb(x: number, y: number, rx: number, ry: number, tones: Tones, turn?: number): void;
  toSvg(): string;
}

export function createDrawing(seed: number): Drawing {
  const random = randomFrom(seed);
  const gradients: string[] = [];
  const shapes: string[] = [];
  const between = (from: number, to: number): number => round(from + (to - from) * random());
  const define = (markup: (id: string) => string): string => {
    const id = `g${gradients.length}`;
    gradients.push(markup(id));
    return `url(#${id})`;
  };
  const radial: Drawing['radial'] = (x, y, radius, stops) =>
    define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${write(stops)}</radialGradient>`,
    );
  return {
    between,
    pick: (choices) => choices[Math.floor(random() * choices.length)]!,
    radial,
    linear: ([x1, y1], [x2, y2], stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${write(stops)}</linearGradient>`,
      ),
    add: (...markup) => shapes.push(...markup),
    orb(x, y, rx, ry, [light, middle, shadow], turn = 0) {
      const fill = radial(x - rx * 0.35, y - ry * 0.45, Math.max(rx, ry) * 1.45, [
        [0, light],
        [0.45, middle],
        [1, shadow],
      ]);
      shapes.push(
        ellipse(
          x + rx * 0.3,
          y + ry * 0.75,
          rx * 1.05,
          ry * 0.5,
          '#0d0705',
          'opacity="0.5" filter="url(#soft)"',
        ),
        ellipse(x, y, rx, ry, fill, `transform="rotate(${turn} ${x} ${y})"`),
      );
    },
    toSvg: () => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>${[4, 12, 40].map(blur).join('')}${gradients.join('')}</defs>
${shapes.join('\n')}
</svg>`,
  };
}

const NAMES: Readonly<Record<number, string>> = { 4: 'fine', 12: 'soft', 40: 'glow' };

const blur = (size: number): string =>
  `<filter id="${NAMES[size]}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${size}"/></filter>`;

const write = (stops: Stops): string =>
  stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');

export const round = (value: number): number => Math.round(value * 10) / 10;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A line of the given width. */
export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Numbers from 0 up to `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A dark room with light from the left, and a table from `top` on. */
export function room(drawing: Drawing, wall: Tones, table: Tones, top: number): void {
  const stops = ([light, middle, shadow]: Tones): Stops => [
    [0, light],
    [0.5, middle],
    [1, shadow],
  ];
  drawing.add(
    rect(0, 0, WIDTH, HEIGHT, drawing.radial(320, 180, 1250, stops(wall))),
    rect(0, top, WIDTH, HEIGHT - top, drawing.radial(420, top + 60, 1150, stops(table))),
  );
}

/** A sprig from a point, with leaves on both sides. */
export function sprig(
  drawing: Drawing,
  x: number,
  y: number,
  length: number,
  turn: number,
  color: string,
): void {
  const leaves = range(9).map((at) => {
    const along = (length * (at + 1)) / 9;
    const size = length * 0.09 * (1 - at / 16);
    const side = at % 2 ? 1 : -1;
    return ellipse(
      along,
      side * size * 0.9,
      size * 1.35,
      size * 0.5,
      color,
      `transform="rotate(${side * 38} ${round(along)} 0)"`,
    );
  });
  drawing.add(
    `<g transform="translate(${x} ${y}) rotate(${turn})">${line(`M0 0 Q${length / 2} ${length / 14} ${length} 0`, color, 5)}${leaves.join('')}</g>`,
  );
}
