import { expect, it } from 'vitest';
import { listTables } from '../../server/db/tables';
import { openTestDatabase } from '../../server/testing/test-app';
import { PARTITIONS } from './partition-table';

it('the table of partitions lists each table of the server once', async () => {
  const db = await openTestDatabase();
  const names = (await listTables(db)).map(({ name }) => name);
  await db.close();
  expect(PARTITIONS.flatMap(({ tables }) => tables).sort()).toEqual(names.sort());
});

/** Small tables that every node has a copy of. */
const COPIED = ['schema_migration', 'site', 'site_host'];

it('every unique index of a partitioned table begins with the site, which partitions by site require', async () => {
  const db = await openTestDatabase();
  const { rows } = await db.query<{ index: string }>(
    `select i.indexrelid::regclass::text as index from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = current_schema()::regnamespace and i.indisunique and a.attname <> 'site_id'
       and c.relname <> all($1::text[])`,
    [COPIED],
  );
  await db.close();
  expect(rows).toEqual([]);
});
