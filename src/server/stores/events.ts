/** Stored counted events. */
import type { Queryable } from '../db/db';
import type { EventRow } from '../domain/counted-event';

/** Inserts a batch with one statement; existing rows are not changed. */
export async function insertEvents(
  db: Queryable,
  siteId: string,
  rows: readonly EventRow[],
): Promise<undefined> {
  await db.query(
    `insert into event (site_id, day, id, kind, name, visitor, data)
     select $1, day::date, id::uuid, kind, name, visitor, data::jsonb
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
       as row (day, id, kind, name, visitor, data)
     on conflict do nothing`,
    [siteId, ...COLUMNS.map((column) => rows.map((row) => row[column]))],
  );
}

const COLUMNS = ['day', 'id', 'kind', 'name', 'visitor', 'data'] as const;
