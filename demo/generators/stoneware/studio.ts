// The studio: camera, one large softbox from the left, a paper background, and the renderer (ray marching).
import { type Canvas, paint } from '../pictures/canvas';
import { add, clamp, hex, mix, multiply, type Rgb, scale, smooth } from '../pictures/color';
import type { Material } from './materials';
import type { Distance, Point } from './shapes';

/** A body with one material. Bodies outside of their bounding sphere cost nothing. */
export interface Body {
  readonly shape: Distance;
  readonly material: Material;
  readonly center: Point;
  readonly radius: number;
  /** Height of the foot ring above `center[1] - ...`; the clay below is not glazed. Absolute. */
  readonly foot: number;
}

export interface Shot {
  readonly bodies: readonly Body[];
  /** Center of the picture, and the height of the part that it shows. */
  readonly target: Point;
  readonly height: number;
  /** Degrees above the horizon. */
  readonly elevation: number;
  readonly background: string;
}

const SOFTBOX: Point = normalize([-0.62, 0.72, 0.42]);
const SUN: Rgb = [2.35, 2.26, 2.12];
const FILL: Rgb = [0.42, 0.45, 0.5];
const FIELD_OF_VIEW = (24 / 180) * Math.PI;
const MAX_STEPS = 110;
const FAR = 40;
const TOUCH = 0.0009;

/** Paints the shot; the shorter side is not cropped. */
export function photograph(canvas: Canvas, shot: Shot): void {
  const aspect = canvas.width / canvas.height;
  const distance = shot.height / 2 / Math.tan(FIELD_OF_VIEW / 2);
  const elevation = (shot.elevation / 180) * Math.PI;
  const back: Point = [0, Math.sin(elevation), Math.cos(elevation)];
  const eye = along(shot.target, back, distance);
  const up: Point = [0, Math.cos(elevation), -Math.sin(elevation)];
  const scene = createScene(shot.bodies);
  const paperColor = hex(shot.background);
  const reach = Math.tan(FIELD_OF_VIEW / 2);
  paint(canvas, (u, v) => {
    const dx = (u * 2 - 1) * reach * aspect;
    const dy = (1 - v * 2) * reach;
    const ray = normalize([dx, up[1] * dy - back[1], up[2] * dy - back[2]]);
    return trace(scene, eye, ray, paperColor, distance);
  });
}

interface Scene {
  /** Distance to the nearest body; the floor is not part of it. */
  distance: Distance;
  bodyAt(x: number, y: number, z: number): Body;
}

function createScene(bodies: readonly Body[]): Scene {
  return {
    distance(x, y, z) {
      let nearest = FAR;
      for (const { shape, center, radius } of bodies) {
        const dx = x - center[0];
        const dy = y - center[1];
        const dz = z - center[2];
        const around = Math.sqrt(dx * dx + dy * dy + dz * dz) - radius;
        if (around > nearest) continue;
        nearest = Math.min(nearest, around > 1.1 ? around : shape(x, y, z));
      }
      return nearest;
    },
    bodyAt(x, y, z) {
      let found = bodies[0]!;
      let nearest = FAR;
      for (const body of bodies) {
        const distance = body.shape(x, y, z);
        if (distance < nearest) [found, nearest] = [body, distance];
      }
      return found;
    },
  };
}

function trace(scene: Scene, eye: Point, ray: Point, paperColor: Rgb, start: number): Rgb {
  const floor = ray[1] < -0.001 ? -eye[1] / ray[1] : FAR;
  const hit = march(scene, eye, ray, Math.max(0, start - 12), Math.min(floor, FAR));
  if (hit < floor && hit < FAR) return shadeBody(scene, along(eye, ray, hit), ray, paperColor);
  return shadePaper(scene, eye, ray, floor, paperColor);
}

/** Distance along the ray to the first body; `limit` without one. */
function march(scene: Scene, from: Point, ray: Point, start: number, limit: number): number {
  let t = start;
  for (let step = 0; step < MAX_STEPS && t < limit; step++) {
    const gap = scene.distance(from[0] + ray[0] * t, from[1] + ray[1] * t, from[2] + ray[2] * t);
    if (gap < TOUCH) return t;
    t += gap * 0.9;
  }
  return limit;
}

/** The paper curves up behind the pieces: far away, it is a wall that gets lighter towards the light. */
function shadePaper(scene: Scene, eye: Point, ray: Point, floor: number, color: Rgb): Rgb {
  const wall = scale(color, 0.8 + 0.16 * smooth(0.7, -0.7, ray[0] * 2.2) + 0.1 * smooth(-0.4, 0.2, ray[1]));
  if (floor >= FAR) return wall;
  const at = along(eye, ray, floor);
  const depth = smooth(-3.5, -9, at[2]);
  const lit = 0.3 + 0.7 * getShadow(scene, at, 0.02);
  const near = getOcclusion(scene, at, [0, 1, 0]);
  const ground = multiply(scale(color, 0.86 + 0.12 * smooth(3, -3, at[0])), [
    lit * near,
    (lit + 0.004) * near,
    (lit + 0.012) * near,
  ]);
  return mix(ground, wall, depth);
}

function shadeBody(scene: Scene, at: Point, ray: Point, paperColor: Rgb): Rgb {
  const normal = getNormal(scene, at);
  const body = scene.bodyAt(...at);
  const inner = scene.distance(at[0] - normal[0] * 0.02, at[1] - normal[1] * 0.02, at[2] - normal[2] * 0.02);
  const edge = clamp((inner + 0.02) / 0.014 - 0.1);
  const [cx, , cz] = body.center;
  const point = { x: at[0] - cx, y: at[1], z: at[2] - cz, edge };
  const { color, gloss, roughness } = body.material(point, body.foot);
  const facing = dot(normal, SOFTBOX);
  const shadow = facing > -0.2 ? getShadow(scene, at, 0.03) : 0;
  const occlusion = getOcclusion(scene, at, normal);
  // A large light wraps around the piece.
  const direct = clamp((facing + 0.22) / 1.22) ** 1.25 * (0.1 + 0.9 * shadow);
  const bounce = scale(paperColor, 0.34 * clamp(0.5 - 0.5 * normal[1]) * occlusion);
  const ambient = scale(FILL, (0.6 + 0.4 * normal[1]) * occlusion);
  const light = add(add(scale(SUN, direct), ambient), bounce);
  const mirror = reflect(ray, normal);
  const fresnel = 0.04 + 0.96 * (1 - clamp(-dot(ray, normal))) ** 5;
  const reflected = scale(
    getReflection(mirror, roughness, paperColor),
    fresnel * gloss * (0.35 + 0.65 * occlusion),
  );
  return add(scale(multiply(color, light), 0.62), reflected);
}

/** What a glaze mirrors: the softbox, a narrow light behind on the right, and the paper. */
function getReflection(ray: Point, roughness: number, paperColor: Rgb): Rgb {
  const blur = 0.03 + roughness * 0.4;
  const side = ray[0] * 0.8 + ray[2] * 0.2;
  const softbox =
    smooth(-0.28 + blur, -0.28 - blur, side) *
    smooth(-0.92 - blur, -0.92 + blur, side) *
    smooth(0.12 - blur, 0.12 + blur, ray[1]) *
    smooth(0.94 + blur, 0.94 - blur, ray[1]);
  const strip =
    smooth(0.72 - blur, 0.78 + blur, ray[0]) * smooth(0.02, 0.2, ray[1]) * smooth(0.75, 0.5, ray[1]);
  const room = scale(paperColor, ray[1] < 0 ? 0.55 : 0.32);
  return add(add(room, scale(SUN, 2.4 * (1 - roughness * 0.6)), softbox), scale(FILL, 2.2), strip);
}

/** 0 in the shadow of a body, 1 in full light; the edge is soft, and softer with distance. */
function getShadow(scene: Scene, at: Point, start: number): number {
  let light = 1;
  let t = start;
  for (let step = 0; step < 30 && t < 4; step++) {
    const gap = scene.distance(at[0] + SOFTBOX[0] * t, at[1] + SOFTBOX[1] * t, at[2] + SOFTBOX[2] * t);
    light = Math.min(light, 0.5 + (2.6 * gap) / t);
    if (light < 0) return 0;
    t += clamp(gap, 0.03, 0.3);
  }
  const soft = clamp(light);
  return soft * soft * (3 - 2 * soft);
}

/** How open the surroundings are, 0 to 1. The floor counts. */
function getOcclusion(scene: Scene, at: Point, normal: Point): number {
  let blocked = 0;
  let weight = 1;
  for (let i = 1; i <= 6; i++) {
    const step = 0.045 * i * i * 0.6;
    const [x, y, z] = along(at, normal, step);
    blocked +=
      weight *
      Math.max(
        0,
        step - 0.04 - Math.min(scene.distance(x, y, z), Math.max(y, 0) + (at[1] < 0.002 ? FAR : 0)),
      );
    weight *= 0.72;
  }
  return clamp(1 - 0.85 * blocked);
}

function getNormal({ distance }: Scene, [x, y, z]: Point): Point {
  const e = 0.005;
  const a = distance(x + e, y - e, z - e);
  const b = distance(x - e, y - e, z + e);
  const c = distance(x - e, y + e, z - e);
  const d = distance(x + e, y + e, z + e);
  return normalize([a - b - c + d, c + d - a - b, b + d - a - c]);
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function along(from: Point, ray: Point, by: number): Point {
  return [from[0] + ray[0] * by, from[1] + ray[1] * by, from[2] + ray[2] * by];
}

function reflect(ray: Point, normal: Point): Point {
  return along(ray, normal, -2 * dot(ray, normal));
}

function normalize(v: readonly [number, number, number]): Point {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
