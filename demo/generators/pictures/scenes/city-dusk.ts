// A city by the water after sunset: towers in haze, their first lights, and both in the harbour.
import { addGlow, type Canvas, paint, setPixel } from '../canvas';
import { clamp, hex, mix, type Rgb, ramp, scale, smooth } from '../color';
import { createNoise, randomFrom } from '../noise';
import type { Scene } from '../scene';
import { clearSky, withClouds } from '../sky';
import { type Camera, direction, rayThrough } from '../terrain';
import { reflect } from '../water';

interface Row {
  seed: number;
  count: number;
  low: number;
  high: number;
  wall: Rgb;
  haze: number;
  lights: number;
}

interface Tower {
  left: number;
  right: number;
  top: number;
  crown: number;
  floors: number;
  bays: number;
  lit: number;
}

const noise = createNoise(58);
const sun = direction(-0.3, 0.02, 1);
const horizon = 0.66;
const camera: Camera = { x: 0, y: 0, z: 0, focal: 1.3, horizon };
const sky = withClouds(
  clearSky(
    [
      [0, hex('#f2b48d')],
      [0.09, hex('#dd9a94')],
      [0.2, hex('#9d84a6')],
      [0.36, hex('#566a9a')],
      [1, hex('#2a4474')],
    ],
    { at: sun, glow: hex('#ffb070'), tightness: 8 },
  ),
  {
    noise: createNoise(44),
    frequency: 0.8,
    cover: 0.48,
    softness: 0.3,
    streak: 2.6,
    opacity: 0.75,
    lit: hex('#f0a892'),
    shade: hex('#5d628c'),
    sun,
    lowest: 0.05,
  },
);
const haze = hex('#c58f93');
const rows: readonly Row[] = [
  { seed: 1, count: 40, low: 0.04, high: 0.17, wall: hex('#6c6685'), haze: 0.68, lights: 0.05 },
  { seed: 2, count: 30, low: 0.05, high: 0.29, wall: hex('#474a68'), haze: 0.48, lights: 0.12 },
  { seed: 3, count: 30, low: 0.04, high: 0.21, wall: hex('#2c3450'), haze: 0.26, lights: 0.2 },
  { seed: 6, count: 38, low: 0.02, high: 0.085, wall: hex('#1a2036'), haze: 0.1, lights: 0.3 },
];
const lamp = ramp([
  [0, hex('#ff9d4a')],
  [0.5, hex('#ffd08a')],
  [1, hex('#e9f0ff')],
]);

function towersOf(row: Row): Tower[] {
  const random = randomFrom(row.seed * 977);
  return Array.from({ length: row.count }, (_, i) => {
    const middle = (i + random()) / row.count;
    const half = ((0.35 + 0.5 * random()) * 0.9) / row.count;
    const center = Math.exp(-(((middle - 0.6) / 0.26) ** 2)) * 0.75 + 0.25;
    const tall = row.low + (row.high - row.low) * random() ** 1.9 * center;
    return {
      left: middle - half,
      right: middle + half,
      top: horizon - tall,
      crown: random(),
      floors: Math.round(tall * 190),
      bays: Math.max(3, Math.round(half * 460)),
      lit: row.lights * (0.3 + 1.2 * random()),
    };
  });
}

/** Top edge of a tower at a place from -1 to 1 across it: flat, stepped, sloped or with a mast. */
function crownOf({ crown, top }: Tower, across: number, tall: number): number {
  if (crown > 0.9 && tall > 0.1)
    return Math.abs(across) < 0.05 ? top - tall * 0.22 : top - tall * 0.05 * (1 - Math.abs(across));
  if (crown > 0.7) return Math.abs(across) < 0.55 ? top : top + tall * 0.08;
  if (crown > 0.6) return top + tall * 0.07 * (across * 0.5 + 0.5);
  return top;
}

function drawTower(canvas: Canvas, row: Row, tower: Tower): void {
  const { width, height } = canvas;
  const tall = horizon - tower.top;
  for (let x = Math.max(0, Math.floor(tower.left * width)); x < Math.min(width, tower.right * width); x++) {
    const across = ((x / width - tower.left) / (tower.right - tower.left)) * 2 - 1;
    const edge = Math.max(0, Math.round(crownOf(tower, across, tall) * height));
    for (let y = edge; y < horizon * height; y++) {
      const up = clamp((horizon - y / height) / 0.3);
      const facade = mix(row.wall, scale(row.wall, across < 0 ? 1.28 : 0.86), 0.8);
      const floor = 0.94 + 0.06 * Math.sin(((y / height - tower.top) / tall) * tower.floors * 6.28);
      setPixel(canvas, x, y, mix(scale(facade, floor), haze, row.haze * (1 - 0.55 * up)));
    }
  }
}

function lightWindows(canvas: Canvas, row: Row, tower: Tower, random: () => number): void {
  const { width, height } = canvas;
  const unit = width / 1500;
  for (let floor = 1; floor < tower.floors; floor++) {
    const busy = random() < 0.12 ? 2.6 : 0.75;
    for (let bay = 1; bay < tower.bays; bay++) {
      const luck = random();
      const tone = random();
      if (luck > tower.lit * busy) continue;
      const x = (tower.left + ((tower.right - tower.left) * bay) / tower.bays) * width;
      const y = (tower.top + ((horizon - tower.top) * floor) / tower.floors) * height;
      addGlow(canvas, x, y, unit * 1.9, scale(lamp(tone), (0.35 + 0.6 * tone) * (1 - row.haze * 0.7)));
    }
  }
}

function lightQuay(canvas: Canvas): void {
  const random = randomFrom(77);
  const unit = canvas.width / 1500;
  for (let i = 0; i < 74; i++) {
    const x = ((i + random() * 0.8) / 74) * canvas.width;
    const y = (horizon - 0.004 - random() * 0.004) * canvas.height;
    const power = 0.3 + random() ** 2;
    addGlow(canvas, x, y, unit * 3, scale(lamp(random() * 0.7), power));
    addGlow(canvas, x, y, unit * 16, scale(lamp(0.2), power * 0.1));
  }
}

export const cityDusk: Scene = {
  name: 'city-dusk',
  title: 'Harbour, ten past nine',
  alt: 'A city skyline by the water at dusk, the first windows lit, tower lights drawn long in the harbour.',
  width: 1500,
  height: 1000,
  focalPoint: [0.6, 0.5],
  finish: { vignette: 0.36, contrast: 1.1 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    for (const row of rows) {
      const random = randomFrom(row.seed + 500);
      for (const tower of towersOf(row)) {
        drawTower(canvas, row, tower);
        lightWindows(canvas, row, tower, random);
      }
    }
    lightQuay(canvas);
    reflect(
      canvas,
      horizon,
      (_u, v, mirrored) => mix(scale(mirrored, 0.74), hex('#1a2848'), 0.2 + 0.36 * smooth(horizon, 1, v)),
      (u, depth) => {
        const far = 0.05 / (depth + 0.012);
        const wave = noise.fbm(u * 34 * far, far * 190, 4);
        return [wave * 0.004, wave * 0.085 * smooth(-0.02, 0.22, depth)];
      },
    );
  },
};
