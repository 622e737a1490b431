import { expect, it } from 'vitest';
import { addExampleContent } from '../example/example';
import { openEmptyDatabase } from '../testing/empty-database';
import { openNewMemoryDatabase } from '../testing/memory-database';
import { submitForm } from '../testing/submit';
import { createTestApp, OPEN_MS } from '../testing/test-app';
import { copyDatabase } from './copy-database';
import type { Database } from './db';
import { listTables, quoteName } from './tables';

const LONG_MS = 3 * OPEN_MS;

/** Every row of every table, in the engine's format. */
async function dump(db: Database): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const { name, columns } of await listTables(db)) {
    const keys = columns.filter(({ isKey }) => isKey).map((column) => `${quoteName(column.name)}::text`);
    const { rows } = await db.query(
      `select * from ${quoteName(name)} order by ${keys.join(' collate "C", ')} collate "C"`,
    );
    tables[name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, toPlain(value)])),
    );
  }
  return tables;
}

/** The engines use different classes for bytes. */
const toPlain = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;

/** Adds files, jobs, numbered rows and texts that are hard to copy to the example content. */
async function fill(db: Database): Promise<void> {
  const test = await createTestApp(db, 'first');
  await db.transaction((tx) => addExampleContent(tx, 'second'));
  for (const message of ['plain', 'NULL', '{"a","b\\\\"}', '\\N', "it's\ttabbed\n", '😀 e\u0301', '$1'])
    await submitForm(test, { message });
  await db.query(
    `insert into stock_hold_test (note, bytes, at, maybe) select 'row ' || n, decode('00ff5c22', 'hex') || int4send(n),
       '2026-03-29 01:59:59.123456+00'::timestamptz + n * interval '1 microsecond', case when n % 2 = 0 then null else n / 3.0 end
     from generate_series(1, 1203) n`,
  );
}

it(
  'copies every row of every table, and continues the sequences',
  async () => {
    const source = await openNewMemoryDatabase();
    const create = `create table stock_hold_test (seq bigint generated always as identity primary key, note text, bytes bytea, at timestamptz, maybe float8)`;
    await source.query(create);
    await fill(source);
    const target = await openEmptyDatabase();
    await target.db.query(create);
    const copied = await copyDatabase(source, target.db);
    const [before, after] = [await dump(source), await dump(target.db)];
    expect(copied.map(({ name }) => name)).toEqual(Object.keys(before));
    for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
    for (const name of ['form_submission', 'product', 'content_item', 'stock_hold_test'])
      expect(before[name]?.length, name).toBeGreaterThan(0);
    const insert = `insert into stock_hold_test (note) values ('next') returning seq`;
    expect((await target.db.query(insert)).rows).toEqual((await source.query(insert)).rows);
    await expect(copyDatabase(source, target.db)).rejects.toThrow(/of the target has \d+ rows/);
    await target.drop();
    await source.close();
  },
  LONG_MS,
);

it(
  'leaves nothing behind when it fails',
  async () => {
    const source = await openNewMemoryDatabase();
    await source.query(`insert into site (id, name, locale, currency) values ('a', 'A', 'en', 'USD')`);
    const target = await openEmptyDatabase();
    await target.db.query('alter table site add check (id <> $$a$$)');
    await expect(copyDatabase(source, target.db)).rejects.toThrow(/violates check constraint/);
    expect((await target.db.query('select count(*) as n from site')).rows).toEqual([{ n: 0 }]);
    await target.drop();
    await source.close();
  },
  LONG_MS,
);
