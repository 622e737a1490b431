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
  const text = (cell.dataset.value ?? cell.textContent).replaceAll(/\s+/g, ' ').trim();
  return [text, ...Array<string>(cell.colSpan - 1).fill('')];
}
