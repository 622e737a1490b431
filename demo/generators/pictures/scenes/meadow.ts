// Rolling hills on a spring morning, mist in the hollows, hedges and single trees throwing long shadows.
import { paint } from '../canvas';
import { clamp, hex, mix, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, withClouds } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';

const noise = createNoise(515);
const sun = direction(0.75, 0.26, 0.75);
const sky = withClouds(
  clearSky(
    [
      [0, hex('#f1dcb9')],
      [0.12, hex('#e9dcc6')],
      [0.35, hex('#a9c3d0')],
      [1, hex('#6a9cc4')],
    ],
    { at: sun, glow: scale(hex('#ffd794'), 0.6), tightness: 8 },
  ),
  {
    noise: createNoise(33),
    frequency: 1.1,
    cover: 0.42,
    softness: 0.3,
    streak: 2.2,
    opacity: 0.6,
    lit: hex('#fff3dd'),
    shade: hex('#c5c6c4'),
    sun,
    lowest: 0.1,
  },
);
const camera: Camera = { x: 1.4, y: 0.5, z: 0, focal: 1.25, horizon: 0.34 };

/** Height of trees and hedges over the ground: rounded crowns where a finer noise allows them. */
function trees(x: number, z: number): number {
  const grove = smooth(0.12, 0.3, noise.fbm(x * 0.9 + 31, z * 0.9, 3) * 1.2);
  const hedge = smooth(0.035, 0.02, Math.abs(noise.at(x * 0.55 + 3, z * 0.55 + 9)));
  const crown = noise.at(x * 34, z * 34) * 0.5 + 0.5;
  return (
    (grove * smooth(0.4, 0.75, crown) * 0.034 + hedge * smooth(0.3, 0.8, crown) * 0.024) * smooth(0.7, 1.4, z)
  );
}

function height(x: number, z: number, octaves: number): number {
  const hills = 0.3 * noise.fbm(x * 0.42, z * 0.42, 3) + 0.07 * noise.fbm(x * 1.6, z * 1.6, 2);
  const far = smooth(9, 16, z) * (0.5 + 1.2 * noise.eroded(x * 0.16, z * 0.16, octaves));
  return hills + trees(x, z) + Math.max(0, far) * 0.75 + 0.0009 * noise.fbm(x * 140, z * 90, 3);
}

export const meadow: Scene = {
  name: 'meadow',
  title: 'First cut',
  alt: 'Rolling green hills on a spring morning, hedges and groves throwing long shadows, mist in the hollows.',
  width: 1500,
  height: 1000,
  focalPoint: [0.5, 0.5],
  finish: { vignette: 0.32, contrast: 1.1, saturation: 0.95 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    drawTerrain(canvas, camera, {
      near: 0.35,
      far: 50,
      height,
      sun,
      sunlight: scale(hex('#ffdf9e'), 1.55),
      skylight: scale(hex('#9db8c6'), 0.5),
      albedo: ({ x, z }) => {
        const tree = clamp(trees(x, z) / 0.012);
        const field = noise.at(x * 0.8 + 40, Math.floor(z * 0.9 + noise.at(x, 2)) * 3.7) * 0.5 + 0.5;
        const grain = noise.fbm(x * 60, z * 40, 4) * 0.5 + 0.5;
        const grass = mix(mix(hex('#5f7a34'), hex('#9aa052'), field), hex('#b9b36a'), grain * 0.4);
        return mix(scale(grass, 0.75 + 0.45 * grain), hex('#26351f'), tree);
      },
      haze: ({ distance, height: level }, ray) => {
        const near = Math.max(0, ray[0] * sun[0] + ray[1] * sun[1] + ray[2] * sun[2]);
        const mist = 0.11 * Math.exp(-(level + 0.25) * 7);
        return {
          share: 1 - Math.exp(-distance * (0.035 + mist)),
          color: mix(hex('#c0cfce'), hex('#ffe3b0'), near ** 5),
        };
      },
      shadowReach: 1.5,
      shadowSteps: 18,
    });
  },
};
