// A flooded salt pan: the sky twice, a thin line of far mountains between.
import { paint } from '../canvas';
import { add, hex, mix, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, withClouds } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';
import { reflect } from '../water';

const noise = createNoise(902);
const sun = direction(-0.24, 0.055, 1);
const horizon = 0.5;
const camera: Camera = { x: 0, y: 0.02, z: 0, focal: 0.8, horizon };
const sky = withClouds(
  withClouds(
    clearSky(
      [
        [0, hex('#efb996')],
        [0.07, hex('#dfa09d')],
        [0.2, hex('#a988ac')],
        [0.45, hex('#6079b0')],
        [1, hex('#355590')],
      ],
      { at: sun, glow: scale(hex('#ffb46b'), 0.5), tightness: 9 },
    ),
    {
      noise: createNoise(17),
      frequency: 1.1,
      cover: 0.56,
      softness: 0.2,
      streak: 1.3,
      opacity: 0.9,
      lit: hex('#ffc9a8'),
      shade: hex('#776f9c'),
      sun,
      lowest: 0.03,
    },
  ),
  {
    noise: createNoise(18),
    frequency: 0.35,
    cover: 0.42,
    softness: 0.4,
    streak: 3.5,
    opacity: 0.5,
    lit: hex('#ffe0c4'),
    shade: hex('#b09cc0'),
    sun,
    lowest: 0.12,
  },
);

export const saltFlats: Scene = {
  name: 'salt-flats',
  title: 'Salt flats, evening',
  alt: 'Evening clouds mirrored in a thin sheet of water over white salt; far mountains on the horizon.',
  width: 1500,
  height: 844,
  focalPoint: [0.36, 0.5],
  finish: { vignette: 0.28, contrast: 1.05 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    drawTerrain(canvas, camera, {
      near: 30,
      far: 90,
      height: (x, z, octaves) =>
        Math.max(
          -1,
          9 * noise.eroded(x * 0.045, z * 0.045, octaves) +
            1.4 * noise.at(x * 0.025 + 4, z * 0.02) -
            0.4 +
            Math.min(0, (z - 46) * 0.2),
        ),
      sun,
      sunlight: scale(hex('#ffb088'), 0.8),
      skylight: scale(hex('#7a86ab'), 0.6),
      albedo: () => hex('#4a4a58'),
      haze: ({ distance }) => ({
        share: 0.3 + distance * 0.006,
        color: mix(hex('#b497b2'), hex('#f0b79d'), smooth(60, 90, distance)),
      }),
      shadowSteps: 0,
    });
    reflect(
      canvas,
      horizon,
      (u, v, mirrored) => {
        const depth = 0.02 / Math.max(0.0015, v - horizon);
        const x = (u - 0.5) * depth * 60;
        const z = depth * 46;
        const crust = smooth(
          0.2,
          0.62,
          noise.fbm(x * 0.9 + 3, z * 0.9, 5) * 0.5 + 0.5 - 0.17 + (v - horizon) * 0.35,
        );
        const salt = mix(hex('#a99fb6'), hex('#e9d5cf'), noise.fbm(x * 14, z * 14, 4) * 0.5 + 0.5);
        const water = mix(mirrored, hex('#6f7296'), 0.08 + 0.1 * smooth(horizon, 1, v));
        return add(scale(water, 1 - crust * 0.4), salt, crust * 0.4);
      },
      (u, depth) => {
        const far = 0.02 / (depth + 0.004);
        const wave = noise.fbm(u * 26 * far + 3, far * 90, 3);
        return [wave * 0.0022 * smooth(0, 0.3, depth), wave * 0.006 * smooth(0, 0.25, depth)];
      },
    );
  },
};
