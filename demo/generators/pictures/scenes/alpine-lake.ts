// A mountain lake before the wind wakes: peaks twice, a dark shore with firs at one side.
import { paint } from '../canvas';
import { hex, mix, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, withClouds } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';
import { drawWood } from '../trees';
import { reflect } from '../water';

const noise = createNoise(77);
const sun = direction(-0.8, 0.38, -0.25);
const horizon = 0.6;
const camera: Camera = { x: 2.1, y: 0.03, z: 0, focal: 1, horizon };
const sky = withClouds(
  clearSky([
    [0, hex('#e9dfd2')],
    [0.2, hex('#b4c9d8')],
    [0.5, hex('#7ba4c6')],
    [1, hex('#3f76aa')],
  ]),
  {
    noise: createNoise(52),
    frequency: 1.4,
    cover: 0.42,
    softness: 0.3,
    streak: 2,
    opacity: 0.8,
    lit: hex('#fff4e6'),
    shade: hex('#b9c3d0'),
    sun,
    lowest: 0.2,
  },
);

function height(x: number, z: number, octaves: number): number {
  const rise = smooth(3.2, 9, z) * (1 - 0.5 * smooth(0.6, 0, (Math.abs(x - 2.2) / z) * 4));
  const peaks = 4.2 * noise.eroded(x * 0.2 + 11, z * 0.2, octaves) + 2.3;
  return Math.max(
    -0.02,
    peaks * rise - 0.02 + 0.25 * smooth(2.2, 3.6, z) * (0.5 + 0.5 * noise.fbm(x * 0.8, z * 0.8, octaves)),
  );
}

export const alpineLake: Scene = {
  name: 'alpine-lake',
  title: 'Before the wind',
  alt: 'Snow-streaked peaks mirrored in a still mountain lake, firs in shade along the far shore.',
  width: 1000,
  height: 1250,
  focalPoint: [0.5, 0.38],
  finish: { vignette: 0.3, contrast: 1.1 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    drawTerrain(canvas, camera, {
      near: 1.6,
      far: 26,
      height,
      sun,
      sunlight: scale(hex('#ffe2bd'), 1.5),
      skylight: scale(hex('#8ea9cf'), 0.55),
      albedo: ({ x, z, height: level, normal }) => {
        const grain = noise.fbm(x * 7, z * 7, 5);
        const rock = mix(hex('#55504c'), hex('#8b837a'), grain * 0.5 + 0.5);
        const wood = mix(hex('#16231d'), hex('#33412a'), grain * 0.5 + 0.5);
        const snow = smooth(0.55, 0.8, normal[1] + grain * 0.15) * smooth(1.0, 1.7, level + grain * 0.3);
        return mix(mix(rock, wood, smooth(0.9, 0.45, level + grain * 0.3)), hex('#eef1f6'), snow);
      },
      haze: ({ distance, height: level }) => ({
        share: 1 - Math.exp(-distance * (0.018 + 0.05 * Math.exp(-level * 4))),
        color: hex('#b9cad6'),
      }),
      shadowReach: 5,
    });
    drawWood(canvas, {
      seed: 31,
      ground: (u) => horizon - 0.012 - 0.022 * smooth(0.5, 1, u) - 0.01 * smooth(0.3, 0, u),
      tall: 0.026,
      count: 260,
      color: (_v, u) => mix(hex('#1b2a2a'), hex('#3a4b4a'), 0.35 + 0.4 * noise.at(u * 9, 3)),
    });
    drawWood(canvas, {
      seed: 5,
      ground: (u) => horizon + 0.015 - 0.075 * smooth(0.66, 1.05, u) - 0.02 * smooth(0.14, 0, u),
      tall: 0.085,
      count: 70,
      color: (v) => mix(hex('#0d1613'), hex('#22302b'), smooth(horizon, horizon - 0.2, v)),
    });
    reflect(
      canvas,
      horizon,
      (_u, v, mirrored) =>
        mix(scale(mirrored, 0.82), hex('#1f4550'), 0.16 + 0.5 * smooth(horizon + 0.1, 1.05, v)),
      (u, depth) => {
        const far = 0.05 / (depth + 0.02);
        const wind = smooth(0.45, 0.62, noise.fbm(u * 3, 30 * far, 3) * 0.5 + 0.5);
        const wave = noise.fbm(u * 60 * far, far * 170, 3);
        return [wave * 0.003 * (0.3 + wind), wave * (0.006 + 0.016 * wind) * smooth(0, 0.12, depth)];
      },
    );
  },
};
