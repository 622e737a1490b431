/** Connection pool for PostgreSQL or a compatible cluster. */
import pg from 'pg';
import type { Db, Queryable } from './db';
import { withRetry } from './retry';

/** Rows per insert. PostgreSQL runs in processes of its own, so larger batches do not block this one. */
const MAX_BATCH = 1000;

/** Time to wait for a connection before responding 503, in milliseconds. */
const CONNECT_MS = 5000;

/** Opens a pool. `url` has the form `postgres://user:password@host:5432/name`. */
export async function openPostgres(url: string): Promise<Db> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    types: { getTypeParser },
  });
  pool.on('error', () => undefined); // an idle connection broke: the pool replaces it, the next query reports
  await pool.query('select 1');
  return {
    maxBatch: MAX_BATCH,
    query: async <Row>(text: string, params?: readonly unknown[]) =>
      asRows<Row>(await pool.query(text, params as unknown[])),
    transaction: (work) => withRetry(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const tx: Queryable = {
      query: async <Row>(text: string, params?: readonly unknown[]) =>
        asRows<Row>(await client.query(text, params as unknown[])),
    };
    const result = await work(tx);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Parses dates and bigint as the embedded engine does; other types use the defaults of `pg`. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}

function asRows<Row>(result: pg.QueryResult): { rows: Row[] } {
  return { rows: result.rows as Row[] };
}
