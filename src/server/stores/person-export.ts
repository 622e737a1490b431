/** Export of everything stored about a person, as one JSON document. */
import type { Queryable } from '../db/db';
import { type Column, listTables, quoteName } from '../db/tables';
import { listEventSinks } from './event-erasure';
import { getLookup, PERSONAL_TABLES, type Person, type PersonalTable } from './personal-data';

/** Name of the format, with its version. */
const FORMAT = 'site-elements/personal-data/1';

/** Rows per query. */
const PAGE = 200;

/** A recipient of the person's data from this server. */
interface Receiver {
  to: string;
  what: string;
  erasure: string;
}

/**
 * The document in chunks. Each table is read in pages; rows that change meanwhile are exported in their current state.
 * `now` in milliseconds.
 */
export async function* exportPerson(
  db: Queryable,
  siteId: string,
  person: Person,
  now: number,
): AsyncGenerator<string> {
  const { key } = getLookup(person);
  const head = { format: FORMAT, site: siteId, person, at: new Date(now).toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},\n"tables":{`;
  const columns = new Map((await listTables(db)).map((table) => [table.name, table.columns]));
  let separator = '\n';
  for (const table of PERSONAL_TABLES.filter((one) => one[key] !== undefined)) {
    const { name = table.table, erasure } = table;
    yield `${separator}${JSON.stringify(name)}:{"erasure":${JSON.stringify(erasure)},"rows":[`;
    let isFirst = true;
    for await (const rows of readRows(db, siteId, person, table, columns.get(table.table) ?? [])) {
      yield rows.map((row, index) => `${isFirst && index === 0 ? '' : ','}\n${row}`).join('');
      isFirst = false;
    }
    yield ']}';
    separator = ',\n';
  }
  yield `\n},\n"forwarded":${JSON.stringify(await listReceivers(db, siteId, person))}}\n`;
}

/** Rows as JSON, in pages, sorted by primary key. */
async function* readRows(
  db: Queryable,
  siteId: string,
  person: Person,
  table: PersonalTable,
  columns: readonly Column[],
): AsyncGenerator<string[]> {
  const { key, value } = getLookup(person);
  const keys = columns.filter(({ isKey, name }) => isKey && name !== 'site_id');
  const names = keys.map(({ name }) => `t.${quoteName(name)}`).join(', ');
  const bounds = keys.map(({ type }, index) => `$${index + 4}::text::${type}`).join(', ');
  const withheld = ['site_id', ...(table.withheld ?? [])].map((name) => `'${name}'`).join(', ');
  const row = table.row ?? `to_jsonb(t) - array[${withheld}]`;
  let last: string[] | undefined;
  do {
    const { rows } = await db.query<{ row: string; key: string[] }>(
      `select (${row})::text as row, array[${keys.map(({ name }) => `t.${quoteName(name)}::text`).join(', ')}] as key
       from ${table.table} t where t.site_id = $1 and ${table[key]} ${last ? `and (${names}) > (${bounds})` : ''}
       order by ${names} limit $3::int`,
      [siteId, value, PAGE, ...(last ?? [])],
    );
    if (rows.length > 0) yield rows.map((one) => one.row);
    last = rows.length === PAGE ? rows.at(-1)?.key : undefined;
  } while (last);
}

/** Recipients of data from this server, and how the data are erased there. */
async function listReceivers(db: Queryable, siteId: string, person: Person): Promise<Receiver[]> {
  const { key, value } = getLookup(person);
  if (key === 'visitor') {
    return (await listEventSinks(db, siteId)).map((name) => ({
      to: name,
      what: 'A copy of each event.',
      erasure: SINK_ERASURE[name] ?? 'Erased by a job.',
    }));
  }
  const submitted = PERSONAL_TABLES.find(({ table }) => table === 'form_submission')?.email;
  const { rows: hooks } = await db.query<{ to: string }>(
    `select distinct f.settings->'webhook'->>'url' as "to" from form_submission t
       join form f on f.site_id = t.site_id and f.id = t.form_id
     where t.site_id = $1 and f.settings->'webhook'->>'url' is not null and ${submitted}`,
    [siteId, value],
  );
  const { rows: providers } = await db.query<{ to: string }>(
    `select distinct provider as "to" from shop_order where site_id = $1 and lower(contact->>'email') = $2`,
    [siteId, value],
  );
  return [
    ...hooks.map(({ to }) => ({
      to: new URL(to).host,
      what: 'The submissions of a form, by its webhook of today.',
      erasure: 'Not by this server: ask the receiver.',
    })),
    ...providers.map(({ to }) => ({
      to,
      what: 'Payments, with what the buyer has entered there.',
      erasure: 'Not by this server: ask the provider, who must keep payments for a time.',
    })),
    { to: 'mail server', what: 'Mails to the person and to the owner.', erasure: 'Not by this server.' },
  ];
}

const SINK_ERASURE: Readonly<Record<string, string>> = {
  parquet: 'The files are written again without the events, a minute after an erasure.',
  nats: 'A message of the kind erasure follows in the stream, which readers have to obey; set a maximum age.',
};
