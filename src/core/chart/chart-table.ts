// Data of a chart: rows are categories, columns are series.

export interface ChartSeries {
  readonly name: string;
  /** One value for each category; null where the table has none. */
  readonly values: readonly (number | null)[];
}

export interface ChartTable {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
}

/**
 * Creates the data from rows of trimmed text. The first row has the names of the series, the first cell of each row its
 * category. Columns without any number, and empty rows, are left out.
 * @param decimal separator of the language, which decides what "1,234" is
 */
export function createChartTable(rows: readonly (readonly string[])[], decimal: string): ChartTable {
  const [names = [], ...columns] = transpose(rows.filter((row) => row.join('')));
  const series = columns.map(([name = '', ...texts]) => ({
    name,
    values: texts.map((text) => parseNumber(text, decimal)),
  }));
  return {
    categories: names.slice(1),
    series: series.filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** Makes rows of the columns. */
export const transpose = (rows: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) =>
    rows.map((row) => row[column] ?? ''),
  );

/** Thousands, also as in India: 12,34,567. */
const NUMBER = /^(\d{1,3}(,\d{2,3})*,\d{3}|\d*)(\.\d*)?$/;

/**
 * Reads a number as people write it: `1,234.5`, `1 234,5 €`, `−3 %`, `(12)`. The separator of the language decides only where
 * both readings are possible.
 * @returns null if the text contains no number or more than one
 */
export function parseNumber(text: string, decimal: string): number | null {
  const compact = text.replaceAll(/[\s'’_]/g, '');
  const digits = /^[^\d.,]*([.,]?\d[\d.,]*)\D*$/.exec(compact)?.[1] ?? 'none';
  const swapped = digits.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const readings = decimal === '.' ? [digits, swapped] : [swapped, digits];
  const value = Number(readings.find((reading) => NUMBER.test(reading))?.replaceAll(',', ''));
  // Beyond that a difference of two values is not a number.
  if (!(value < 1e300)) return null;
  return /[-−–].*\d|\(.*\d.*\)/.test(compact) ? -value : value;
}
