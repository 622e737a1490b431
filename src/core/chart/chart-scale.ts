// Round ticks of a linear scale.

/** Compensates for floating-point error: 1.1 / 0.1 is more than 11. */
const EXACT = 1 - 1e-12;

/**
 * Evenly spaced ticks. The range from the first to the last includes zero and all values.
 * @param count number of intervals to aim for
 */
export function createTicks(values: readonly number[], count: number): number[] {
  let min = 0;
  let max = 0;
  // A loop, because a single call cannot take that many arguments.
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  // Smaller ranges cannot be divided into ticks.
  if (max - min < 1e-280) max = min + 1;
  let step = 0;
  for (;;) {
    const next = computeStep((max - min) / count);
    // Rounding the ends outwards may have made larger steps necessary.
    if (next <= step) break;
    step = next;
    min = Math.floor((min / step) * EXACT) * step;
    max = Math.ceil((max / step) * EXACT) * step;
  }
  const first = Math.round(min / step);
  return Array.from({ length: Math.round(max / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** The power of ten times 1, 2, 5 or 10 whose ratio to the exact step is nearest to one. */
function computeStep(exact: number): number {
  const power = 10 ** Math.floor(Math.log10(exact));
  const square = (exact / power) ** 2;
  if (square < 2) return power;
  if (square < 10) return power * 2;
  return square < 50 ? power * 5 : power * 10;
}
