// Rows of conifers against the light.
import { type Canvas, getPixel, setPixel } from './canvas';
import { clamp, mix, type Rgb } from './color';
import { randomFrom } from './noise';

export interface Wood {
  seed: number;
  /** Height of the ground under the trees at a place across the picture, 0 top to 1 bottom. */
  ground(u: number): number;
  /** Height of a full-grown tree in picture heights. */
  tall: number;
  /** Trees side by side over the whole width. */
  count: number;
  /** Place of a single tree across the picture, instead of a row. */
  at?: number;
  /** Color at the height `v`; trees in mist grow paler toward the ground. */
  color(v: number, u: number): Rgb;
  /** Paints the ground below the trees too. */
  filled?: boolean;
}

/** Draws a row of conifers; the ground under them is painted in the color of the row. */
export function drawWood(canvas: Canvas, wood: Wood): void {
  const random = randomFrom(wood.seed);
  if (wood.filled !== false) fillGround(canvas, wood);
  for (let i = 0; i < wood.count; i++) {
    const u = wood.at ?? (i + random() * 1.6 - 0.3) / wood.count;
    const grown = wood.at ? 1 : 0.42 + 0.58 * random() ** 1.3;
    drawConifer(canvas, wood, u, wood.tall * grown, random);
  }
}

function fillGround(canvas: Canvas, wood: Wood): void {
  for (let x = 0; x < canvas.width; x++) {
    const u = x / canvas.width;
    for (let y = Math.max(0, Math.round(wood.ground(u) * canvas.height)); y < canvas.height; y++) {
      setPixel(canvas, x, y, wood.color(y / canvas.height, u));
    }
  }
}

function drawConifer(canvas: Canvas, wood: Wood, u: number, tall: number, random: () => number): void {
  const { width, height } = canvas;
  const foot = wood.ground(u) * height + 2;
  const size = tall * height;
  const center = u * width;
  const slim = 0.13 + random() * 0.1;
  const lean = (random() - 0.5) * 0.03;
  const layers = 13 + Math.floor(random() * 9);
  const wild = Array.from({ length: (layers + 2) * 2 }, () => 0.45 + 0.8 * random());
  for (let y = Math.floor(foot - size); y < foot; y++) {
    if (y < 0 || y >= height) continue;
    const t = (y - (foot - size)) / size;
    const layer = t * layers;
    const step = Math.floor(layer);
    const droop = layer - step;
    const axis = center + lean * (y - foot);
    const reach = (k: number) =>
      size * slim * t ** 0.86 * (0.55 + 0.45 * droop ** 1.6) * wild[step * 2 + k]! + size * 0.004;
    const color = wood.color(y / height, u);
    span(canvas, y, axis - reach(0), axis + reach(1), color, random);
  }
}

/** Paints a run of pixels with soft and slightly torn ends. */
function span(canvas: Canvas, y: number, from: number, to: number, color: Rgb, random: () => number): void {
  const tornFrom = from + (random() - 0.5) * (to - from) * 0.22;
  const tornTo = to + (random() - 0.5) * (to - from) * 0.22;
  for (let x = Math.max(0, Math.floor(tornFrom)); x <= Math.min(canvas.width - 1, tornTo); x++) {
    const cover = clamp(Math.min(x + 1 - tornFrom, tornTo - x + 1) * 0.7);
    setPixel(canvas, x, y, mix(getPixel(canvas, x, y), color, cover));
  }
}
