// Mountain ridges one behind the other, the valleys full of mist, minutes before the sun.
import { paint } from '../canvas';
import { clamp, hex, mix, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, withClouds } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';

const noise = createNoise(411);
const sun = direction(0.2, 0.085, 1);
const sky = withClouds(
  clearSky(
    [
      [0, hex('#eeb795')],
      [0.08, hex('#dda59c')],
      [0.2, hex('#a592ae')],
      [0.42, hex('#5d76a3')],
      [1, hex('#3c5d8c')],
    ],
    { at: sun, glow: scale(hex('#ffb98a'), 0.55), tightness: 14 },
  ),
  {
    noise: createNoise(83),
    frequency: 0.75,
    cover: 0.5,
    softness: 0.34,
    streak: 2.6,
    opacity: 0.6,
    lit: hex('#ffd9b8'),
    shade: hex('#a08aa6'),
    sun,
    lowest: 0.05,
  },
);
const camera: Camera = { x: 7.2, y: 2.1, z: 0, focal: 1.9, horizon: 0.33 };

/** Ranges that lie across the view, the nearer ones lower so that the eye gets over them. */
function height(x: number, z: number, octaves: number): number {
  const range = noise.ridged(x * 0.055 + 2, z * 0.2 + 0.6 * noise.at(x * 0.06, z * 0.06), 2);
  const rock = noise.eroded(x * 0.24, z * 0.3 + 4.4, octaves);
  return 2.1 * (range - 0.42) + 1.25 * rock + 0.2 + 0.022 * z - 1.1 * smooth(9, 3, z);
}

export const dawnRidge: Scene = {
  name: 'dawn-ridge',
  title: 'Dawn ridge',
  alt: 'Mountain ridges in layers of blue and rose, mist in the valleys between them, just before sunrise.',
  width: 2500,
  height: 1667,
  focalPoint: [0.62, 0.4],
  quality: 93,
  finish: { vignette: 0.3, contrast: 1.1 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    drawTerrain(canvas, camera, {
      near: 3,
      far: 90,
      height,
      sun,
      sunlight: scale(hex('#ffb98a'), 1.9),
      skylight: scale(hex('#7f8fb4'), 0.6),
      albedo: ({ normal, height: level }) =>
        mix(hex('#34363f'), hex('#c9cedb'), smooth(0.6, 0.88, normal[1]) * smooth(1.2, 2.2, level)),
      haze: ({ distance, height: level }, ray) => {
        const near = Math.max(0, ray[0] * sun[0] + ray[1] * sun[1] + ray[2] * sun[2]);
        const far = smooth(6, 60, distance);
        const cool = mix(hex('#6f86b4'), hex('#c9a4b4'), far);
        const warm = mix(hex('#a99bb8'), hex('#efb592'), far);
        const mist = Math.exp(-Math.max(0, level + 0.1) * 2.2) * 0.1;
        return {
          share: 1 - Math.exp(-Math.max(0, distance - 2.2) * (0.0205 + mist)),
          color: mix(cool, warm, clamp(near ** 6 * 1.15)),
        };
      },
    });
  },
};
