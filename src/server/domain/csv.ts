/** CSV output (RFC 4180) that spreadsheets read correctly and do not execute. */

/** Byte order mark; Excel needs it to detect UTF-8. */
export const CSV_BOM = '\uFEFF';

/** Formats one line, including its line break. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(escapeFormula(cell))).join(',')}\r\n`;
}

/**
 * Spreadsheets execute cells that start like a formula, even after a tab or in full-width characters. A leading
 * apostrophe turns them into text. Plain numbers are unchanged.
 */
function escapeFormula(cell: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^[+-]?\d+(?:[.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
