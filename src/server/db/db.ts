/** What does the server ask of a database? One face for the embedded engine and for PostgreSQL. */

/** Runs one statement; `$1`, `$2` … stand for the parameters. JSON goes in as text and is cast in SQL. */
export interface Queryable {
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
}

/** A database. Numbers of type bigint arrive as numbers, timestamps as Date, on every engine. */
export interface Db extends Queryable {
  /** All or nothing. The work may run more than once (serialization failures): it must do nothing but query. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Rows that one insert may carry, so that a batch does not hold up everybody else. */
  readonly maxBatch: number;
  close(): Promise<void>;
}

/** SQLSTATE codes that the server reacts to. */
export const SQL_STATE = {
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlock: '40P01',
  ioError: '58030',
  duplicateTable: '42P07',
} as const;

/** The SQLSTATE of an error of either engine; empty when it is none. */
export function sqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '';
}
