/** Connection pool for PostgreSQL or a compatible cluster. */
import pg from 'pg';
import { type Database, DatabaseUnavailable, type Db, type Queryable, sqlState } from './db';
import { formatSettings, type LocalSettings, type LocalState, queryWithState } from './local-settings';
import { withRetry } from './retry';
import { SITE_SETTING } from './row-security';

/** Rows per insert. PostgreSQL runs in processes of its own, so larger batches do not block this one. */
const MAX_BATCH = 1000;

/** Time to wait for a connection before responding 503, in milliseconds. Many visitors may order the same product at once. */
const CONNECT_MS = 15_000;

/** Time limit of a statement in milliseconds, including waits for locks. */
export const QUERY_MS = 15_000;

/**
 * Opens a pool. `url` has the form `postgres://user:password@host:5432/name`.
 * @param queryMs time after which a statement fails as unavailable and its connection is closed; 0: no limit. This
 * process enforces it, so it also applies behind a pooler and when the database has stopped
 */
export async function openPostgres(url: string, queryMs = QUERY_MS): Promise<Database> {
  let isEarly = false;
  const pool = createPool(url, { queryMs, connectMs: CONNECT_MS }, async (client) => {
    isEarly ||= await commitsEarly(client);
  });
  await pool.query('select 1');
  const open = (own: LocalSettings): Db =>
    createDb(pool, () => ({ settings: isEarly ? { ...DURABLE, ...own } : own }));
  return { ...open({}), forSite: (siteId) => open({ [SITE_SETTING]: siteId }), close: () => pool.end() };
}

/** Time limits in milliseconds: of a statement, and of waiting for a free connection. */
interface PoolLimits {
  readonly queryMs: number;
  readonly connectMs: number;
}

/** Opens no connection yet. */
export function createPool(
  url: string,
  { queryMs, connectMs }: PoolLimits,
  onConnect?: (client: pg.ClientBase) => Promise<void>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    keepAlive: true,
    types: { getTypeParser },
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, although its types do not say so
    ...(onConnect && { onConnect }),
  });
  pool.on('error', () => undefined); // An idle connection broke: the pool replaces it, the next query reports the error.
  // A connection broke while in use, for example in a transaction: its next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** @param getState settings that apply in each of its transactions */
export const createDb = (pool: pg.Pool, getState: () => LocalState): Db => ({
  maxBatch: MAX_BATCH,
  query(text, params) {
    const state = getState();
    return withClient(pool, (client) => run(client, text, params, state));
  },
  transaction: (work) =>
    withRetry(() => withClient(pool, (client) => inTransaction(client, getState(), work))),
});

/** A commit is on disk when it is reported, even if the database is set to report it earlier. */
const DURABLE: LocalSettings = { synchronous_commit: 'on' };

/** Whether the database or the role is set to report commits before they are on disk. */
async function commitsEarly(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ early: boolean }>(
    `select current_setting('synchronous_commit') in ('off', 'local') as early`,
  );
  return rows[0]?.early === true;
}

/** Takes a connection from the pool; a broken one is not returned to it. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error);
  });
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = error instanceof DatabaseUnavailable;
    throw error;
  } finally {
    client.release(isBroken);
  }
}

async function inTransaction<T>(
  client: pg.PoolClient,
  { settings, guard }: LocalState,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  try {
    const check = guard ? [`select where ${guard}`] : [];
    await run(client, ['begin', ...formatSettings(settings), ...check].join('; '));
    const result = await work({ query: (text, params) => run(client, text, params) });
    await run(client, 'commit');
    return result;
  } catch (error) {
    // Fails only together with the connection, which ends the transaction as well.
    if (!(error instanceof DatabaseUnavailable)) await run(client, 'rollback');
    throw error;
  }
}

async function run<Row>(
  client: pg.PoolClient,
  text: string,
  params?: readonly unknown[],
  state: LocalState = { settings: {} },
): Promise<{ rows: Row[] }> {
  try {
    const { rows } = await queryWithState(client, state, text, params);
    return { rows: rows as Row[] };
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
  }
}

/**
 * SQLSTATE classes 08, 57P and 53 (such as no free connection or a full disk), a file that cannot be read or written
 * (58030), a server that is no longer the primary (25006), network errors, and the driver's errors for ended
 * connections and timeouts.
 */
function isUnavailable(error: unknown): boolean {
  if (/^(08|57P|53|58030|25006)/.test(sqlState(error))) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    /^E[A-Z]{4,}$/.test(String(code)) ||
    (code === undefined && /connection|Query read timeout/i.test(String(message)))
  );
}

/** Parses dates and bigint as the embedded engine does; other types keep the defaults of `pg`. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}
