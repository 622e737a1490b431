// Geometry of the scrolling text: the copies that close the loop, and the slices that approximate a wave. A slice is a
// window onto the straight text, sheared so that it joins its neighbors. Only the text behind it moves, so the
// animation runs on the compositor. Lengths are CSS px.

export interface WaveSlice {
  /** Left edge. */
  readonly x: number;
  readonly width: number;
  /** Vertical offset of the left edge, downwards. */
  readonly y: number;
  /** Change of y per px to the right. */
  readonly slope: number;
}

/** Minimum region width for computations (MRQ-010). */
const MIN_REGION_WIDTH = 50;

/** Limits of the wavelength (MRQ-011). */
const MIN_WAVELENGTH = 250;
const MAX_WAVELENGTH = 1000;

/** Maximum deviation of the slices from the curve. */
const TOLERANCE = 0.75;

/** Maps a frequency of 1 to 10 linearly to the longest to shortest wavelength. MRQ-011 gives the limits only. */
export const getWavelength = (frequency: number): number =>
  Math.min(
    MAX_WAVELENGTH,
    Math.max(MIN_WAVELENGTH, MAX_WAVELENGTH - ((MAX_WAVELENGTH - MIN_WAVELENGTH) / 9) * (frequency - 1)),
  );

/** The fewest slices of equal width that follow the wave; a single slice for a straight line (amplitude 0). */
export function sliceWave(regionWidth: number, wavelength: number, amplitude: number): WaveSlice[] {
  const totalWidth = Math.max(MIN_REGION_WIDTH, regionWidth);
  const angularFrequency = (2 * Math.PI) / wavelength;
  // A chord of width w deviates from a sine by at most amplitude · angularFrequency² · w² / 8.
  const count = Math.ceil(totalWidth * angularFrequency * Math.sqrt(amplitude / 8 / TOLERANCE)) || 1;
  const width = totalWidth / count;
  const getY = (index: number) => amplitude * Math.sin(index * width * angularFrequency);
  return Array.from({ length: count }, (_, index) => ({
    x: index * width,
    width,
    y: getY(index),
    slope: (getY(index + 1) - getY(index)) / width,
  }));
}

/** Numbers of the copies (0 is the first) that can be visible in a slice while the text moves by one copy. */
export function getVisibleCopies({ x, width }: Pick<WaveSlice, 'x' | 'width'>, textWidth: number): number[] {
  const first = Math.floor(x / textWidth);
  return Array.from({ length: Math.ceil((x + width) / textWidth) + 1 - first }, (_, index) => first + index);
}
