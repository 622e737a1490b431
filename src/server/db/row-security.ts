/**
 * PostgreSQL's row-level security: a second barrier between sites, behind the conditions of the statements. A database
 * opened for a site sets the site's id for every transaction; where none is set, as in maintenance of all sites and on
 * servers of earlier versions, a statement sees all rows.
 */
import { type Database, type Db, type Queryable, sqlState } from './db';
import { setUpDatabase } from './migrate';
import { quoteName } from './tables';

/** Name of the setting that contains the id of the site. */
export const SITE_SETTING = 'site.id';

const POLICY = 'one_site';

/**
 * Tables that are searched by words: before a row has passed a policy, PostgreSQL uses only indexes whose operators
 * reveal nothing, and full-text operators are not among them. A search would read all rows of its site. Rows of other
 * sites cannot be changed, but could be read.
 */
const READ_BY_WORDS = ['search_entry'];

/** How long requests may wait while a table is changed. */
const LOCK_TIMEOUT = '2s';

/** SQLSTATE of a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

interface SiteTable {
  name: string;
  /** Column with the id of the site. */
  column: string;
}

/**
 * Turns row-level security on for tables without it, one by one: a transaction that locked all of them could not run
 * beside a server that answers requests. A table that stays in use is left to the next call.
 */
export async function protectTables(db: Db): Promise<void> {
  for (const { name } of await listUnprotected(db)) {
    const protectOne = async (tx: Queryable): Promise<void> => {
      await tx.query("select set_config('lock_timeout', $1, true)", [LOCK_TIMEOUT]);
      // Another server may have done so, or dropped the table.
      const table = (await listUnprotected(tx)).find((one) => one.name === name);
      if (table) await protectTable(tx, table);
    };
    await setUpDatabase(db, protectOne).catch((error: unknown) => {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    });
  }
}

/** Turns row-level security on for a table, also for its owner, the role with which the server connects. */
export async function protectTable(tx: Queryable, { name, column }: SiteTable): Promise<void> {
  const table = quoteName(name);
  await tx.query(`drop policy if exists ${POLICY} on ${table}`);
  await tx.query(`create policy ${POLICY} on ${table} using (${createCondition(column)})`);
  if (READ_BY_WORDS.includes(name)) {
    await tx.query(`drop policy if exists read_by_words on ${table}`);
    await tx.query(`create policy read_by_words on ${table} for select using (true)`);
  }
  await tx.query(`alter table ${table} enable row level security, force row level security`);
}

/**
 * True for rows of the current site, and for all rows if no site is set. Written as a test for null, which the planner
 * assumes to be true of nearly all rows; with a comparison, it would expect a fraction of the rows and sort them
 * instead of reading an index in order.
 */
const createCondition = (column: string): string =>
  `nullif(coalesce(${column} = nullif(current_setting('${SITE_SETTING}', true), ''), true), false) is not null`;

/** Why row-level security does not separate the sites, in one line; undefined if it does. */
export async function findGap(db: Database): Promise<string | undefined> {
  const { rows } = await db
    .forSite('')
    .query<{ name: string; isExempt: boolean }>(
      `select rolname as name, rolsuper or rolbypassrls as "isExempt" from pg_roles where rolname = current_user`,
    );
  const [role] = rows;
  if (role?.isExempt)
    return `The PostgreSQL role "${role.name}" is a superuser or has BYPASSRLS: row-level security does not separate sites. Connect with another role.`;
  const tables = (await listUnprotected(db)).map((one) => one.name);
  if (tables.length === 0) return undefined;
  return `Row-level security could not be turned on yet for ${tables.join(', ')}, which something else has locked.`;
}

/** Tables with rows of sites that are not separated, partitions included. */
async function listUnprotected(db: Queryable): Promise<SiteTable[]> {
  const { rows } = await db.query<SiteTable>(
    `select c.relname as name, a.attname as column from pg_class c join pg_attribute a
       on a.attrelid = c.oid and a.attname = case c.relname when 'site' then 'id' else 'site_id' end
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
       and not (c.relrowsecurity and c.relforcerowsecurity
         and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = $1))
     order by c.relname`,
    [POLICY],
  );
  return rows;
}
