// A canyon in layers of red and ochre, the last sun on one wall.
import { paint } from '../canvas';
import { hex, mix, ramp, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, withClouds } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';

const noise = createNoise(3010);
const sun = direction(-0.85, 0.3, 0.12);
const sky = withClouds(
  clearSky([
    [0, hex('#f5d9c0')],
    [0.15, hex('#dcbfc0')],
    [0.4, hex('#8f9fc0')],
    [1, hex('#54719f')],
  ]),
  {
    noise: createNoise(12),
    frequency: 0.5,
    cover: 0.46,
    softness: 0.35,
    streak: 3,
    opacity: 0.7,
    lit: hex('#ffe1c8'),
    shade: hex('#b59cab'),
    sun,
    lowest: 0.04,
  },
);
const camera: Camera = { x: 0, y: 1.16, z: 0, focal: 0.95, horizon: 0.3 };
const strata = ramp([
  [0, hex('#5b3328')],
  [0.18, hex('#8a4a33')],
  [0.3, hex('#a9633f')],
  [0.45, hex('#b5512f')],
  [0.6, hex('#c98a5b')],
  [0.72, hex('#a34a2e')],
  [0.88, hex('#d3a074')],
  [1, hex('#b9815a')],
]);

/** Turns a smooth slope into ledges and walls. */
function terrace(level: number, steps: number): number {
  const scaled = level * steps;
  const step = Math.floor(scaled);
  return (step + smooth(0.42, 0.86, scaled - step) * 0.86 + (scaled - step) * 0.14) / steps;
}

function height(x: number, z: number, octaves: number): number {
  const bend = 0.9 * Math.sin(z * 0.42 + 0.6) + 0.35 * Math.sin(z * 1.1);
  const wander = noise.fbm(x * 0.55, z * 0.55, 4);
  const side = Math.abs(x - bend * 0.9 + wander * 1.1) - 0.12;
  const gullies = noise.ridged(x * 0.8 + 4, z * 0.8, 5) * 0.55;
  const slope =
    smooth(0, 2.3, side + 0.55 - gullies * 0.9) + 0.05 * noise.fbm(x * 4, z * 4, Math.min(5, octaves));
  const rough = 0.014 * noise.fbm(x * 16, z * 16, Math.max(1, octaves - 4));
  return terrace(slope * 0.98 + 0.015 * wander, 6) + rough + 0.05 * noise.fbm(x * 0.3, z * 0.3, 3);
}

export const canyon: Scene = {
  name: 'canyon',
  title: 'Twelve layers down',
  alt: 'A wide canyon of red and ochre rock in steps, one wall in evening sun, the floor in blue shade.',
  width: 1500,
  height: 1000,
  focalPoint: [0.55, 0.45],
  finish: { vignette: 0.3, contrast: 1.1, saturation: 0.96 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    drawTerrain(canvas, camera, {
      near: 0.55,
      far: 60,
      height,
      sun,
      sunlight: scale(hex('#ffc48e'), 1.75),
      skylight: scale(hex('#8b97c2'), 0.5),
      albedo: ({ x, z, height: level, normal }) => {
        const grain = noise.fbm(x * 22, level * 60 + z * 22, 4);
        const rock = strata(((level * 1.02 + 0.02 * noise.fbm(x * 2, z * 2, 3)) * 3.1) % 1);
        const base = mix(strata(level), rock, 0.45);
        const dust = mix(base, hex('#b98a63'), smooth(0.8, 0.97, normal[1]) * 0.6);
        return scale(dust, 0.95 + 0.35 * grain);
      },
      haze: ({ distance, height: level }) => ({
        share: 1 - Math.exp(-distance * (0.024 + 0.05 * Math.exp(-level * 3))),
        color: mix(hex('#a3a2c4'), hex('#efcdb6'), smooth(6, 34, distance)),
      }),
      shadowReach: 4,
      shadowSteps: 18,
    });
  },
};
