// Sky: gradients, sun, clouds, stars.
import { addGlow, type Canvas } from './canvas';
import { add, clamp, mix, type Rgb, ramp, scale, smooth } from './color';
import { type Noise, randomFrom } from './noise';
import type { Direction } from './terrain';

export type Sky = (ray: Direction) => Rgb;

/** A clear sky: colors by height over the horizon (0 at the horizon, 1 overhead) and light around the sun. */
export function clearSky(
  stops: readonly (readonly [number, Rgb])[],
  sun?: { at: Direction; glow: Rgb; tightness?: number; disc?: number },
): Sky {
  const gradient = ramp(stops);
  return (ray) => {
    const base = gradient(Math.max(0, ray[1]));
    if (!sun) return base;
    const near = Math.max(0, ray[0] * sun.at[0] + ray[1] * sun.at[1] + ray[2] * sun.at[2]);
    const tight = sun.tightness ?? 12;
    const halo =
      0.45 * near ** tight + 0.35 * near ** (tight * 12) + (sun.disc ?? 0) * smooth(0.99975, 0.9999, near);
    return add(base, sun.glow, halo);
  };
}

export interface Deck {
  noise: Noise;
  /** Size of the clouds: smaller numbers make larger clouds. */
  frequency: number;
  /** How much of the sky they take, 0 to 1. */
  cover: number;
  /** How soft their edges are. */
  softness: number;
  lit: Rgb;
  shade: Rgb;
  sun: Direction;
  /** Stretch across the view: 1 round, more for streaks. */
  streak?: number;
  opacity?: number;
  /** Rays lower than this see no clouds, only the haze before them. */
  lowest?: number;
}

/** A sky with a flat deck of clouds under it, lit from the side of the sun. */
export function withClouds(sky: Sky, deck: Deck): Sky {
  const { noise, frequency, cover, softness } = deck;
  const streak = deck.streak ?? 1;
  const density = (x: number, z: number) =>
    noise.fbm(x + 0.5 * noise.fbm(x * 0.6 + 9, z * 0.6, 3), z, 7) * 0.5 + 0.5;
  return (ray) => {
    const base = sky(ray);
    const lift = ray[1] + 0.035;
    if (ray[1] <= 0) return base;
    const x = (ray[0] / lift) * frequency * (1 / streak);
    const z = (ray[2] / lift) * frequency;
    const here = density(x, z);
    const amount = smooth(1 - cover, 1 - cover + softness, here);
    if (amount <= 0) return base;
    const toSun = density(x + deck.sun[0] * 0.22, z + deck.sun[2] * 0.22);
    const light = clamp(0.55 + (here - toSun) * 2.6 - (here - (1 - cover)) * 0.5);
    const fade = smooth(deck.lowest ?? 0.0, (deck.lowest ?? 0) + 0.09, ray[1]);
    return mix(base, mix(deck.shade, deck.lit, light), amount * fade * (deck.opacity ?? 0.9));
  };
}

/** Scatters stars over the upper part of the picture; few are bright, most are hardly there. */
export function drawStars(
  canvas: Canvas,
  options: {
    seed: number;
    count: number;
    lowest: number;
    strength?: number;
    density?: (u: number, v: number) => number;
  },
): void {
  const random = randomFrom(options.seed);
  const unit = canvas.width / 1500;
  for (let i = 0; i < options.count; i++) {
    const u = random();
    const v = random() * options.lowest;
    const luck = random();
    const warm = random();
    if (options.density && random() > options.density(u, v)) continue;
    const fade = smooth(options.lowest, options.lowest * 0.55, v);
    const power = (0.08 + 1.6 * luck ** 9) * fade * (options.strength ?? 1);
    const tint: Rgb = warm < 0.25 ? [1, 0.82, 0.66] : warm > 0.7 ? [0.72, 0.84, 1] : [1, 1, 1];
    addGlow(canvas, u * canvas.width, v * canvas.height, unit * (1.5 + 1.6 * luck ** 14), scale(tint, power));
  }
}
