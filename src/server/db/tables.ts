/** Tables of the database, read from its catalog. */
import type { Queryable } from './db';

export interface Column {
  name: string;
  /** Type name as in `cast(x as type)`. */
  type: string;
  isKey: boolean;
}

/** A table with its stored columns; `sequence` is the column that the database numbers, if any. */
export interface Table {
  name: string;
  columns: Column[];
  sequence: string | undefined;
}

/** Not copied: it lists the migrations that the server applied when it set up the database. */
const SETUP_TABLE = 'schema_migration';

interface ColumnRow extends Column {
  table: string;
  isNumbered: boolean;
}

/**
 * All tables in alphabetical order; a partitioned table counts as one. No table refers to another, so any order works.
 */
export async function listTables(db: Queryable): Promise<Table[]> {
  const { rows } = await db.query<ColumnRow>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attidentity <> '' as "isNumbered", coalesce(a.attnum = any(i.indkey), false) as "isKey"
     from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
       and not a.attisdropped and a.attgenerated = '' and c.relname <> $1
     order by c.relname, a.attnum`,
    [SETUP_TABLE],
  );
  return [...new Set(rows.map((row) => row.table))].map((name) => {
    const found = rows.filter((row) => row.table === name);
    return {
      name,
      columns: found.map(({ name: column, type, isKey }) => ({ name: column, type, isKey })),
      sequence: found.find(({ isNumbered }) => isNumbered)?.name,
    };
  });
}

/** Quotes a name for a statement. */
export const quoteName = (name: string): string => `"${name.replace(/"/g, '""')}"`;

/** Number of rows, and a sum of all values that does not depend on the order of rows. */
export interface TableDigest {
  rows: number;
  sum: string;
}

export async function digestTable(db: Queryable, { name, columns }: Table): Promise<TableDigest> {
  const row = `row(${columns.map((column) => quoteName(column.name)).join(', ')})::text`;
  const { rows } = await db.query<TableDigest>(
    `select count(*) as rows, coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint::numeric), 0)::text as sum
     from ${quoteName(name)}`,
  );
  return rows[0] ?? { rows: 0, sum: '0' };
}
