/** Copies all rows of a database into an empty one, between engines. */
import type { Db, Queryable } from './db';
import { applyMigrations } from './migrate';
import { type Column, digestTable, listTables, quoteName, type Table } from './tables';

/** Number of copied rows of a table. */
export interface CopiedTable {
  name: string;
  rows: number;
}

/** Rows in one statement; fewer where a row can be large. */
const BATCH = 500;
const BATCH_OF_FILES = 4;

/**
 * Sets up the target, copies every table and compares it, in one transaction: the target gets everything or nothing.
 * Throws if the target has rows, or if a table differs afterwards. Nothing else may use the databases meanwhile.
 */
export async function copyDatabase(source: Db, target: Db): Promise<CopiedTable[]> {
  await source.transaction((tx) => applyMigrations(tx));
  return target.transaction(async (to) => {
    await applyMigrations(to);
    return source.transaction(async (from) => {
      for (const db of [from, to]) await setFormats(db);
      const copied: CopiedTable[] = [];
      for (const table of await listTables(from)) copied.push(await copyTable(from, to, table));
      return copied;
    });
  });
}

/** Values are copied as text, which depends on these settings. */
async function setFormats(db: Queryable): Promise<void> {
  for (const [name, value] of [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO'],
    ['intervalstyle', 'postgres'],
    ['extra_float_digits', '1'],
    ['bytea_output', 'hex'],
  ])
    await db.query('select set_config($1, $2, true)', [name, value]);
}

async function copyTable(from: Queryable, to: Queryable, table: Table): Promise<CopiedTable> {
  const existing = await digestTable(to, table);
  if (existing.rows > 0)
    throw new Error(`The table ${table.name} of the target has ${existing.rows} rows. It must be empty.`);
  let last: Row | undefined;
  do {
    const rows = await readRows(from, table, last);
    if (rows.length > 0) await insertRows(to, table, rows);
    last = rows.at(-1);
  } while (last);
  if (table.sequence) await copySequence(from, to, table.name, table.sequence);
  const [before, after] = [await digestTable(from, table), await digestTable(to, table)];
  if (before.rows !== after.rows || before.sum !== after.sum)
    throw new Error(`The table ${table.name} differs after it was copied. Nothing was kept.`);
  return { name: table.name, rows: after.rows };
}

/** Values as text, in the order of the columns. */
type Row = (string | null)[];

/** The rows after `last` in key order. */
async function readRows(db: Queryable, { name, columns }: Table, last: Row | undefined): Promise<Row[]> {
  const keys = columns.flatMap((column, index) =>
    column.isKey ? [{ ...column, value: last?.[index] }] : [],
  );
  if (keys.length === 0) throw new Error(`The table ${name} has no primary key.`);
  const names = keys.map((key) => quoteName(key.name)).join(', ');
  const values = keys.map((key, index) => `$${index + 1}::text::${key.type}`).join(', ');
  const { rows } = await db.query<{ values: Row }>(
    `select array[${columns.map((column) => `${quoteName(column.name)}::text`).join(', ')}] as values
     from ${quoteName(name)} ${last ? `where (${names}) > (${values})` : ''}
     order by ${names} limit ${batchOf(columns)}`,
    last ? keys.map((key) => key.value) : [],
  );
  return rows.map((row) => row.values);
}

const batchOf = (columns: readonly Column[]): number =>
  columns.some(({ type }) => type === 'bytea') ? BATCH_OF_FILES : BATCH;

async function insertRows(db: Queryable, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const names = columns.map((column) => quoteName(column.name)).join(', ');
  await db.query(
    `insert into ${quoteName(name)} (${names}) overriding system value
     select ${columns.map(({ type }, index) => `v${index}::${type}`).join(', ')}
     from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')})
       as row (${columns.map((_, index) => `v${index}`).join(', ')})`,
    columns.map((_, index) => rows.map((row) => row[index])),
  );
}

/** The target continues with the number that the source would have given next. */
async function copySequence(from: Queryable, to: Queryable, table: string, column: string): Promise<void> {
  const name = await findSequence(from, table, column);
  const { rows } = await from.query<{ last: string; called: boolean }>(
    `select last_value::text as last, is_called as called from ${name}`,
  );
  const target = await findSequence(to, table, column);
  await to.query('select setval($1::regclass, $2::bigint, $3::boolean)', [
    target,
    rows[0]?.last,
    rows[0]?.called,
  ]);
}

/** Name of the sequence, quoted. */
async function findSequence(db: Queryable, table: string, column: string): Promise<string> {
  const { rows } = await db.query<{ name: string | null }>('select pg_get_serial_sequence($1, $2) as name', [
    quoteName(table),
    column,
  ]);
  if (!rows[0]?.name) throw new Error(`The column ${column} of the table ${table} has no sequence.`);
  return rows[0].name;
}
