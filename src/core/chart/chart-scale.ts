// Linear scale with round ticks.

export interface ChartScale {
  readonly min: number;
  readonly max: number;
  /** From `min` to `max`, both included. */
  readonly ticks: readonly number[];
}

/**
 * A scale that contains zero and all values, and ends at ticks.
 * @param count of the intervals to aim for
 */
export function createScale(values: readonly number[], count: number): ChartScale {
  let min = Math.min(0, ...values);
  let max = Math.max(0, ...values);
  // Smaller differences have no ticks.
  if (max - min < 1e-280) max = min + 1;
  let step = 0;
  // Rounding the ends outwards may need larger steps.
  for (let next = computeStep(max - min, count); next > step; next = computeStep(max - min, count)) {
    step = next;
    // 1.1 / 0.1 is more than 11.
    min = Math.floor(round(min / step)) * step;
    max = Math.ceil(round(max / step)) * step;
  }
  const first = Math.round(min / step);
  const ticks = Array.from({ length: Math.round(max / step) - first + 1 }, (_, index) =>
    round((first + index) * step),
  );
  return { min: round(min), max: round(max), ticks };
}

/** The power of ten times 1, 2, 5 or 10 whose ratio to the exact step is nearest to one. */
function computeStep(span: number, count: number): number {
  const exact = span / count;
  const power = 10 ** Math.floor(Math.log10(exact));
  const ratio = exact / power;
  if (ratio >= Math.sqrt(50)) return power * 10;
  if (ratio >= Math.sqrt(10)) return power * 5;
  return ratio >= Math.sqrt(2) ? power * 2 : power;
}

/** Removes the noise of binary fractions: 0.30000000000000004. */
const round = (value: number): number => Number(value.toPrecision(12));
