// Statistics of the samples of a row.

/** Median; null for an empty list. */
export function median(values) {
  const sorted = finite(values);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Quantile `q` (0 to 1); null for an empty list. */
export function quantile(values, q) {
  const sorted = finite(values);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? null;
}

/**
 * Folds samples (flat objects) into one row: numbers to `{ med, min, p75, p98, n }`, text (an error, a tag) to `{ text
 * }`. If a metric is text in some samples and a number in others, the numbers are kept.
 */
export function summarize(samples) {
  const keys = [...new Set(samples.flatMap((sample) => Object.keys(sample)))];
  return Object.fromEntries(keys.flatMap((key) => fold(key, samples)));
}

/** `x` with at most `digits` decimals; null stays null. */
export function round(x, digits = 1) {
  return x === null || x === undefined ? null : Math.round(x * 10 ** digits) / 10 ** digits;
}

function fold(key, samples) {
  const values = samples.map((sample) => sample[key]).filter((value) => Number.isFinite(value));
  if (values.length > 0)
    return [
      [
        key,
        {
          med: median(values),
          min: Math.min(...values),
          p75: quantile(values, 0.75),
          p98: quantile(values, 0.98),
          n: values.length,
        },
      ],
    ];
  const text = samples.map((sample) => sample[key]).find((value) => typeof value === 'string');
  return text ? [[key, { text }]] : [];
}

function finite(values) {
  return values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
}
