// During an update, servers of the previous version run beside those of the next one, which has migrated the database;
// after a rollback, all of them do.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPEN_MS } from '../testing/test-app';
import type { Database } from './db';
import { migrate, migrations } from './migrate';
import { openMemory } from './pglite';

/** The parts of the schema on which statements of a server depend. */
interface Schema {
  /** Type by `table.column`. */
  columns: Map<string, { type: string; isRequired: boolean }>;
  /** Columns as `table.column` of rules that rows have to follow, by table and definition. */
  rules: Map<string, readonly string[]>;
}

/** Migrations from before two versions could run at the same time. There are no others: a removal waits for a later version. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  '0005_tracking': ['event: CREATE UNIQUE INDEX event_by_id ON public.event USING btree (site_id, id)'],
  '0008_orders': ['product_variant: CHECK ((qty_in_stock >= 0))'],
  '0017_generated_skus': [
    "product_variant: CREATE UNIQUE INDEX product_variant_generated_sku ON public.product_variant USING btree (site_id, sku) WHERE (sku ~ '^SQ[0-9]{7}$'::text)",
  ],
  // Was a unique index before.
  '0032_event_partitions': ['event: PRIMARY KEY (site_id, id)'],
};

let db: Database;
beforeAll(async () => {
  db = await openMemory();
}, OPEN_MS);
afterAll(() => db.close());

async function readSchema(): Promise<Schema> {
  const { rows: columns } = await db.query<{ name: string; type: string; required: boolean }>(
    `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as required
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped`,
  );
  const { rows: rules } = await db.query<{ table: string; rule: string; columns: string[] }>(
    `select c.relname as "table", pg_get_constraintdef(o.oid) as rule, array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum = any (o.conkey)) as columns
     from pg_constraint o join pg_class c on c.oid = o.conrelid
     where c.relnamespace = 'public'::regnamespace and not c.relispartition and o.contype <> 'n'
     union all select t.relname, pg_get_indexdef(i.indexrelid), array(select a.attname::text from pg_attribute a
         where a.attrelid = t.oid and a.attnum = any (i.indkey)) from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and i.indisunique and not t.relispartition
       and not exists (select from pg_constraint o where o.conindid = i.indexrelid)`,
  );
  return {
    columns: new Map(columns.map(({ name, type, required }) => [name, { type, isRequired: required }])),
    rules: new Map(
      rules.map(({ table, rule, columns: names }) => [
        `${table}: ${rule}`,
        names.map((name) => `${table}.${name}`),
      ]),
    ),
  };
}

/** Changes with which a server that knows only the previous schema is not compatible. */
function findBreaks(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map((name) => name.split('.')[0]));
  const lost = [...before.columns].flatMap(([name, { type, isRequired }]) => {
    const now = after.columns.get(name);
    if (!now) return [`${name} is gone`];
    if (now.type !== type) return [`${name} is ${now.type} instead of ${type}`];
    return now.isRequired && !isRequired ? [`${name} is required`] : [];
  });
  const demanded = [...after.columns].flatMap(([name, { isRequired }]) =>
    isRequired && !before.columns.has(name) && tables.has(name.split('.')[0]) ? [`${name} is required`] : [],
  );
  // In rows of the previous version, a new column has its default or null.
  const ruled = [...after.rules].flatMap(([rule, columns]) =>
    !before.rules.has(rule) && columns.every((name) => before.columns.has(name)) ? [rule] : [],
  );
  return [...lost, ...demanded, ...ruled];
}

it(
  'migrations only add to the schema, so that the previous version can still read and write',
  async () => {
    const breaks: Record<string, readonly string[]> = {};
    const sizes = new Set<number>();
    let before: Schema = { columns: new Map(), rules: new Map() };
    for (const [index, { id }] of migrations.entries()) {
      await migrate(db, migrations.slice(0, index + 1));
      const after = await readSchema();
      const found = findBreaks(before, after);
      if (found.length > 0) breaks[id] = found.sort((a, b) => a.localeCompare(b));
      before = after;
      sizes.add(after.columns.size);
    }
    expect(breaks).toEqual(EXCEPTIONS);
    expect(sizes.size).toBeGreaterThan(migrations.length / 2);
  },
  OPEN_MS,
);

it.each([
  ['alter table cart rename column entries to lines', 'cart.entries is gone'],
  ['alter table cart drop column details', 'cart.details is gone'],
  ['alter table cart alter column version type bigint', 'cart.version is bigint instead of integer'],
  ['alter table cart add column color text not null', 'cart.color is required'],
  ['alter table cart add check (version < 10)', 'cart: CHECK ((version < 10))'],
  ['create unique index one_cart on cart (site_id)', 'cart: CREATE UNIQUE INDEX one_cart'],
])('detects %j as incompatible', async (sql, problem) => {
  const before = await readSchema();
  const undone = new Error('undone');
  let found: string[] = [];
  const work = db.transaction(async (tx) => {
    await tx.query(sql);
    const { query } = db;
    Object.assign(db, { query: tx.query.bind(tx) });
    found = findBreaks(before, await readSchema().finally(() => Object.assign(db, { query })));
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  expect(found).toContainEqual(expect.stringContaining(problem));
});

it('allows new tables, columns that are nullable or have a default, and indexes', async () => {
  const before = await readSchema();
  await db.query('create table addition (site_id text not null primary key, n int not null check (n > 0))');
  await db.query(`alter table cart add column color text, add column size text not null default ''`);
  await db.query('create index addition_by_color on cart (color)');
  expect(findBreaks(before, await readSchema())).toEqual([]);
});
