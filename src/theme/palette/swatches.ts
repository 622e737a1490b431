// The main colors of an image: median cut, refined by k-means.
import type { Rgb } from './rgb';

type Pixel = [red: number, green: number, blue: number];

/** Maximum number of sampled pixels. */
const MAX_PIXELS = 20_000;
const REFINEMENTS = 4;
/** Minimum alpha of a pixel that is counted. */
const MIN_ALPHA = 128;

/**
 * @param data red, green, blue and alpha of each pixel, as in `ImageData`
 * @returns at most `count` colors, most frequent first
 */
export function extractSwatches(data: ArrayLike<number>, count = 8): Rgb[] {
  const pixels = samplePixels(data);
  if (pixels.length === 0) return [];
  let centers = splitByMedian(pixels, count).map(average);
  let sizes: number[] = [];
  for (let pass = 0; pass < REFINEMENTS; pass++) {
    const clusters = assign(pixels, centers).filter((cluster) => cluster.length > 0);
    centers = clusters.map(average);
    sizes = clusters.map((cluster) => cluster.length);
  }
  return centers
    .map((center, index) => ({ center, size: sizes[index] ?? 0 }))
    .sort((a, b) => b.size - a.size)
    .map(({ center: [red, green, blue] }): Rgb => [Math.round(red), Math.round(green), Math.round(blue)]);
}

function samplePixels(data: ArrayLike<number>): Pixel[] {
  const total = Math.floor(data.length / 4);
  const step = Math.max(1, Math.ceil(total / MAX_PIXELS));
  const pixels: Pixel[] = [];
  for (let pixel = 0; pixel < total; pixel += step) {
    const at = pixel * 4;
    if ((data[at + 3] as number) < MIN_ALPHA) continue;
    pixels.push([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
  }
  return pixels;
}

/** Splits the box with the widest channel until there are enough boxes. */
function splitByMedian(pixels: Pixel[], count: number): Pixel[][] {
  const boxes = [pixels];
  while (boxes.length < count) {
    const sorted = boxes
      .map((box, index) => ({ index, ...widestChannel(box) }))
      .sort((a, b) => b.range - a.range)[0];
    if (!sorted || sorted.range === 0) break;
    const box = (boxes[sorted.index] as Pixel[]).sort((a, b) => a[sorted.channel] - b[sorted.channel]);
    const half = box.length >> 1;
    boxes.splice(sorted.index, 1, box.slice(0, half), box.slice(half));
  }
  return boxes;
}

function widestChannel(box: readonly Pixel[]): { channel: 0 | 1 | 2; range: number } {
  const ranges = ([0, 1, 2] as const).map((channel) => {
    let [min, max] = [255, 0];
    for (const pixel of box) {
      min = Math.min(min, pixel[channel]);
      max = Math.max(max, pixel[channel]);
    }
    return { channel, range: max - min };
  });
  return ranges.reduce((widest, range) => (range.range > widest.range ? range : widest));
}

function average(pixels: readonly Pixel[]): Pixel {
  const sum: Pixel = [0, 0, 0];
  for (const [red, green, blue] of pixels) {
    sum[0] += red;
    sum[1] += green;
    sum[2] += blue;
  }
  return [sum[0] / pixels.length, sum[1] / pixels.length, sum[2] / pixels.length];
}

function assign(pixels: readonly Pixel[], centers: readonly Pixel[]): Pixel[][] {
  const clusters: Pixel[][] = centers.map(() => []);
  for (const pixel of pixels) clusters[nearest(pixel, centers)]?.push(pixel);
  return clusters;
}

function nearest([red, green, blue]: Pixel, centers: readonly Pixel[]): number {
  let [best, minDistance] = [0, Number.POSITIVE_INFINITY];
  for (const [index, center] of centers.entries()) {
    const distance = (red - center[0]) ** 2 + (green - center[1]) ** 2 + (blue - center[2]) ** 2;
    if (distance < minDistance) [best, minDistance] = [index, distance];
  }
  return best;
}
