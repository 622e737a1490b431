// Northern lights over a fjord: green curtains above snowy walls, and again in the water.
import { type Canvas, paint } from '../canvas';
import { add, hex, mix, type Rgb, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky, drawStars } from '../sky';
import { type Camera, type Direction, direction, drawTerrain, rayThrough } from '../terrain';
import { reflect } from '../water';

const noise = createNoise(1861);
const moon = direction(0.55, 0.4, -0.6);
const horizon = 0.68;
const camera: Camera = { x: 0.4, y: 0.02, z: 0, focal: 0.92, horizon };
const night = clearSky([
  [0, hex('#1d4250')],
  [0.15, hex('#153048')],
  [0.5, hex('#0c1d36')],
  [1, hex('#071228')],
]);
const layers = 46;
const low = hex('#5dffae');
const high = hex('#7a5bd0');

/** Light of the curtains along a ray, gathered layer by layer from their lower edge upwards. */
function aurora(ray: Direction): Rgb {
  if (ray[1] < 0.03) return [0, 0, 0];
  let total: Rgb = [0, 0, 0];
  for (let layer = 0; layer < layers; layer++) {
    const up = layer / layers;
    const reach = (1 + up * 0.62) / (ray[1] + 0.1);
    const x = ray[0] * reach;
    const z = ray[2] * reach;
    const bend = 0.75 * noise.fbm(x * 0.5 + 2, z * 0.32, 3) + 0.12 * noise.fbm(x * 2.2, z * 1.4, 2);
    const sheet = Math.abs(((((x * 0.62 + bend * 1.5 + 0.32 * z) % 2) + 2) % 2) - 1);
    const pleat = 0.55 + 0.45 * noise.at(x * 7 + bend * 6, z * 2.4);
    const band = smooth(0.13, 0, Math.abs(sheet - 0.5)) ** 1.6 * pleat;
    const body = Math.exp(-up * 3.3) * smooth(0, 0.05, up + 0.02);
    total = add(total, mix(low, high, smooth(0.15, 0.75, up)), band * body);
  }
  const fade = smooth(0.04, 0.2, ray[1]) * smooth(1.0, 0.5, ray[1]);
  return scale(total, (2.5 / layers) * fade);
}

function height(x: number, z: number, octaves: number): number {
  const valley = smooth(
    0.5,
    2.6,
    Math.abs(x - 0.4 - 0.25 * Math.sin(z * 0.5)) - 0.05 * z + 0.25 * noise.at(x * 0.5, z * 0.5),
  );
  const wall = 1.5 + 1.5 * noise.eroded(x * 0.34 + 3, z * 0.34 + 8, octaves);
  const end = smooth(11, 15, z) * (0.9 + 1.2 * noise.eroded(x * 0.2, z * 0.2, octaves));
  return Math.max(-0.02, valley * smooth(2.4, 5, z) * wall * 0.85 - 0.03, end * 0.8);
}

function paintLand(canvas: Canvas): void {
  drawTerrain(canvas, camera, {
    near: 1,
    far: 26,
    height,
    sun: moon,
    sunlight: scale(hex('#9fc7d8'), 0.16),
    skylight: scale(hex('#4fbf9b'), 0.085),
    albedo: ({ x, z, height: level, normal }) => {
      const grain = noise.fbm(x * 6, z * 6, 5);
      return mix(
        hex('#2b3036'),
        hex('#e6eef2'),
        smooth(0.5, 0.78, normal[1] + grain * 0.2) * smooth(0.05, 0.4, level + grain * 0.2),
      );
    },
    haze: ({ distance }) => ({ share: 1 - Math.exp(-distance * 0.045), color: hex('#1c4450') }),
    shadowSteps: 8,
  });
}

export const north: Scene = {
  name: 'north',
  title: 'North, one in the morning',
  alt: 'Green northern lights in curtains over a fjord between snowy mountains, mirrored in the dark water.',
  width: 1000,
  height: 1500,
  focalPoint: [0.5, 0.36],
  finish: { vignette: 0.4, contrast: 1.12, exposure: 1.1 },
  paint(canvas) {
    paint(canvas, (u, v) => night(rayThrough(camera, canvas, u, v)));
    drawStars(canvas, { seed: 12, count: 900, lowest: 0.66, strength: 0.9 });
    paint(canvas, (u, v, before) =>
      v < horizon ? add(before, aurora(rayThrough(camera, canvas, u, v))) : undefined,
    );
    paintLand(canvas);
    reflect(
      canvas,
      horizon,
      (_u, v, mirrored) =>
        mix(scale(mirrored, 0.72), hex('#06131f'), 0.1 + 0.45 * smooth(horizon + 0.08, 1.02, v)),
      (u, depth) => {
        const far = 0.05 / (depth + 0.02);
        const wave = noise.fbm(u * 46 * far, far * 150, 3);
        return [wave * 0.005, wave * 0.03 * smooth(0, 0.2, depth)];
      },
    );
  },
};
