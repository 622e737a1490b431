// Reads tables with merged cells, names in several rows, and numbers as people write them: fetched for them only.
import type { ChartOptions } from '../../core/chart/chart';
import type { ChartCell, ChartRows } from '../../core/chart/chart-table';
import { createNumberReader } from '../../core/chart/written-number';
import { warn } from '../../kit/element/warn';

type Cell = HTMLTableCellElement;

/**
 * A name holds for all rows and columns of its cell, a number counts once. Names in several rows or columns are joined. Warns
 * about a text among numbers that cannot be read.
 */
export function readWrittenRows(
  host: HTMLElement,
  rows: readonly HTMLTableRowElement[],
  flip: boolean,
  formats: Pick<ChartOptions, 'formatValue' | 'formatTick'>,
): ChartRows {
  const readNumber = createNumberReader(formats);
  const grid = createGrid(rows);
  const [top, left] = countNames(grid);
  const seen = new Set<Cell>();
  const readValue = (cell: Cell | undefined): ChartCell => {
    if (!cell || seen.has(cell)) return '';
    seen.add(cell);
    const { value } = cell.dataset;
    // It is not written in a language.
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
  warnAboutTexts(host, flip ? read : transpose(read));
  return read;
}

/** Cells by place: a merged one is at all of its places. */
type Cells = readonly (Cell | undefined)[];

/** Places the cells as browsers do. */
function createGrid(rows: readonly HTMLTableRowElement[]): Cells[] {
  const grid = rows.map((): Cell[] => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (grid[y]![x]) x++;
      // No cell leaves its part of the table; a span of 0 reaches to its end.
      const height = rows
        .slice(y, y + (cell.rowSpan || rows.length))
        .filter(({ parentElement }) => parentElement === row.parentElement).length;
      for (const cells of grid.slice(y, y + height))
        for (let column = x; column < x + cell.colSpan; column++) cells[column] ??= cell;
      x += cell.colSpan;
    }
  }
  // Without holes, which a span of another row leaves.
  return grid.map((cells) => Array.from(cells));
}

/** Numbers of rows and of columns with names: those of header cells, and those that the cell in the corner covers. */
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

function warnAboutTexts(host: HTMLElement, series: readonly (readonly (ChartCell | undefined)[])[]): void {
  const text = series
    .slice(1)
    .filter((cells) => cells.slice(1).some((cell) => typeof cell === 'number'))
    .flatMap((cells) => cells.slice(1))
    .find((cell) => typeof cell === 'string' && /\p{N}/u.test(cell));
  if (text)
    warn(
      host.localName,
      `its table has "${String(text).slice(0, 40)}" where a number belongs; leaving it out. data-value on the cell has the number.`,
    );
}
