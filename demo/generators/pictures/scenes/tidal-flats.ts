// The sea has gone out: channels and pools in the wet sand hold the colors of the sky.
import { paint } from '../canvas';
import { add, clamp, hex, mix, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, withClouds } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';

const noise = createNoise(2024);
const sun = direction(0.3, 0.09, 1);
const sky = withClouds(
  clearSky(
    [
      [0, hex('#e5bf9c')],
      [0.1, hex('#c9aca6')],
      [0.3, hex('#8398ad')],
      [1, hex('#456a8c')],
    ],
    { at: sun, glow: scale(hex('#ffc184'), 0.6), tightness: 10 },
  ),
  {
    noise: createNoise(70),
    frequency: 0.9,
    cover: 0.5,
    softness: 0.28,
    streak: 2.4,
    opacity: 0.85,
    lit: hex('#ffe3c0'),
    shade: hex('#7f8b98'),
    sun,
    lowest: 0.02,
  },
);
const camera: Camera = { x: 4, y: 0.62, z: 0, focal: 0.9, horizon: 0.36 };

function height(x: number, z: number, octaves: number): number {
  const bend = noise.fbm(x * 0.16 + 3, z * 0.16, 4);
  const channel = Math.abs(noise.at(x * 0.22 + bend * 1.4, z * 0.22 + 5)) - 0.2;
  const banks = smooth(-0.06, 0.16, channel) * 0.16 - 0.05;
  const ripple =
    Math.sin((x * 0.7 + z * 2.4 + bend * 3 + noise.fbm(x * 2, z * 2, 2) * 0.5) * 9) *
    0.0035 *
    smooth(0.02, 0.07, banks);
  return banks + ripple + 0.03 * noise.fbm(x * 0.9, z * 0.9, Math.min(octaves, 6));
}

const mirror = (x: number, z: number, ray: readonly [number, number, number], rough: number) =>
  sky(
    direction(
      ray[0] + rough * noise.at(x * 14, z * 14),
      Math.abs(ray[1]) + 0.012 + rough * 0.5 * (noise.at(x * 13 + 4, z * 20) + 0.5),
      ray[2],
    ),
  );

export const tidalFlats: Scene = {
  name: 'tidal-flats',
  title: 'Low water',
  alt: 'Wet sand at low tide, winding channels and pools reflecting a pale evening sky.',
  width: 1500,
  height: 844,
  focalPoint: [0.6, 0.5],
  finish: { vignette: 0.32, contrast: 1.08 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    drawTerrain(canvas, camera, {
      near: 0.9,
      far: 400,
      height: (x, z, octaves) => (z > 120 ? -0.02 : height(x, z, octaves)),
      sun,
      sunlight: scale(hex('#ffcf9c'), 1.6),
      skylight: scale(hex('#8fa0b4'), 0.62),
      albedo: ({ x, z, height: level }) =>
        mix(hex('#4b4038'), hex('#8f7a66'), clamp(level * 7 + 0.25 * noise.fbm(x * 5, z * 5, 4))),
      water: ({ x, z, distance }, ray) =>
        add(scale(mirror(x, z, ray, 0.006 + 0.02 / (1 + distance)), 0.9), hex('#2c3a40'), 0.12),
      haze: ({ distance, height: level, x, z }, ray) => {
        const sheen = level > 0 ? smooth(0.06, 0.0, level) * 0.55 + 0.12 : 0;
        const far = 1 - Math.exp(-distance * 0.011);
        const wet = mirror(x, z, ray, 0.05);
        return { share: far + (1 - far) * sheen, color: mix(wet, hex('#e8cfb6'), far * 0.8) };
      },
      shadowSteps: 0,
    });
  },
};
