// Reads the rows of a chart from the table of the page.

import { type ChartCell, type ChartRows, readPlainNumber } from '../../core/chart/chart-table';
import { MAX_DATASET_ROWS } from '../../core/limits';

/** The table to draw. */
export const findTable = (host: HTMLElement): HTMLTableElement | null => host.querySelector('table');

/** Rows except footers. */
export const findRows = (table: HTMLTableElement): HTMLTableRowElement[] =>
  [...table.rows].filter(({ parentElement }) => parentElement?.localName !== 'tfoot');

/**
 * Reads rows without merged cells whose numbers are plain digits, if there are any and not too many.
 * @param decimal decimal separator of the language
 * @returns undefined for other tables, which `formatted-table` reads
 */
export function readPlainRows(
  table: HTMLTableElement,
  rows: readonly HTMLTableRowElement[],
  decimal: string,
): ChartRows | undefined {
  if (rows.length > MAX_DATASET_ROWS + 1 || table.querySelector('[colspan],[rowspan],thead tr+tr'))
    return undefined;
  const read = rows.map(({ cells }) => [...cells].map((cell) => readCell(cell, decimal)));
  const values = read.slice(1).flatMap(([, ...cells]) => cells);
  const isPlain = (cell: ChartCell) => typeof cell === 'number' || !/\p{N}/u.test(cell);
  return values.every(isPlain) && values.some(Number.isFinite) ? read : undefined;
}

/** `data-value` contains a number that the text rounds or abbreviates; it is not localized. */
function readCell({ dataset, textContent }: HTMLTableCellElement, decimal: string): ChartCell {
  const text = (dataset.value ?? textContent).replaceAll(/\s+/g, ' ').trim();
  return readPlainNumber(text, dataset.value ? '.' : decimal) ?? text;
}
