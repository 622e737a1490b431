// Reads the rows of a chart from the table of the page.

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

/** The settings of a chart block of a published site as JSON, for a chart without a table: as a child, or of the block. */
export const findSettings = (host: HTMLElement): string | null | undefined =>
  host.querySelector(':scope > script[type="application/json"]')?.textContent ||
  host.querySelector('[data-block-json]')?.getAttribute('data-block-json');
