// Canvas of linear-light pixels, and its conversion to an image.
import { clamp, type Rgb, toStored } from './color';
import { randomFrom } from './noise';

/** Pixels in linear light, three numbers each, row by row from the top left. */
export interface Canvas {
  width: number;
  height: number;
  light: Float32Array;
}

export interface Finish {
  /** Darkening of the corners, 0 to 1. */
  vignette?: number;
  /** Contrast around the middle gray; 1 changes nothing. */
  contrast?: number;
  /** Colorfulness; 1 changes nothing. */
  saturation?: number;
  exposure?: number;
}

export function createCanvas(width: number, height: number): Canvas {
  return { width, height, light: new Float32Array(width * height * 3) };
}

/** Sets every pixel from its place: `u` and `v` run from 0 to 1, left to right and top to bottom. */
export function paint(canvas: Canvas, colorAt: (u: number, v: number, before: Rgb) => Rgb | undefined): void {
  const { width, height } = canvas;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = colorAt((x + 0.5) / width, (y + 0.5) / height, getPixel(canvas, x, y));
      if (color) setPixel(canvas, x, y, color);
    }
  }
}

export function getPixel(canvas: Canvas, x: number, y: number): Rgb {
  const at = (y * canvas.width + x) * 3;
  return [canvas.light[at]!, canvas.light[at + 1]!, canvas.light[at + 2]!];
}

export function setPixel(canvas: Canvas, x: number, y: number, color: Rgb): void {
  canvas.light.set(color, (y * canvas.width + x) * 3);
}

/** Adds light around a point (in pixels), fading to nothing at `radius`. */
export function addGlow(canvas: Canvas, x: number, y: number, radius: number, light: Rgb): void {
  const { width, height } = canvas;
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
      const near = 1 - Math.hypot(px - x, py - y) / radius;
      if (near <= 0) continue;
      const before = getPixel(canvas, px, py);
      const strength = near * near;
      setPixel(canvas, px, py, [
        before[0] + light[0] * strength,
        before[1] + light[1] * strength,
        before[2] + light[2] * strength,
      ]);
    }
  }
}

/** Turns light into RGBA bytes: exposure, vignette, color, contrast, and a trace of dither against banding. */
export function develop(canvas: Canvas, finish: Finish = {}): Buffer {
  const { vignette = 0.25, contrast = 1.06, saturation = 1, exposure = 1 } = finish;
  const { width, height } = canvas;
  const bytes = Buffer.alloc(width * height * 4, 255);
  const random = randomFrom(7);
  for (let i = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const corner = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const light = exposure * (1 - vignette * corner * corner - vignette * 0.35 * corner);
      const [r, g, b] = getPixel(canvas, x, y);
      const gray = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const dither = (random() - 0.5) / 255;
      bytes[i * 4] = byte(light * (gray + (r - gray) * saturation), contrast, dither);
      bytes[i * 4 + 1] = byte(light * (gray + (g - gray) * saturation), contrast, dither);
      bytes[i * 4 + 2] = byte(light * (gray + (b - gray) * saturation), contrast, dither);
    }
  }
  return bytes;
}

function byte(light: number, contrast: number, dither: number): number {
  const stored = toStored(Math.max(0, light));
  return Math.round(clamp(0.46 + (stored - 0.46) * contrast + dither) * 255);
}
