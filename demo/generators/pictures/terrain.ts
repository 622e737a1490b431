// Terrain: renders a height field column by column, near to far, with per-pixel lighting.
import { type Canvas, setPixel } from './canvas';
import { add, clamp, multiply, type Rgb, scale } from './color';

/** A direction in space of length 1: x to the right, y up, z away from the camera. */
export type Direction = readonly [number, number, number];

export interface Camera {
  /** Position over the map, lengths in the scene's own unit. */
  x: number;
  y: number;
  z: number;
  /** Distance of the picture plane in picture widths: 0.7 wide angle, 2 telephoto. */
  focal: number;
  /** Where the horizon lies, 0 top to 1 bottom. The lens is shifted, not tilted, so that uprights stay upright. */
  horizon: number;
}

export interface Surface {
  x: number;
  z: number;
  height: number;
  normal: Direction;
  /** Distance from the camera. */
  distance: number;
}

export interface Terrain {
  near: number;
  far: number;
  /** Height of the ground; `octaves` says how fine it must be (fewer far away). */
  height(x: number, z: number, octaves: number): number;
  octaves?: number;
  sun: Direction;
  sunlight: Rgb;
  /** Light from the sky, taken by surfaces that look upwards. */
  skylight: Rgb;
  albedo(surface: Surface): Rgb;
  /** What air lies between: how much of the ground is lost (0 to 1) and to which color. */
  haze(surface: Surface, ray: Direction): { share: number; color: Rgb };
  /** Steps of the search for something that shades; 0 for none. */
  shadowSteps?: number;
  shadowReach?: number;
  /** Color of the water, which lies at height 0 wherever the ground is lower; without it there is no water. */
  water?(surface: Surface, ray: Direction): Rgb;
}

export function direction(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The direction in which a point of the picture looks. */
export function rayThrough(camera: Camera, canvas: Canvas, u: number, v: number): Direction {
  const rise = ((camera.horizon - v) * canvas.height) / canvas.width / camera.focal;
  return direction((u - 0.5) / camera.focal, rise, 1);
}

/** Draws the ground over what is there (the sky). Returns the first row of ground of each column. */
export function drawTerrain(canvas: Canvas, camera: Camera, terrain: Terrain): Int32Array {
  const depths = new Float32Array(canvas.height);
  const skyline = new Int32Array(canvas.width);
  for (let x = 0; x < canvas.width; x++) {
    skyline[x] = walkColumn(canvas, camera, terrain, x, depths);
    for (let y = skyline[x]!; y < canvas.height; y++) {
      if (depths[y]! > 0) setPixel(canvas, x, y, shade(canvas, camera, terrain, x, y, depths[y]!));
    }
  }
  return skyline;
}

/** Fills `depths` with the distance of the ground at each row; returns the topmost row reached. */
function walkColumn(
  canvas: Canvas,
  camera: Camera,
  terrain: Terrain,
  x: number,
  depths: Float32Array,
): number {
  const { width, height } = canvas;
  const side = ((x + 0.5) / width - 0.5) / camera.focal;
  const scaleY = camera.focal * width;
  const step = 0.9 / scaleY;
  depths.fill(0);
  let top = height;
  let before = terrain.near;
  let rowBefore = height;
  for (let z = terrain.near; z < terrain.far; z *= 1 + step * 2.2) {
    const bed = terrain.height(camera.x + side * z, camera.z + z, octavesAt(terrain, z, scaleY));
    const ground = terrain.water ? Math.max(0, bed) : bed;
    const row = camera.horizon * height - ((ground - camera.y) / z) * scaleY;
    if (row < top) {
      const first = Math.max(0, Math.ceil(row));
      for (let y = first; y < top; y++) {
        const share = rowBefore > row ? clamp((rowBefore - y) / (rowBefore - row)) : 1;
        depths[y] = before + (z - before) * share;
      }
      top = first;
      if (top === 0) break;
    }
    before = z;
    rowBefore = row;
  }
  return top;
}

function octavesAt(terrain: Terrain, z: number, scaleY: number): number {
  const most = terrain.octaves ?? 11;
  return Math.max(3, Math.min(most, Math.round(Math.log2((scaleY * 1.6) / z) + 1)));
}

function shade(canvas: Canvas, camera: Camera, terrain: Terrain, px: number, py: number, z: number): Rgb {
  const scaleY = camera.focal * canvas.width;
  const x = camera.x + (((px + 0.5) / canvas.width - 0.5) / camera.focal) * z;
  const worldZ = camera.z + z;
  const octaves = octavesAt(terrain, z, scaleY) + 1;
  const apart = (z / scaleY) * 1.2;
  const height = terrain.height(x, worldZ, octaves);
  const slopeX = (terrain.height(x + apart, worldZ, octaves) - height) / apart;
  const slopeZ = (terrain.height(x, worldZ + apart, octaves) - height) / apart;
  const surface = { x, z: worldZ, height, normal: direction(-slopeX, 1, -slopeZ), distance: z };
  const ray = rayThrough(camera, canvas, (px + 0.5) / canvas.width, (py + 0.5) / canvas.height);
  const air = terrain.haze(surface, ray);
  const seen = clamp(air.share);
  if (seen > 0.995) return air.color;
  const wet = terrain.water && height <= 0;
  const lit = wet
    ? terrain.water!(surface, ray)
    : multiply(terrain.albedo(surface), lightOn(terrain, surface));
  return add(scale(lit, 1 - seen), air.color, seen);
}

function lightOn(terrain: Terrain, surface: Surface): Rgb {
  const [nx, ny, nz] = surface.normal;
  const [sx, sy, sz] = terrain.sun;
  const facing = Math.max(0, nx * sx + ny * sy + nz * sz);
  const sun = facing > 0 ? facing * shadowAt(terrain, surface) : 0;
  const bounce = Math.max(0, -nx * sx - nz * sz) * 0.12;
  return add(scale(terrain.skylight, 0.35 + 0.65 * ny), terrain.sunlight, sun + bounce * 0.4);
}

/** 1 in the sun, 0 in the shade, soft between. */
function shadowAt(terrain: Terrain, surface: Surface): number {
  const steps = terrain.shadowSteps ?? 14;
  const [sx, sy, sz] = terrain.sun;
  let open = 1;
  let t = surface.distance * 0.004 + 0.01;
  const growth = ((terrain.shadowReach ?? 8) / t) ** (1 / Math.max(1, steps));
  for (let i = 0; i < steps && open > 0; i++, t *= growth) {
    const over = surface.height + sy * t - terrain.height(surface.x + sx * t, surface.z + sz * t, 6);
    open = Math.min(open, 0.5 + (over / t) * 14);
  }
  return clamp(open);
}
