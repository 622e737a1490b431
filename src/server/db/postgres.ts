/** How is a PostgreSQL (or a compatible cluster) spoken to? */
import pg from 'pg';
import type { Db, Queryable } from './db';
import { withRetry } from './retry';

/** Rows per insert; the server works in processes of its own, so larger batches hold up nobody here. */
const MAX_BATCH = 1000;

/** Milliseconds to wait for a connection before the visitor is told to come back. */
const CONNECT_MS = 5000;

/** Opens a pool. `url` as in `postgres://user:password@host:5432/name`. */
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

/** Dates and bigint as on the embedded engine; everything else as `pg` reads it. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}

function asRows<Row>(result: pg.QueryResult): { rows: Row[] } {
  return { rows: result.rows as Row[] };
}
