// Chart data: rows are categories, columns are series.

/** A number, or trimmed text. */
export type ChartCell = string | number;

export type ChartRows = readonly (readonly ChartCell[])[];

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
 * The first row contains the names of the series; the first cell of each row is its category. Columns without a number and
 * empty rows are left out.
 */
export function createChartTable(rows: ChartRows): ChartTable {
  const [names = [], ...columns] = transpose(rows.filter((row) => row.join('')));
  const series = columns.map(([name = '', ...cells]) => ({ name: String(name), values: cells.map(toValue) }));
  return {
    categories: names.slice(1).map(String),
    series: series.filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** Beyond the limit, the difference of two values overflows. */
const toValue = (cell: ChartCell): number | null =>
  typeof cell === 'number' && Math.abs(cell) < 1e300 ? cell : null;

/** Swaps rows and columns. */
export const transpose = (rows: ChartRows): ChartCell[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) =>
    rows.map((row) => row[column] ?? ''),
  );

/**
 * Reads digits with at most the decimal separator of the language: `-12.5`. `formatted-number` reads all other notations.
 * @returns undefined if the text is anything else
 */
export function readPlainNumber(text: string, decimal: string): number | undefined {
  const [, fraction = decimal] = /^-?\d+([.,]\d+)?$/.exec(text) ?? ['', ''];
  return fraction[0] === decimal ? Number(text.replace(',', '.')) : undefined;
}
