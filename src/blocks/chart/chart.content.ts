// Reads the rows of a chart from the table of the page, or from the settings of a chart block.
import type { ChartType } from '../../core/chart/chart-markup';
import { parseJson } from '../../core/json';
import { CHART_VARIANTS } from './chart.contract';

export type Rows = readonly (readonly string[])[];

/** The table to draw. */
export const findTable = (host: HTMLElement): HTMLTableElement | null => host.querySelector('table');

/** Text of the cells, without footers. `data-value` is a number that the text rounds or abbreviates. */
export const readTable = (table: HTMLTableElement): Rows =>
  [...table.rows]
    .filter(({ parentElement }) => parentElement?.localName !== 'tfoot')
    .map(({ cells }) => [...cells].flatMap(readCell));

/** A cell over several columns counts as its first. */
function readCell(cell: HTMLTableCellElement): string[] {
  const text = cell.dataset.value ?? cell.textContent.trim().replaceAll(/\s+/g, ' ');
  return [text, ...Array.from({ length: Math.min(cell.colSpan, 100) - 1 }, () => '')];
}

export interface ChartSettings {
  readonly rows: Rows;
  readonly caption: string;
  readonly type: ChartType | undefined;
  readonly flip: boolean;
}

/**
 * Settings in a child `<script type="application/json">`, for a chart without a table: `chartType`, `dataTable` (rows of
 * cells), `title`, `caption`, `flip`.
 * @returns null if there are none, or if they have no rows
 */
export function readChartSettings(host: HTMLElement): ChartSettings | null {
  const script = host.querySelector(':scope > script[type="application/json"]');
  const json = script && parseJson(script.textContent);
  if (typeof json !== 'object' || json === null) return null;
  const { chartType, dataTable, title, caption, flip } = json as Record<string, unknown>;
  if (!Array.isArray(dataTable)) return null;
  const rows = dataTable.filter(Array.isArray).map((row: unknown[]) => row.map(toText));
  const type = (CHART_VARIANTS as Readonly<Record<string, ChartType>>)[toText(chartType)];
  return { rows, caption: toText(title) || toText(caption), type, flip: flip === true };
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The table of settings, for screen readers: a box that the style sheet hides from others. */
export function createHiddenTable({ rows, caption }: ChartSettings): HTMLElement {
  const box = document.createElement('div');
  box.dataset.siteOwn = '';
  const table = document.createElement('table');
  if (caption) table.createCaption().textContent = caption;
  for (const [index, cells] of rows.entries()) {
    const row = table.insertRow();
    for (const [column, text] of cells.entries()) {
      const isHeader = index === 0 || column === 0;
      const cell = document.createElement(isHeader ? 'th' : 'td');
      if (isHeader) cell.setAttribute('scope', index === 0 ? 'col' : 'row');
      cell.textContent = text;
      row.append(cell);
    }
  }
  box.append(table);
  return box;
}
