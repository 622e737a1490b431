// Sand dunes in low evening light: sharp crests, ripples, long shadows.
import { paint } from '../canvas';
import { hex, mix, scale, smooth } from '../color';
import { createNoise } from '../noise';
import type { Scene } from '../scene';
import { clearSky } from '../sky';
import { type Camera, direction, drawTerrain, rayThrough } from '../terrain';

const noise = createNoise(29);
const sun = direction(-1, 0.3, 0.35);
const sky = clearSky([
  [0, hex('#f3d3b4')],
  [0.15, hex('#d9c3b8')],
  [0.4, hex('#8fa6bb')],
  [1, hex('#5d83a8')],
]);
const camera: Camera = { x: 5.35, y: 0.21, z: 0.4, focal: 1.05, horizon: 0.3 };

/** A dune rises slowly on the windward side and falls steeply behind its crest. */
function crest(t: number): number {
  const place = t - Math.floor(t);
  return place < 0.72 ? smooth(0, 0.72, place) * 0.6 + (place / 0.72) * 0.4 : ((1 - place) / 0.28) ** 1.25;
}

function height(x: number, z: number, octaves: number): number {
  const bend = noise.fbm(x * 0.55, z * 0.55, 3) * 1.5;
  const large =
    crest(x * 0.42 + z * 0.16 + bend * 0.8) * (0.5 + 0.6 * (noise.at(x * 0.3, z * 0.4) * 0.5 + 0.5));
  const small = crest(x * 1.3 - z * 0.75 + bend * 1.8) * 0.16;
  const ripple =
    octaves > 7
      ? Math.sin((x * 0.9 + z * 1.5 + bend * 0.2 + noise.fbm(x * 9, z * 9, 2) * 0.03) * 210) * 0.00042
      : 0;
  return 0.36 * large + 0.3 * small + ripple;
}

export const dunes: Scene = {
  name: 'dunes',
  title: 'The long dune',
  alt: 'Sand dunes with sharp crests, one side glowing in evening light, the other in blue shadow.',
  width: 1000,
  height: 1500,
  focalPoint: [0.5, 0.42],
  finish: { vignette: 0.3 },
  paint(canvas) {
    paint(canvas, (u, v) => sky(rayThrough(camera, canvas, u, v)));
    drawTerrain(canvas, camera, {
      near: 0.12,
      far: 24,
      height,
      sun,
      sunlight: scale(hex('#ffd09a'), 1.75),
      skylight: scale(hex('#8c9cc4'), 0.5),
      albedo: ({ x, z }) => mix(hex('#c98d5a'), hex('#dca673'), noise.fbm(x * 3, z * 3, 4) * 0.5 + 0.5),
      haze: ({ distance }) => ({ share: 1 - Math.exp(-distance * 0.1), color: hex('#ecc9ab') }),
      shadowReach: 3,
      shadowSteps: 20,
    });
  },
};
