/** The audit log: actions of owners, including failed ones. */
import type { Queryable } from '../db/db';

/** An entry before its action. `at` is in milliseconds since 1970. */
export interface NewAuditEntry {
  /** UUID version 7, by which entries are sorted. */
  id: string;
  at: number;
  /** Name of the person, or how they signed in. */
  actor: string;
  /** Method and pattern of the route. */
  action: string;
  /** The action in words. */
  what: string;
  /** Path of the request. */
  target: string;
  requestId: string;
  /** Keyed hash of the client's address. */
  address: string;
}

export interface AuditEntry extends Omit<NewAuditEntry, 'at'> {
  at: Date;
  /** Status of the response; null while the action runs, or if its server stopped before the end. */
  status: number | null;
}

export interface AuditQuery {
  actor?: string | undefined;
  what?: string | undefined;
  /** First and last day, `YYYY-MM-DD` in UTC. */
  from?: string | undefined;
  to?: string | undefined;
  /** Id of the last entry on the previous page. */
  before?: string | undefined;
}

export async function addAuditEntry(db: Queryable, siteId: string, entry: NewAuditEntry): Promise<void> {
  await db.query(
    `insert into audit_entry (site_id, id, at, actor, action, what, target, request_id, address)
     values ($1, $2, $3::timestamptz, $4, $5, $6, $7, $8, $9)`,
    [
      siteId,
      entry.id,
      new Date(entry.at).toISOString(),
      entry.actor,
      entry.action,
      entry.what,
      entry.target,
      entry.requestId,
      entry.address,
    ],
  );
}

/** Adds the outcome, once, and the actor if only the action identified them. */
export async function finishAuditEntry(
  db: Queryable,
  siteId: string,
  id: string,
  { status, actor }: { status: number; actor: string },
): Promise<void> {
  await db.query(
    'update audit_entry set status = $3, actor = $4 where site_id = $1 and id = $2 and status is null',
    [siteId, id, status, actor],
  );
}

/** One page of entries, newest first. */
export async function listAuditEntries(
  db: Queryable,
  siteId: string,
  { actor, what, from, to, before }: AuditQuery,
  limit: number,
): Promise<AuditEntry[]> {
  const { rows } = await db.query<AuditEntry>(
    `select id::text as id, at, actor, action, what, target, request_id as "requestId", address, status
     from audit_entry
     where site_id = $1 and ($2::text is null or actor = $2) and ($3::text is null or what = $3)
       and ($4::date is null or at >= ($4::date)::timestamp at time zone 'UTC')
       and ($5::date is null or at < ($5::date + 1)::timestamp at time zone 'UTC')
       and ($6::uuid is null or id < $6::uuid)
     order by id desc limit $7::int`,
    [siteId, actor ?? null, what ?? null, from ?? null, to ?? null, before ?? null, limit],
  );
  return rows;
}

/** All entries in pages, newest first. */
export async function* allAuditEntries(
  db: Queryable,
  siteId: string,
  limit = 200,
): AsyncGenerator<AuditEntry[]> {
  let before: string | undefined;
  do {
    const page = await listAuditEntries(db, siteId, { before }, limit);
    if (page.length > 0) yield page;
    before = page.length === limit ? page.at(-1)?.id : undefined;
  } while (before);
}

/** Values by which entries can be filtered. */
export async function listAuditValues(
  db: Queryable,
  siteId: string,
): Promise<{ actors: string[]; whats: string[] }> {
  const read = async (column: 'actor' | 'what'): Promise<string[]> => {
    const { rows } = await db.query<{ value: string }>(
      `select distinct ${column} as value from audit_entry where site_id = $1 order by 1`,
      [siteId],
    );
    return rows.map(({ value }) => value);
  };
  const [actors, whats] = await Promise.all([read('actor'), read('what')]);
  return { actors, whats };
}
