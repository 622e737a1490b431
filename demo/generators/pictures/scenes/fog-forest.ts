// Firs on a hillside, row behind row, each paler in the fog than the one before.
import { paint } from '../canvas';
import { hex, mix, ramp, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { drawWood } from '../trees';

const noise = createNoise(7);
const air = ramp([
  [0, hex('#c9d0cd')],
  [0.3, hex('#d9dcd6')],
  [0.55, hex('#c4cbc8')],
  [1, hex('#8f9c9c')],
]);
const rows = [
  { depth: 0.9, level: 0.33, slope: 0.1, tall: 0.075, count: 110 },
  { depth: 0.8, level: 0.41, slope: -0.13, tall: 0.1, count: 84 },
  { depth: 0.67, level: 0.5, slope: 0.16, tall: 0.14, count: 62 },
  { depth: 0.52, level: 0.6, slope: -0.2, tall: 0.18, count: 46 },
  { depth: 0.35, level: 0.74, slope: 0.2, tall: 0.25, count: 30 },
  { depth: 0.17, level: 0.9, slope: -0.16, tall: 0.33, count: 19 },
  { depth: 0.03, level: 1.07, slope: 0.12, tall: 0.42, count: 11 },
];

export const fogForest: Scene = {
  name: 'fog-forest',
  title: 'Seven rows of fir',
  alt: 'A forest of firs on a slope, fading row by row into white fog.',
  width: 1000,
  height: 1250,
  focalPoint: [0.42, 0.5],
  finish: { vignette: 0.28, contrast: 1.08 },
  paint(canvas) {
    paint(canvas, (u, v) =>
      mix(air(v), hex('#eceae2'), 0.7 * Math.exp(-(((u - 0.68) ** 2 + (v - 0.16) ** 2) * 9))),
    );
    rows.forEach(({ depth, level, slope, tall, count }, i) => {
      const ground = (u: number) => level + slope * (u - 0.5) + 0.05 * noise.fbm(u * 2.4 + i * 7, i * 3.1, 3);
      const dark = mix(hex('#16211f'), hex('#4c5d5c'), depth);
      drawWood(canvas, {
        seed: 300 + i,
        ground,
        tall,
        count,
        color: (v, u) => {
          const foot = ground(u);
          const mist = smooth(foot - tall * 0.95, foot + tall * 0.55, v);
          const drift = 0.14 * noise.fbm(u * 3 + i * 5, v * 7, 4);
          return mix(
            dark,
            air(v),
            Math.min(
              0.97,
              Math.max(0, depth * 0.86 + mist * (0.62 - 0.1 * depth) + drift * (1 - depth * 0.4)),
            ),
          );
        },
      });
    });
  },
};
