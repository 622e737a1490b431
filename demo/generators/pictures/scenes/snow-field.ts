// A wide field of snow in the blue hour, wind-carved, with three firs.
import { paint } from '../canvas';
import { hex, mix, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';
import { drawWood } from '../trees';

const noise = createNoise(640);
const sun = direction(0.9, 0.14, 0.42);
const sky = clearSky(
  [
    [0, hex('#f4cfc2')],
    [0.1, hex('#e8c3cb')],
    [0.26, hex('#b5b3d3')],
    [0.6, hex('#7d98c8')],
    [1, hex('#5a7fb8')],
  ],
  { at: sun, glow: hex('#ffcfa0'), tightness: 5 },
);
const camera: Camera = { x: 2.35, y: 0.17, z: 1, focal: 1.1, horizon: 0.46 };

function height(x: number, z: number, octaves: number): number {
  const swell = 0.2 * noise.fbm(x * 0.5, z * 0.5, 3) + 0.03 * z;
  const wind = noise.ridged(x * 3.2 + z * 1.1, z * 7 - x * 1.4, Math.min(octaves, 7)) * 0.013;
  const far = smooth(7, 13, z) * (1.1 + 1.6 * noise.eroded(x * 0.22, z * 0.22, octaves));
  return swell + wind + far * 1.15;
}

export const snowField: Scene = {
  name: 'snow-field',
  title: 'Three firs',
  alt: 'A field of wind-carved snow in blue and rose light, three small firs, mountains behind.',
  width: 1000,
  height: 1000,
  focalPoint: [0.66, 0.47],
  finish: { vignette: 0.25, contrast: 1.05 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    const skyline = drawTerrain(canvas, camera, {
      near: 0.16,
      far: 40,
      height,
      sun,
      sunlight: scale(hex('#ffc3a0'), 1.0),
      skylight: scale(hex('#8fa6dc'), 0.82),
      albedo: ({ z, normal }) => mix(hex('#5d6478'), hex('#eef1f8'), z < 8 ? 1 : smooth(0.5, 0.8, normal[1])),
      haze: ({ distance }) => ({
        share: 1 - Math.exp(-Math.max(0, distance - 1) * 0.05),
        color: mix(hex('#b9b4d4'), hex('#e9c6cb'), smooth(6, 20, distance)),
      }),
      shadowReach: 4,
    });
    void skyline;
    const places = [0.61, 0.66, 0.735];
    const sizes = [0.1, 0.145, 0.085];
    places.forEach((place, i) => {
      drawWood(canvas, {
        seed: 40 + i,
        ground: () => 0.545 + 0.006 * i,
        tall: sizes[i]!,
        count: 1,
        at: place,
        filled: false,
        color: (v) => mix(hex('#232f47'), hex('#3c4a68'), smooth(0.56, 0.42, v)),
      });
    });
  },
};
