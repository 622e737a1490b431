// A green headland that breaks off into the sea, surf at its foot, rain far out.
import { paint } from '../canvas';
import { hex, mix, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, withClouds } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';
import { seaColor } from '../water';

const noise = createNoise(1204);
const sun = direction(-0.75, 0.42, 0.3);
const sky = withClouds(
  clearSky([
    [0, hex('#dfe3dd')],
    [0.1, hex('#c3d0d6')],
    [0.35, hex('#8aa7bb')],
    [1, hex('#55799a')],
  ]),
  {
    noise: createNoise(61),
    frequency: 0.85,
    cover: 0.56,
    softness: 0.22,
    streak: 1.5,
    opacity: 0.9,
    lit: hex('#f8f1e6'),
    shade: hex('#8e9dac'),
    sun,
    lowest: 0.02,
  },
);
const camera: Camera = { x: 0, y: 0.2, z: 0, focal: 1.15, horizon: 0.38 };

/** How far inland a place lies; below 0 is sea. */
function inland(x: number, z: number): number {
  const coves = noise.fbm(x * 1.3 + 7, z * 1.3, 5) * 0.42;
  return 0.14 * z - 0.1 + 0.85 * x - 0.035 * z * z + coves + (z < 1 ? (z - 1) * 0.5 : 0);
}

function height(x: number, z: number, octaves: number): number {
  const land = inland(x, z);
  const stack =
    smooth(0.16, 0.1, Math.hypot(x + 0.42, (z - 2.3) * 0.8) + 0.03 * noise.fbm(x * 9, z * 9, 4)) * 0.17;
  const shelf = smooth(-0.012, 0.05, land + 0.03 * noise.fbm(x * 8, z * 8, Math.min(6, octaves)));
  const top = 0.16 + 0.1 * smooth(0, 1.4, land) + 0.05 * noise.fbm(x * 1.5, z * 1.5, Math.min(octaves, 8));
  const rock = 0.016 * noise.ridged(x * 14, z * 14, Math.max(2, octaves - 4)) * (1 - shelf * 0.75);
  return Math.max(-0.03 + shelf * top, -0.03 + stack) + rock - 0.006;
}

export const seaCliffs: Scene = {
  name: 'sea-cliffs',
  title: 'Where the land stops',
  alt: 'A green headland breaking off in pale cliffs above the sea, white surf at its foot, clouds moving in.',
  width: 1500,
  height: 844,
  focalPoint: [0.64, 0.45],
  finish: { vignette: 0.3, contrast: 1.1, saturation: 1.02 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    drawTerrain(canvas, camera, {
      near: 0.35,
      far: 60,
      height,
      sun,
      sunlight: scale(hex('#fff0d8'), 1.25),
      skylight: scale(hex('#9fb4c8'), 0.62),
      albedo: ({ x, z, height: level, normal }) => {
        const grain = noise.fbm(x * 16, z * 16, 5) * 0.5 + 0.5;
        const grass = mix(hex('#47562a'), hex('#8a8f4c'), grain);
        const strata = noise.fbm(x * 4, level * 90 + z, 3) * 0.5 + 0.5;
        const rock = mix(hex('#4f4a44'), hex('#a0968a'), strata * 0.6 + grain * 0.4);
        const wet = scale(hex('#332f2c'), 1);
        return mix(
          mix(wet, rock, smooth(0, 0.035, level)),
          grass,
          smooth(0.62, 0.86, normal[1]) * smooth(0.05, 0.11, level),
        );
      },
      water: seaColor({
        noise,
        sky,
        deep: hex('#1f4a55'),
        frequency: 9,
        steep: 0.16,
        foam: ({ x, z }) => {
          const reach = inland(x, z) + 0.05;
          const lace = noise.ridged(x * 18, z * 26, 4);
          const close =
            smooth(-0.16, -0.02, reach) + smooth(0.3, 0.13, Math.hypot(x + 0.42, (z - 2.3) * 0.8)) * 0.8;
          return smooth(0.62, 0.95, lace * 0.75 + close * 0.42) * smooth(0.05, 0.5, close);
        },
      }),
      haze: ({ distance }) => ({ share: 1 - Math.exp(-distance * 0.05), color: hex('#d3dbdb') }),
      shadowReach: 1,
    });
  },
};
