/** Database interface implemented by the embedded engine and by PostgreSQL. */

/** Runs one statement; `$1`, `$2` … are its parameters. JSON is passed as text and cast in SQL. */
export interface Queryable {
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
}

/** Statements and transactions. Every engine returns bigint as number and timestamps as Date. */
export interface Db extends Queryable {
  /** Runs a transaction. The callback may run more than once (serialization failures), so it must only query. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Maximum rows per insert, so that one batch does not block other queries. */
  readonly maxBatch: number;
}

/** An open database with the rows of all sites. */
export interface Database extends Db {
  /** The same database for one site. Its statements neither read nor change rows of other sites (`row-security.ts`). */
  forSite(siteId: string): Db;
  close(): Promise<void>;
}

/** There is no connection, no free one, or the database lacks disk space or memory: the request can be repeated. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is not available: ${cause instanceof Error ? cause.message : 'unknown'}`, { cause });
  }
}

/** SQLSTATE codes that the server handles. */
export const SQL_STATE = {
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlock: '40P01',
  ioError: '58030',
} as const;

/** SQLSTATE of an error from either engine, or an empty string. */
export function sqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '';
}
