// Values of a results file by row and metric.

/**
 * Median of a metric; null if the row was not measured. Three kinds of metric are derived from several rows or parts:
 * `total.br` and the like (weight, in KiB), `perElement.<cost>` (what one more element adds) and `marginalCpuUs`.
 * @param {object} results what a run wrote
 * @param {'med' | 'p98'} statistic of a metric that is not derived
 */
export function valueIn(results, suite, row, metric, statistic = 'med') {
  const measured = results[suite];
  if (!measured) return null;
  if (suite === 'weight') return kibOf(measured.rows[row], metric);
  if (metric.startsWith('perElement.')) return measured.perElement?.[row]?.[metric.split('.')[1]] ?? null;
  if (metric === 'marginalCpuUs') return marginalCpu(measured.rows, row);
  return measured.rows[row]?.[metric]?.[statistic] ?? null;
}

/** Number of samples behind a value: the smallest count of the rows from which it is derived. */
export function samplesIn(results, suite, row, metric) {
  const rows = results[suite]?.rows ?? {};
  if (metric === 'marginalCpuUs')
    return Math.min(rows[`${row}#1`]?.cpuMs?.n ?? 0, rows[`${row}#1000`]?.cpuMs?.n ?? 0);
  return rows[row]?.[metric]?.n ?? 0;
}

/** Main-thread CPU of one more element in µs, from 1 and 1000 elements. */
export function marginalCpu(rows, id) {
  const [one, thousand] = [rows[`${id}#1`]?.cpuMs?.med, rows[`${id}#1000`]?.cpuMs?.med];
  return one === undefined || thousand === undefined ? null : ((thousand - one) / 999) * 1000;
}

function kibOf(row, metric) {
  const [part, coding] = metric.split('.');
  const bytes = row?.[part]?.[coding];
  return bytes === undefined ? null : bytes / 1024;
}
