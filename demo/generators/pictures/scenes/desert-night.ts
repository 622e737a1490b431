// The milky way over mesas, the ground lit by a thin moon.
import { paint } from '../canvas';
import { add, hex, mix, type Rgb, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, drawStars } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';

const noise = createNoise(321);
const moon = direction(-0.8, 0.4, -0.2);
const camera: Camera = { x: 5.6, y: 0.16, z: 3, focal: 0.9, horizon: 0.78 };
const sky = clearSky([
  [0, hex('#54506e')],
  [0.08, hex('#3c4468')],
  [0.25, hex('#1e2f55')],
  [0.6, hex('#101d3d')],
  [1, hex('#0b1530')],
]);

/** How deep in the milky way a point lies: a leaning band with dark lanes. */
function galaxy(u: number, v: number): { band: number; dust: number } {
  const aside = (u - 0.5) * 0.86 + (v - 0.32) * 0.34 + 0.035 * noise.fbm(u * 3, v * 4, 3);
  const along = v - 0.4 - (u - 0.5) * 0.4;
  const swell = 0.85 + 0.5 * Math.exp(-((along / 0.22) ** 2));
  const band = Math.exp(-((aside / (0.13 * swell)) ** 2)) * (0.72 + 0.5 * noise.fbm(u * 7, v * 9, 5));
  const lane = noise.fbm(u * 9 + 4, v * 11, 6) * 0.5 + 0.5;
  const dust = smooth(0.47, 0.64, lane) * Math.exp(-(((aside - 0.012) / 0.075) ** 2));
  return { band: Math.max(0, band), dust };
}

function glowOf(u: number, v: number): Rgb {
  const { band, dust } = galaxy(u, v);
  const core = mix(hex('#8fa6d8'), hex('#f2cfae'), smooth(0.5, 1.1, band));
  return scale(core, band ** 1.5 * 0.34 * (1 - 0.82 * dust) * smooth(0.8, 0.62, v));
}

function height(x: number, z: number, octaves: number): number {
  const edge = noise.fbm(x * 0.42 + 2.2, z * 0.42, 5) + 0.05 * noise.fbm(x * 5, z * 5, 3);
  const mesa =
    smooth(0.14, 0.2, edge) * 0.62 + smooth(0.08, 0.2, edge) * 0.26 + smooth(0.2, 0.24, edge) * 0.1;
  const ground =
    0.06 * noise.fbm(x * 0.9, z * 0.9, 4) + 0.012 * noise.fbm(x * 9, z * 9, Math.max(2, octaves - 3));
  const rock = 0.03 * noise.ridged(x * 9, z * 9, Math.max(2, octaves - 4)) * smooth(0.05, 0.3, mesa);
  return ground + mesa * smooth(2, 4.5, z) + rock;
}

export const desertNight: Scene = {
  name: 'desert-night',
  title: 'Mesa, new moon plus two',
  alt: 'The milky way standing over dark table mountains, faint moonlight on the desert floor.',
  width: 1000,
  height: 1500,
  focalPoint: [0.5, 0.6],
  finish: { vignette: 0.4, contrast: 1.12, exposure: 1.15 },
  paint(canvas) {
    paint(canvas, (u, v) => add(sky(rayThrough(camera, canvas, u, v)), glowOf(u, v)));
    drawStars(canvas, {
      seed: 9,
      count: 5200,
      lowest: 0.8,
      strength: 0.9,
      density: (u, v) => {
        const { band, dust } = galaxy(u, v);
        return 0.3 + 0.7 * band * (1 - 0.8 * dust);
      },
    });
    drawTerrain(canvas, camera, {
      near: 0.12,
      far: 40,
      height,
      sun: moon,
      sunlight: scale(hex('#b9c4ea'), 0.3),
      skylight: scale(hex('#5d6fa8'), 0.16),
      albedo: ({ x, z, height: level }) => {
        const grain = noise.fbm(x * 14, z * 14, 5) * 0.5 + 0.5;
        const strata = noise.at(3, level * 26) * 0.5 + 0.5;
        return mix(
          mix(hex('#5b4038'), hex('#a27a63'), grain),
          hex('#7a4c3c'),
          smooth(0.1, 0.3, level) * strata * 0.7,
        );
      },
      haze: ({ distance }) => ({ share: 1 - Math.exp(-distance * 0.045), color: hex('#3f4265') }),
      shadowReach: 3,
    });
  },
};
