// The moon just over the sea, its light broken by small waves.
import { addGlow, paint } from '../canvas';
import { add, hex, mix, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, drawStars, withClouds } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';
import { seaColor } from '../water';

const noise = createNoise(99);
const moonPlace = { u: 0.58, v: 0.3 };
const camera: Camera = { x: 0, y: 0.012, z: 0, focal: 1.4, horizon: 0.58 };
const moon = direction((moonPlace.u - 0.5) / 1.4, (camera.horizon - moonPlace.v) / 1.4, 1);
const sky = withClouds(
  clearSky(
    [
      [0, hex('#4a5c80')],
      [0.1, hex('#2f4368')],
      [0.3, hex('#182a4b')],
      [1, hex('#0a152c')],
    ],
    { at: moon, glow: scale(hex('#b9c4e4'), 0.3), tightness: 20 },
  ),
  {
    noise: createNoise(41),
    frequency: 1.2,
    cover: 0.56,
    softness: 0.22,
    streak: 2.2,
    opacity: 0.7,
    lit: hex('#6b7ba3'),
    shade: hex('#2a3a5c'),
    sun: moon,
    lowest: 0.01,
  },
);

export const moonrise: Scene = {
  name: 'moonrise',
  title: 'Moonrise, outbound',
  alt: 'A full moon over a dark sea, its light scattered in a path over small waves.',
  width: 1000,
  height: 1000,
  focalPoint: [0.58, 0.36],
  finish: { vignette: 0.4, contrast: 1.08 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    drawStars(canvas, { seed: 4, count: 260, lowest: 0.5, strength: 0.8 });
    paintMoon(canvas.width, (x, y, radius, light) => addGlow(canvas, x, y, radius, light));
    paint(canvas, (u, v, before) => {
      const far = Math.hypot(u - moonPlace.u, v - moonPlace.v);
      const edge = smooth(0.0435, 0.042, far);
      if (edge <= 0) return undefined;
      const seas = smooth(0.42, 0.62, noise.fbm(u * 38, v * 38, 4) * 0.5 + 0.5);
      return mix(before, scale(mix(hex('#fff6e2'), hex('#c9c3bb'), seas * 0.8), 1.1), edge);
    });
    drawTerrain(canvas, camera, {
      near: 0.02,
      far: 40,
      height: () => -1,
      sun: moon,
      sunlight: hex('#ffffff'),
      skylight: hex('#ffffff'),
      albedo: () => hex('#000000'),
      water: (surface, ray) => {
        const base = seaColor({ noise, sky, deep: hex('#0a1a2e'), frequency: 60, steep: 0.34 })(surface, ray);
        const path = glitter(surface.x, surface.z, ray);
        return add(base, hex('#e9e6f2'), path);
      },
      haze: ({ distance }) => ({ share: 1 - Math.exp(-distance * 0.05), color: hex('#53668b') }),
    });
  },
};

/** Light on the facets that happen to face the moon: more and narrower toward the horizon. */
function glitter(x: number, z: number, ray: readonly [number, number, number]): number {
  const aside = ray[0] / ray[2] - moon[0] / moon[2];
  const near = Math.exp(-((aside / 0.07) ** 2));
  const facet = noise.fbm(x * 210, z * 330, 3) * 0.6 + noise.at(x * 60, z * 120) * 0.4;
  return near * smooth(0.16, 0.5, facet) * 1.15 + near * 0.1;
}

function paintMoon(
  width: number,
  glow: (x: number, y: number, radius: number, light: readonly [number, number, number]) => void,
): void {
  const x = moonPlace.u * width;
  const y = moonPlace.v * width;
  glow(x, y, width * 0.34, scale(hex('#aab6d8'), 0.16));
  glow(x, y, width * 0.12, scale(hex('#e6e2ea'), 0.3));
}
