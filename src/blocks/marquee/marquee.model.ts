// What is the geometry of a running text? Where each copy is, and how a wave is cut into strips.
// A strip is a window on the straight text, sheared once so that it joins its neighbours; only the text behind
// it moves, which the compositor does alone. Lengths are CSS px.

/** A vertical window on the text. */
export interface WaveSlice {
  /** Left edge. */
  readonly x: number;
  readonly width: number;
  /** How far down the left edge is. */
  readonly y: number;
  /** Change of y per px to the right. */
  readonly slope: number;
}

/** Narrowest region that is reckoned with (MRQ-010). */
const MIN_REGION_WIDTH = 50;

/** Wave length from crest to crest (MRQ-011). */
const MIN_WAVELENGTH = 250;
const MAX_WAVELENGTH = 1000;

/** How far the strips may stray from the true curve: too little to be seen. */
const TOLERANCE = 0.75;

/** Linear: 1 to 10 is the longest to the shortest wave (the documents give only the limits, MRQ-011). */
export const getWavelength = (frequency: number): number =>
  Math.min(
    MAX_WAVELENGTH,
    Math.max(MIN_WAVELENGTH, MAX_WAVELENGTH - ((MAX_WAVELENGTH - MIN_WAVELENGTH) / 9) * (frequency - 1)),
  );

/** The fewest strips of equal width that follow the wave; a straight line (amplitude 0) is one. */
export function sliceWave(region: number, length: number, amplitude: number): WaveSlice[] {
  const total = Math.max(MIN_REGION_WIDTH, region);
  const turn = (2 * Math.PI) / length;
  // A chord of width w on a sine strays by at most amplitude · turn² · w² / 8.
  const count = Math.ceil(total * turn * Math.sqrt(amplitude / 8 / TOLERANCE)) || 1;
  const width = total / count;
  const height = (index: number) => amplitude * Math.sin(index * width * turn);
  return Array.from({ length: count }, (_, index) => ({
    x: index * width,
    width,
    y: height(index),
    slope: (height(index + 1) - height(index)) / width,
  }));
}

/** Which rounds of the text (0 is the first) can pass a strip while the text moves by one round. */
export function getVisibleCopies({ x, width }: Pick<WaveSlice, 'x' | 'width'>, unit: number): number[] {
  const first = Math.floor(x / unit);
  return Array.from({ length: Math.ceil((x + width) / unit) + 1 - first }, (_, index) => first + index);
}
