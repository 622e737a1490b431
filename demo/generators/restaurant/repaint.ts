// Repaints an image in oil: wide brushes first, finer ones where the painting still differs.
import sharp from 'sharp';
import { clamp } from '../pictures/color';
import { createNoise, randomFrom } from '../pictures/noise';
import { type Bitmap, getColor, getDifference, layStroke, type Painting, runStroke } from './strokes';

interface Brush {
  /** In pixels. */
  readonly radius: number;
  /** Mean difference of color from which a place is painted over, 0 to 441. */
  readonly tolerance: number;
}

const BRUSHES: readonly Brush[] = [
  { radius: 30, tolerance: -1 },
  { radius: 14, tolerance: 12 },
  { radius: 7, tolerance: 17 },
  { radius: 3.4, tolerance: 24 },
  { radius: 1.9, tolerance: 38 },
];

/** Brightness that the relief of the paint adds or takes. */
const RELIEF = 7;

/** @param image RGB bytes; @param seed same seed, same painting */
export async function repaint(image: Bitmap, seed: number): Promise<Bitmap> {
  const { width, height } = image;
  const painting: Painting = {
    width,
    height,
    data: new Uint8Array(width * height * 3).fill(60),
    relief: new Float32Array(width * height).fill(0.5),
  };
  for (const brush of BRUSHES) paintLayer(await blur(image, brush.radius / 2.4), painting, brush, seed);
  return light(painting);
}

function paintLayer(image: Bitmap, painting: Painting, { radius, tolerance }: Brush, seed: number): void {
  const random = randomFrom(seed + Math.round(radius * 10));
  const flow = createNoise(seed);
  const bristles = createNoise(seed + 1);
  const step = Math.max(2, Math.round(radius * 0.85));
  const strokes = [];
  for (let top = 0; top < image.height; top += step)
    for (let left = 0; left < image.width; left += step) {
      const { mean, worst } = compare(image, painting, left, top, step);
      if (mean <= tolerance) continue;
      strokes.push({
        order: random(),
        stroke: runStroke(image, painting, worst, { radius, seed: random() * 200, flow }),
      });
    }
  strokes.sort((a, b) => a.order - b.order);
  for (const { stroke } of strokes) layStroke(painting, stroke, bristles);
}

/** Mean difference in a square, and its worst place. */
function compare(
  image: Bitmap,
  painting: Bitmap,
  left: number,
  top: number,
  size: number,
): { mean: number; worst: readonly [number, number] } {
  const skip = Math.max(1, Math.floor(size / 6));
  let [sum, count, most] = [0, 0, -1];
  let worst: readonly [number, number] = [left, top];
  for (let y = top; y < Math.min(image.height, top + size); y += skip)
    for (let x = left; x < Math.min(image.width, left + size); x += skip) {
      const difference = getDifference(getColor(image, x, y), getColor(painting, x, y));
      sum += difference;
      count++;
      if (difference > most) [most, worst] = [difference, [x, y]];
    }
  return { mean: sum / Math.max(1, count), worst };
}

async function blur({ width, height, data }: Bitmap, sigma: number): Promise<Bitmap> {
  if (sigma < 1) return { width, height, data };
  const raw = { width, height, channels: 3 as const };
  return { width, height, data: await sharp(data, { raw }).blur(sigma).raw().toBuffer() };
}

/** Light from the upper left on the relief of the paint. */
function light({ width, height, data, relief }: Painting): Bitmap {
  const lit = Uint8Array.from(data);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const rise = (relief[at + width + 1]! - relief[at - width - 1]!) * RELIEF;
      for (let part = 0; part < 3; part++) lit[at * 3 + part] = clamp(data[at * 3 + part]! + rise, 0, 255);
    }
  return { width, height, data: lit };
}
