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
 * Creates the data from rows of text. The first row has the names of the series, the first cell of each row its category.
 * Columns without any number are left out.
 * @param decimal separator of the language, which decides what "1,234" is
 */
export function createChartTable(rows: readonly (readonly string[])[], decimal: string): ChartTable {
  const [head = [], ...body] = rows.filter((row) => row.some((cell) => cell.trim()));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const series = Array.from({ length: Math.max(width - 1, 0) }, (_, index) => ({
    name: head[index + 1]?.trim() ?? '',
    values: body.map((row) => parseNumber(row[index + 1] ?? '', decimal)),
  })).filter(({ values }) => values.some((value) => value !== null));
  return { categories: body.map(([category = '']) => category.trim()), series };
}

/** Makes rows of the columns. */
export const transpose = (rows: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) =>
    rows.map((row) => row[column] ?? ''),
  );

/**
 * Reads a number as people write it: `1,234.5`, `1 234,5 €`, `−3 %`, `(12)`.
 * @returns null if the text contains no number or more than one
 */
export function parseNumber(text: string, decimal: string): number | null {
  const compact = text.trim().replaceAll(/[\s'’_]/g, '');
  const found = /^(?<before>[^\d.,]*)(?<digits>[\d.,]*\d[\d.,]*)(?<after>[^\d]*)$/.exec(compact)?.groups;
  if (!found) return null;
  const { before = '', digits = '', after = '' } = found;
  const value = Number(normalize(digits, decimal));
  // Beyond that a difference of two values is not a number.
  if (!(value < 1e300)) return null;
  const isNegative = /[-−–]/.test(before) || (before.includes('(') && after.includes(')'));
  return isNegative ? -value : value;
}

/** Thousands, also as in India: 12,34,567. */
const GROUPS = /^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/;

/** Of two different separators the last is the decimal one; a single one decides by the language. */
function normalize(digits: string, decimal: string): string {
  const last = digits.match(/[.,](?=[^.,]*$)/)?.[0];
  if (!last) return digits;
  const [whole = '', ...fractions] = digits.split(last);
  const other = last === '.' ? ',' : '.';
  const isWhole = !whole.includes(other) || GROUPS.test(whole);
  const isDecimal = whole.includes(other) || last === decimal || !GROUPS.test(digits);
  if (fractions.length === 1 && isDecimal && isWhole) return `${whole.replaceAll(other, '')}.${fractions[0]}`;
  return GROUPS.test(digits) && !digits.includes(other) ? digits.replaceAll(last, '') : 'none';
}
