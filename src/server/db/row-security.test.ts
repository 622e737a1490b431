import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPartitions } from '../stores/event-partitions';
import { openNewMemoryDatabase } from '../testing/memory-database';
import { hasPgBouncer, startPgBouncer } from '../testing/pgbouncer';
import { OPEN_MS } from '../testing/test-app';
import type { Database, Db } from './db';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { findGap, protectTables } from './row-security';

const url = process.env.DATABASE_URL;

const SITES = ['a', 'b'];
const FORMS = 'select site_id, id from form order by 1, 2';
const WEEK_MS = 7 * 24 * 3_600_000;

/** Adds a form to each site. */
async function addForms(db: Database): Promise<void> {
  await db.query('delete from form');
  for (const site of SITES)
    await db.query('insert into form (site_id, id, definition) values ($1, $2, $3::jsonb)', [
      site,
      `of-${site}`,
      '{}',
    ]);
}

interface Engine {
  /** The database with all sites. */
  db: Database;
  /** Connection that may create databases; undefined on the embedded engine. */
  admin: Database | undefined;
  /** Address of the database. */
  url: string;
  close(): Promise<void>;
}

async function openPostgresEngine(): Promise<Engine> {
  const name = `wall_${process.pid}`;
  const roleUrl = Object.assign(new URL(url ?? ''), {
    username: name,
    password: 'wall',
    pathname: name,
  }).href;
  const admin = await openPostgres(url ?? '');
  await admin.query(`create role ${name} login password 'wall'`);
  await admin.query(`grant ${name} to current_user`);
  await admin.query(`create database ${name} owner ${name}`);
  const db = await openPostgres(roleUrl);
  await migrate(db);
  await protectTables(db);
  return {
    db,
    admin,
    url: roleUrl,
    async close() {
      await db.close();
      await admin.query(`drop database ${name}`);
      await admin.query(`drop role ${name}`);
      await admin.close();
    },
  };
}

async function openEmbeddedEngine(): Promise<Engine> {
  const db = await openNewMemoryDatabase();
  return { db, admin: undefined, url: '', close: () => db.close() };
}

const ENGINES = [
  ['the embedded engine', openEmbeddedEngine] as const,
  ...(url ? [['PostgreSQL', openPostgresEngine] as const] : []),
];

describe.each(ENGINES)('row-level security of %s', (_, openEngine) => {
  let engine: Engine;
  let db: Database;
  let ofA: Db;

  beforeAll(async () => {
    engine = await openEngine();
    db = engine.db;
    await db.transaction((tx) => addPartitions(tx, Date.now()));
    ofA = db.forSite('a');
  }, OPEN_MS);
  afterAll(() => engine.close());

  const unprotected = async (): Promise<string[]> => {
    const { rows } = await db.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'p') and (a.attname = 'site_id' or c.relname = 'site' and a.attname = 'id')
         and not (c.relrowsecurity and c.relforcerowsecurity
           and exists (select 1 from pg_policies p where p.tablename = c.relname and p.cmd = 'ALL'))
         and c.relnamespace = 'public'::regnamespace`,
    );
    return rows.map((row) => row.name);
  };

  it('protects every table with rows of sites, including partitions', async () => {
    expect(await unprotected()).toEqual([]);
    const { rows } = await db.query<{ count: number }>(
      `select count(*) from pg_class where relrowsecurity and relispartition`,
    );
    expect(rows[0]?.count).toBeGreaterThan(5);
  });

  it.each([
    ['a statement', <T>(work: (db: Pick<Db, 'query'>) => Promise<T>) => work(ofA)],
    ['a transaction', <T>(work: (db: Pick<Db, 'query'>) => Promise<T>) => ofA.transaction(work)],
  ])(
    '%s for a site without a condition on the site reads, changes and adds no rows of other sites',
    async (_, run) => {
      await addForms(db);
      expect((await run((own) => own.query(FORMS))).rows).toEqual([{ site_id: 'a', id: 'of-a' }]);
      const change = `update form set settings = '{"changed":true}' returning site_id`;
      expect((await run((own) => own.query(change))).rows).toEqual([{ site_id: 'a' }]);
      for (const move of [
        "update form set site_id = 'b'",
        "insert into form (site_id, id, definition) values ('b', 'new', '{}')",
      ])
        await expect(run((own) => own.query(move))).rejects.toThrow('row-level security');
      const values = ['b'];
      expect((await run((own) => own.query('select 1 from form where site_id = $1', values))).rows).toEqual(
        [],
      );
      await run((own) => own.query('delete from form'));
      expect((await db.query(FORMS)).rows).toEqual([{ site_id: 'b', id: 'of-b' }]);
    },
  );

  /** Partitions are by the time in the id; a random id may be earlier than all weeks. */
  const ID_OF_NO_WEEK = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

  it('applies to partitions that are read by their own name, and to the table of sites', async () => {
    for (const site of SITES) {
      await db.query("insert into site (id, name, locale, currency) values ($1, $1, 'en', 'EUR')", [site]);
      await db.query(
        "insert into event (site_id, day, id, kind, name, data) values ($1, now(), $2, '', '', '{}')",
        [site, ID_OF_NO_WEEK],
      );
    }
    for (const table of ['event', 'event_rest'])
      expect((await ofA.query(`select site_id from ${table}`)).rows).toEqual([{ site_id: 'a' }]);
    expect((await ofA.query('select id from site')).rows).toEqual([{ id: 'a' }]);
  });

  it('lets search entries be read by their index of words, but changes only those of the site', async () => {
    await db.query(
      `insert into search_entry (site_id, kind, id, url, access_path, title, description, body, hash, summary_words, words, visible_from)
       select site, 'page', site, '', '', '', '', '', '', '', 'word', now() from unnest($1::text[]) site`,
      [SITES],
    );
    const rows = await ofA.transaction(async (tx) => {
      await tx.query("select set_config('enable_seqscan', 'off', true)");
      const text = "explain select 1 from search_entry where words @@ 'word'";
      return (await tx.query(text)).rows;
    });
    expect(JSON.stringify(rows)).toContain('search_entry_by_word');
    await ofA.query("update search_entry set title = 'changed'");
    await ofA.query("delete from search_entry where site_id = 'b'");
    const { rows: entries } = await db.query('select site_id, title from search_entry order by 1');
    expect(entries).toEqual([
      { site_id: 'a', title: 'changed' },
      { site_id: 'b', title: '' },
    ]);
  });

  it('does not affect the next statement: a statement for all sites, as the previous version sends, reads all rows', async () => {
    await addForms(db);
    const all = SITES.map((site) => ({ site_id: site, id: `of-${site}` }));
    const alternate = Array.from({ length: 40 }, (_, index) => (index % 2 ? db : ofA).query(FORMS));
    const answers = await Promise.all(alternate);
    for (const [index, { rows }] of answers.entries())
      expect(rows).toEqual(index % 2 ? all : all.slice(0, 1));
    await expect(ofA.query('select 1/0')).rejects.toThrow('division by zero');
    await expect(ofA.query('select $1::jsonb', ['{'])).rejects.toThrow('json');
    expect((await db.query(FORMS)).rows).toEqual(all);
  });

  it('returns the same rows as a statement without settings', async () => {
    const text = `select $1::bigint as big, $2::jsonb as body, now() - now() as none, null as nothing from generate_series(1, 3)`;
    const values = [5, '{"a":[1]}'];
    expect(await ofA.query(text, values)).toEqual(await db.query(text, values));
    const id = "it's";
    const { rows } = await db.forSite(id).query("select current_setting('site.id') as id");
    expect(rows).toEqual([{ id }]);
  });

  it('is restored on a partition that a server of the previous version has added', async () => {
    await db.query('create table event_old (like event including all)');
    await db.query(
      `alter table event attach partition event_old for values from ('ffffffff-0000-0000-0000-000000000000') to ('ffffffff-0000-0000-0000-000000000001')`,
    );
    expect(await unprotected()).toEqual(['event_old']);
    expect(await findGap(db)).toContain('event_old');
    await protectTables(db);
    expect(await unprotected()).toEqual([]);
    expect(await findGap(db)).toBeUndefined();
    await db.query('drop table event_old');
    await db.transaction((tx) => addPartitions(tx, Date.now() + 20 * WEEK_MS));
    expect(await unprotected()).toEqual([]);
  });

  it('does not wait for a table that is in use, which would block requests', async ({ skip }) => {
    skip(!engine.admin, 'The embedded engine has one session.');
    await db.query('alter table form no force row level security');
    // Ends before the transaction that has the table in use.
    await db.transaction(async (tx) => {
      await tx.query('select 1 from form');
      await protectTables(db);
    });
    expect(await findGap(db)).toContain('form');
    await protectTables(db);
    expect(await findGap(db)).toBeUndefined();
  });

  it('reports a connection as superuser, to whom it does not apply', async ({ skip }) => {
    const { admin } = engine;
    if (!admin) return skip('Statements of sites have a role of their own.');
    const { rows } = await admin.query<{ super: boolean }>(
      'select rolsuper as super from pg_roles where rolname = current_user',
    );
    const gap = await findGap(admin);
    if (rows[0]?.super) expect(gap).toContain('is a superuser or has BYPASSRLS');
    else expect(gap ?? '').not.toContain('superuser');
  });

  it.skipIf(!hasPgBouncer())('applies behind PgBouncer in transaction mode', async ({ skip }) => {
    skip(!engine.admin, 'It is in this process.');
    await addForms(db);
    const pooler = await startPgBouncer(engine.url, 'select 1');
    const pooled = await openPostgres(pooler.url);
    try {
      const handles = [...SITES.map((site) => pooled.forSite(site)), pooled];
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) => {
          const handle = handles[index % 3] as Db;
          return index % 2 ? handle.query(FORMS) : handle.transaction((tx) => tx.query(FORMS));
        }),
      );
      const counted = answers.map(({ rows }) => rows.map((row) => row.site_id).join());
      expect(counted).toEqual(counted.map((__, index) => ['a', 'b', 'a,b'][index % 3]));
    } finally {
      await pooled.close();
      await pooler.stop();
    }
  });
});
