// Surfaces: the four glazes, raw clay, and what else is on the table.
import { clamp, hex, mix, type Rgb, scale, smooth } from '../pictures/color';
import { createNoise } from '../pictures/noise';

/** What is known of a point of a surface. */
export interface SurfacePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** 0 on flat places, 1 on edges. */
  readonly edge: number;
}

export interface Surface {
  readonly color: Rgb;
  /** Strength of the reflections, 0 to 1. */
  readonly gloss: number;
  /** Blur of the reflections, 0 to 1. */
  readonly roughness: number;
}

/** @param foot height below which the clay is not glazed */
export type Material = (point: SurfacePoint, foot: number) => Surface;

const variation = createNoise(31);
const specks = createNoise(77);

interface GlazeOptions {
  readonly color: string;
  /** Where the glaze runs thin. */
  readonly edge: string;
  readonly gloss: number;
  readonly roughness: number;
  /** Share of iron specks, 0 to 1. */
  readonly specks: number;
}

const CLAY = hex('#9c8468');

function glaze(options: GlazeOptions): Material {
  const [base, thin] = [hex(options.color), hex(options.edge)];
  const speck = hex('#5d4230');
  return ({ x, y, z, edge }, foot) => {
    // Around the axis, without a seam.
    const radius = Math.hypot(x, z) || 1;
    const clouds = variation.fbm((x / radius) * 1.3 + y * 2.2 + 9, (z / radius) * 1.3 - y * 1.9, 4);
    const rawness = smooth(
      foot + 0.012,
      foot - 0.012,
      y + 0.015 * variation.at((x / radius) * 4, (z / radius) * 4),
    );
    let color = mix(scale(base, 1 + 0.16 * clouds), thin, clamp(edge * 1.3 + 0.12 * clouds, 0, 0.9));
    const dots =
      specks.at(x * 74 + y * 47 + 50, z * 74 - y * 39 + 80) * specks.at(x * 23 + 7, y * 27 + z * 19);
    color = mix(color, speck, options.specks * smooth(0.3, 0.42, dots));
    return {
      color: mix(color, scale(CLAY, 1 + 0.2 * clouds), rawness),
      gloss: options.gloss * (1 - rawness),
      roughness: options.roughness,
    };
  };
}

const plain =
  (color: string, gloss = 0, roughness = 1, noise = 0.1): Material =>
  ({ x, y, z }) => ({
    color: scale(hex(color), 1 + noise * variation.fbm(x * 9 + z * 4, y * 9 + z * 5, 3)),
    gloss,
    roughness,
  });

export const GLAZES = {
  chalk: glaze({ color: '#e8e0d0', edge: '#c8ab84', gloss: 0.75, roughness: 0.35, specks: 0.75 }),
  moss: glaze({ color: '#7f8d76', edge: '#a58f68', gloss: 0.4, roughness: 0.6, specks: 0.35 }),
  ink: glaze({ color: '#222a40', edge: '#6b5a4a', gloss: 1, roughness: 0.18, specks: 0 }),
  ember: glaze({ color: '#b0512b', edge: '#4a2a1c', gloss: 0.8, roughness: 0.3, specks: 0.2 }),
} as const;

export type Glaze = keyof typeof GLAZES;

export const clay = plain('#8d755c', 0.12, 0.7, 0.2);
export const rawClay = plain('#9c8468', 0, 1, 0.15);
export const cork = plain('#b98d5c', 0, 1, 0.5);
export const candle = plain('#efe6d2', 0.15, 0.6, 0.02);
export const linen = plain('#e3dac8', 0, 1, 0.12);
export const paper = plain('#efe9dd', 0.05, 0.8, 0.03);
export const print = plain('#34438a', 0.08, 0.7, 0.03);
export const iron = plain('#3a3836', 0.4, 0.4, 0.1);
export const soap = plain('#d9c4a3', 0.2, 0.5, 0.05);
export const tin = plain('#34438a', 0.6, 0.3, 0.02);
export const leaf = plain('#5c7048', 0.15, 0.6, 0.3);

/** Planks along x. */
export const wood: Material = ({ x, y, z }) => {
  const rings = variation.fbm(x * 0.7 + 30, (z + y) * 9, 4);
  return {
    color: mix(hex('#b08a5e'), hex('#7d5a38'), clamp(0.4 + 0.7 * rings)),
    gloss: 0.15,
    roughness: 0.6,
  };
};
