// Water: still surfaces mirror the image above, moving ones the sky.
import { type Canvas, getPixel, setPixel } from './canvas';
import { add, clamp, mix, type Rgb, smooth } from './color';
import type { Noise } from './noise';
import type { Sky } from './sky';
import { type Direction, direction, type Surface } from './terrain';

export interface Sea {
  noise: Noise;
  sky: Sky;
  deep: Rgb;
  /** Length of the waves: larger numbers make shorter waves. */
  frequency: number;
  /** Steepness of the waves, about 0.02 calm to 0.3 rough. */
  steep: number;
  sun?: { at: Direction; glitter: Rgb };
  foam?: (surface: Surface) => number;
}

/** The color of open water at a point: mirrored sky, deep water, glitter, foam. */
export function seaColor(sea: Sea): (surface: Surface, ray: Direction) => Rgb {
  const { noise, frequency, steep, sky, deep } = sea;
  const wave = (x: number, z: number, fine: number) =>
    noise.fbm(x * frequency, z * frequency * 2.2, 3 + fine) +
    0.3 * noise.fbm(x * frequency * 7, z * frequency * 12, 1 + fine);
  return (surface, ray) => {
    const { x, z, distance } = surface;
    const calm = steep / (1 + distance * 0.12 * frequency ** 0.5);
    const apart = 0.05 / frequency;
    const fine = distance * frequency < 40 ? 3 : 1;
    const here = wave(x, z, fine);
    const nx = ((here - wave(x + apart, z, fine)) / apart / frequency) * calm;
    const nz = ((here - wave(x, z + apart, fine)) / apart / frequency) * calm * 0.5;
    const normal = direction(nx, 1, nz);
    const cosine = clamp(-(ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2]), 0.02, 1);
    const mirrored = direction(
      ray[0] + 2 * cosine * normal[0],
      Math.abs(ray[1] + 2 * cosine * normal[1]) + 0.01,
      ray[2] + 2 * cosine * normal[2],
    );
    const fresnel = 0.03 + 0.97 * (1 - cosine) ** 5;
    let color = mix(deep, sky(mirrored), clamp(fresnel * 0.9 + 0.06));
    if (sea.sun) {
      const { at, glitter } = sea.sun;
      const near = mirrored[0] * at[0] + mirrored[1] * at[1] + mirrored[2] * at[2];
      color = add(color, glitter, smooth(0.985, 1, near) ** 2);
    }
    const foam = sea.foam ? sea.foam(surface) : 0;
    return foam > 0 ? mix(color, [0.85, 0.88, 0.9], clamp(foam)) : color;
  };
}

/** Mirrors what is above a water line, for still water seen from low over it. `at` gives the color to keep. */
export function reflect(
  canvas: Canvas,
  horizon: number,
  colorAt: (u: number, v: number, mirrored: Rgb) => Rgb,
  ripple: (u: number, depth: number) => readonly [number, number],
): void {
  const { width, height } = canvas;
  const line = Math.round(horizon * height);
  for (let y = line; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [shiftX, shiftY] = ripple((x + 0.5) / width, (y - line) / height);
      const fromY = clamp(2 * line - y - 1 - shiftY * height, 0, line - 1);
      const mirrored = between(canvas, clamp(x + shiftX * width, 0, width - 1), fromY);
      setPixel(canvas, x, y, colorAt((x + 0.5) / width, (y + 0.5) / height, mirrored));
    }
  }
}

function between(canvas: Canvas, x: number, y: number): Rgb {
  const top = Math.floor(y);
  const left = Math.floor(x);
  const a = getPixel(canvas, left, top);
  const b = getPixel(canvas, Math.min(canvas.width - 1, left + 1), top);
  const share = x - left;
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
