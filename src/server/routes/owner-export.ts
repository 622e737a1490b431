/** The owner's exports: a table as a streamed CSV file, at `/export` below its page. */
import * as v from 'valibot';
import { CSV_BOM, formatCsvLine } from '../domain/csv';
import type { Area } from '../domain/role';
import { type Route, route } from '../http/route';
import { streamFile } from '../http/stream-file';
import { ownerSpecs, SIGN_IN } from './owner-spec';

type Row = Parameters<typeof formatCsvLine>[0];

interface CsvExport {
  readonly area: Area;
  /** Path of the page that links to the export. */
  readonly section: string;
  readonly summary: string;
  /** Name of the file. */
  readonly file: string;
  readonly columns: Row;
  /** The rows, page by page. */
  rows(): AsyncIterable<readonly Row[]>;
}

export function csvExportRoute({ area, section, summary, file, columns, rows }: CsvExport): Route {
  async function* write(): AsyncGenerator<string> {
    yield CSV_BOM + formatCsvLine(columns);
    for await (const page of rows()) yield page.map(formatCsvLine).join('');
  }
  return route(
    {
      ...ownerSpecs(area).OWNER,
      method: 'GET',
      path: `${section}/export`,
      limit: 'write',
      summary,
      responses: { 200: { description: 'The file.', schema: v.string(), type: 'text/csv' }, 401: SIGN_IN },
    },
    ({ c }) => streamFile(c, write(), file, 'text/csv; charset=utf-8; header=present'),
  );
}
