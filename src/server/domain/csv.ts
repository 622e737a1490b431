/** How is a table written so that every program reads it, and none runs it? (RFC 4180) */

/** Excel takes a file for UTF-8 only with this at its start. */
export const CSV_BOM = '\uFEFF';

/** One line with its end. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;
}

/**
 * Spreadsheets run what begins like a formula, also behind a tab or in full width. An apostrophe in front makes it text.
 * A plain number is left alone.
 */
function harmless(cell: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^[+-]?\d+(?:[.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
