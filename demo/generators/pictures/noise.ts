// Seeded value noise with derivatives, and fractal sums of it.

/** A seeded field of smooth noise. Coordinates are in cells of the lattice. */
export interface Noise {
  /** Value at a point, -1 to 1. */
  at(x: number, y: number): number;
  /** Sum of octaves, about -1 to 1. */
  fbm(x: number, y: number, octaves: number): number;
  /** Sharp crests: 0 in the valleys, 1 on the crests. */
  ridged(x: number, y: number, octaves: number): number;
  /** Octaves damped where the ground is already steep, which looks like erosion; about -1 to 1. */
  eroded(x: number, y: number, octaves: number): number;
}

const SIZE = 256;
const MASK = SIZE - 1;

/** Random numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Makes a noise field; two fields of the same seed are equal. */
export function createNoise(seed: number): Noise {
  const random = randomFrom(seed);
  const lattice = Float64Array.from({ length: SIZE * SIZE }, () => random() * 2 - 1);
  // The slope of the last value asked for, kept here because a returned pair would be millions of objects.
  let slopeX = 0;
  let slopeY = 0;

  function at(x: number, y: number): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const row = (top & MASK) * SIZE;
    const next = ((top + 1) & MASK) * SIZE;
    const a = lattice[row + (left & MASK)]!;
    const b = lattice[row + ((left + 1) & MASK)]!;
    const c = lattice[next + (left & MASK)]!;
    const d = lattice[next + ((left + 1) & MASK)]!;
    const k = a - b - c + d;
    slopeX = 30 * fx * fx * (fx * (fx - 2) + 1) * (b - a + k * uy);
    slopeY = 30 * fy * fy * (fy * (fy - 2) + 1) * (c - a + k * ux);
    return a + (b - a) * ux + (c - a) * uy + k * ux * uy;
  }

  function sum(x: number, y: number, octaves: number, shape: (value: number) => number): number {
    let total = 0;
    let size = 0.5;
    let px = x;
    let py = y;
    for (let octave = 0; octave < octaves; octave++) {
      total += size * shape(at(px, py));
      size *= 0.5;
      const turned = 1.6 * px - 1.2 * py;
      py = 1.2 * px + 1.6 * py + 17.3;
      px = turned + 5.1;
    }
    return total;
  }

  function eroded(x: number, y: number, octaves: number): number {
    let total = 0;
    let size = 0.5;
    let px = x;
    let py = y;
    let dx = 0;
    let dy = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const value = at(px, py);
      dx += slopeX;
      dy += slopeY;
      total += (size * value) / (1 + dx * dx + dy * dy);
      size *= 0.5;
      const turned = 1.6 * px - 1.2 * py;
      py = 1.2 * px + 1.6 * py;
      px = turned;
    }
    return total * 1.4;
  }

  return {
    at,
    eroded,
    fbm: (x, y, octaves) => sum(x, y, octaves, (value) => value),
    ridged: (x, y, octaves) => sum(x, y, octaves, (value) => (1 - Math.abs(value)) ** 2),
  };
}
