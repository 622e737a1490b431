/** Routes for exporting and erasing data. */

import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import { FormSubmissionsSchema } from '../../core/wire/form';
import { CSV_BOM, formatCsvLine } from '../domain/csv';
import { getColumns } from '../domain/submission-table';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { streamFile } from '../http/stream-file';
import { eraseByEmail, eraseVisitor } from '../stores/erasure';
import type { OwnedForm } from '../stores/forms';
import { exportPerson } from '../stores/person-export';
import type { Person } from '../stores/personal-data';
import { allSubmissions } from '../stores/submission-list';
import { findFormOrThrow } from './form-service';
import { NO_TOKEN, ownerCall, REJECTION_RESPONSES } from './owner-guard';

const PersonSchema = v.union([
  v.object({ email: v.pipe(v.string(), v.trim(), v.minLength(3)) }),
  v.object({ visitor: v.pipe(v.string(), v.trim(), v.minLength(3)) }),
]);
const PersonExportSchema = v.object({
  format: v.string(),
  site: v.string(),
  person: PersonSchema,
  at: v.string(),
  tables: v.record(
    v.string(),
    v.object({ erasure: v.string(), rows: v.array(v.record(v.string(), v.unknown())) }),
  ),
  forwarded: v.array(v.object({ to: v.string(), what: v.string(), erasure: v.string() })),
});
const ErasedEventsSchema = v.object({ events: v.number() });
const ErasedSchema = v.object({
  submissions: v.number(),
  subscriptions: v.number(),
  mails: v.number(),
  accounts: v.number(),
  orders: v.number(),
  reviews: v.number(),
  comments: v.number(),
});

export function ownerDataRoutes(deps: Deps): Route[] {
  return [exportRoute(deps), exportPersonRoute(deps), eraseRoute(deps)];
}

function exportRoute(deps: Deps): Route {
  return route(
    {
      ...ownerCall('CRM'),
      ...fromCall('exportSubmissions'),
      limit: 'write',
      summary: 'Exports all submissions of a form as a streamed file, newest first.',
      description:
        'CSV follows RFC 4180; cells that spreadsheets would execute as formulas are prefixed with an apostrophe.',
      query: { format: '`csv` (the default) or `json`.' },
      responses: {
        200: {
          description: 'The file; JSON is an array.',
          schema: FormSubmissionsSchema.entries.submissions,
        },
        400: { description: 'This format does not exist.', schema: FailureSchema },
        401: NO_TOKEN,
        404: { description: 'This form does not exist.', schema: FailureSchema },
      },
    },
    async ({ c, param, query }) => {
      const format = query('format') ?? 'csv';
      if (format !== 'csv' && format !== 'json') throw new HttpError(400, 'format: must be csv or json.');
      const form = await findFormOrThrow(deps, param('formId'));
      const lines = format === 'csv' ? exportCsv(deps, form) : exportJson(deps, form);
      return streamFile(c, lines, `${param('formId').replace(/[^\w-]/g, '-')}.${format}`, TYPES[format]);
    },
  );
}

/** A POST, because addresses of requests are logged in many places. */
function exportPersonRoute(deps: Deps): Route {
  return route(
    {
      ...ownerCall('admin'),
      ...fromCall('exportPerson'),
      limit: 'write',
      summary:
        'Exports all that is stored about an email address, or the events of a visitor id, as a streamed JSON file.',
      description:
        '`tables` has the rows by table, as stored, without hashes of secrets, and what an erasure does with them; `forwarded` says who else got data.',
      bodies: { 'application/json': PersonSchema },
      responses: { 200: { description: 'The file.', schema: PersonExportSchema }, ...REJECTION_RESPONSES },
    },
    ({ c, body }) => streamPerson(c, deps, body),
  );
}

function eraseRoute(deps: Deps): Route {
  return route(
    {
      ...ownerCall('admin'),
      ...fromCall('erasePerson'),
      limit: 'write',
      summary:
        'Erases the submissions, subscriptions, mails, account, orders, reviews and comments of an email address, or the events of a visitor id.',
      description:
        'Erases submissions with the address as a value, not those that mention it in a longer text. Of closed orders it erases the buyer; orders that are not paid or not fulfilled yet are kept.',
      bodies: { 'application/json': PersonSchema },
      responses: {
        200: {
          description: 'Number of erased records.',
          schema: v.union([ErasedSchema, ErasedEventsSchema]),
        },
        ...REJECTION_RESPONSES,
      },
    },
    async ({ c, body }) => {
      const now = deps.clock();
      if ('email' in body) return c.json(await eraseByEmail(deps.db, deps.site.id, body.email, now));
      return c.json({ events: await eraseVisitor(deps.db, deps.site.id, body.visitor, now) });
    },
  );
}

/** The file for the person. */
export function streamPerson(c: Ctx, { db, site, clock }: Deps, person: Person): Response {
  return streamFile(c, exportPerson(db, site.id, person, clock()), 'personal-data.json', TYPES.json);
}

const TYPES = { csv: 'text/csv; charset=utf-8; header=present', json: 'application/json' };

async function* exportCsv({ reads, site }: Deps, { definition }: OwnedForm): AsyncGenerator<string> {
  const columns = getColumns(definition);
  yield CSV_BOM + formatCsvLine(columns.map((column) => column.title));
  for await (const page of allSubmissions(reads, site.id, definition.id))
    yield page.map((one) => formatCsvLine(columns.map((column) => column.text(one)))).join('');
}

async function* exportJson({ reads, site }: Deps, { definition }: OwnedForm): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of allSubmissions(reads, site.id, definition.id)) {
    yield page.map((one, index) => `${index === 0 ? separator : ','}\n${JSON.stringify(one)}`).join('');
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
