// Tables of the documentation; on a narrow screen each row becomes a block.
import { proseMarkup } from './html';

/** Cells are prose with `code` in backticks; the first of a row is its heading. */
export const tableMarkup = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => `<table class="api" role="table">
<thead role="rowgroup"><tr role="row">${head.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">
${rows.map(rowMarkup).join('\n')}
</tbody>
</table>`;

const rowMarkup = ([name = '', ...cells]: readonly string[]) =>
  `<tr role="row"><th role="rowheader" scope="row">${proseMarkup(name)}</th>${cells.map((cell) => `<td role="cell">${proseMarkup(cell)}</td>`).join('')}</tr>`;
