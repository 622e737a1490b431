// Reads tables with merged cells, names in several rows, formatted numbers, too many rows, or no numbers. Loaded only for
// such tables.
import type { ChartOptions } from '../../core/chart/chart';
import type { ChartCell, ChartRows } from '../../core/chart/chart-table';
import { createNumberReader } from '../../core/chart/formatted-number';
import { MAX_DATASET_ROWS } from '../../core/limits';
import { warn } from '../../kit/element/warn';

type Cell = HTMLTableCellElement;

/**
 * Names apply to all rows and columns of their cell; numbers count once. Names in several rows or columns are joined. Warns
 * about texts among the numbers that cannot be read, and about what is not drawn.
 */
export function readRows(
  host: HTMLElement,
  found: readonly HTMLTableRowElement[],
  flip: boolean,
  formats: Pick<ChartOptions, 'formatValue' | 'formatTick'>,
): ChartRows {
  const readNumber = createNumberReader(formats);
  const rows = found.slice(0, MAX_DATASET_ROWS + 1);
  if (found.length > rows.length)
    warn(host.localName, `its table has more than ${MAX_DATASET_ROWS} rows; drawing only the first ones.`);
  const grid = createGrid(rows);
  const [top, left] = countNames(grid);
  const seen = new Set<Cell>();
  const readValue = (cell: Cell | undefined): ChartCell => {
    if (!cell || seen.has(cell)) return '';
    seen.add(cell);
    const { value } = cell.dataset;
    // `data-value` is not localized.
    if (value && !Number.isNaN(Number(value))) return Number(value);
    const text = value ?? readText(cell);
    return readNumber(text) ?? text;
  };
  const read = [
    ['', ...transpose(grid.slice(0, top)).slice(left).map(joinNames)],
    ...grid
      .slice(top)
      // A cell as wide as the table is the title of the rows below it.
      .filter((cells) => cells.length === 1 || new Set(cells).size > 1)
      .map((cells) => [joinNames(cells.slice(0, left)), ...cells.slice(left).map(readValue)]),
  ];
  // The reader of settings has already warned about these.
  const isReported = !grid[1]?.[1] && host.querySelector('[data-site-own] table');
  if (!isReported) warnAboutValues(host, flip ? read : transpose(read));
  return read;
}

/** Cells by position; a merged cell occurs at all of its positions. */
type Cells = readonly (Cell | undefined)[];

/** Positions the cells as browsers do. */
function createGrid(rows: readonly HTMLTableRowElement[]): Cells[] {
  const grid = rows.map((): Cell[] => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (grid[y]![x]) x++;
      // Cells do not extend past their table section; a span of 0 reaches to its end.
      const height = rows
        .slice(y, y + (cell.rowSpan || rows.length))
        .filter(({ parentElement }) => parentElement === row.parentElement).length;
      for (const cells of grid.slice(y, y + height))
        for (let column = x; column < x + cell.colSpan; column++) cells[column] ??= cell;
      x += cell.colSpan;
    }
  }
  // Fills holes left by spans of other rows.
  return grid.map((cells) => Array.from(cells));
}

/** Number of rows and columns with names: those with header cells, and those covered by the corner cell. */
function countNames(grid: readonly Cells[]): [rows: number, columns: number] {
  const corner = grid[0]?.[0];
  const count = (lines: readonly Cells[], least = 1) =>
    Math.max(
      lines.findIndex((cells) => cells.some((cell) => cell?.localName === 'td')),
      least,
      1,
    );
  const top = Math.max(
    count(grid, corner?.rowSpan),
    grid.findLastIndex((cells) => cells.some((cell) => cell?.closest('thead'))) + 1,
  );
  return [top, count(transpose(grid.slice(top)), corner?.colSpan)];
}

const transpose = <T>(rows: readonly (readonly T[])[]): (T | undefined)[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) =>
    rows.map((row) => row[column]),
  );

const joinNames = (cells: Cells): string =>
  [...new Set(cells)]
    .map((cell) => cell && readText(cell))
    .filter(Boolean)
    .join(' ');

const readText = (cell: Cell): string => cell.textContent.replaceAll(/\s+/g, ' ').trim();

function warnAboutValues(
  host: HTMLElement,
  [, ...series]: readonly (readonly (ChartCell | undefined)[])[],
): void {
  const values = series.map(([, ...cells]) => cells).filter((cells) => cells.some(Number.isFinite));
  const text = values.flat().find((cell) => typeof cell === 'string' && /\p{N}/u.test(cell));
  if (!values[0])
    warn(
      host.localName,
      'its table must have at least one column and one row of numbers; the chart stays empty.',
    );
  if (text)
    warn(
      host.localName,
      `its table has "${String(text).slice(0, 40)}" where a number belongs; leaving it out. Set data-value on the cell to the number.`,
    );
}
