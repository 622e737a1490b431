/** Open sessions of the owner. */
import type { Queryable } from '../db/db';
import { OWNER_SESSION_LIFETIME_S } from '../domain/owner-session';

/** Adds a session. `now` is in milliseconds since 1970. */
export async function addOwnerSession(db: Queryable, siteId: string, id: string, now: number): Promise<void> {
  await db.query(
    `insert into owner_session (site_id, id, created_at, expires_at)
     values ($1, $2, $3::timestamptz, $4::timestamptz)`,
    [siteId, id, new Date(now).toISOString(), new Date(now + OWNER_SESSION_LIFETIME_S * 1000).toISOString()],
  );
}

export async function isOwnerSessionOpen(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.query('select 1 from owner_session where site_id = $1 and id = $2', [siteId, id]);
  return rows.length > 0;
}

/** Ends one session; without an id all of them. */
export async function endOwnerSessions(db: Queryable, siteId: string, id?: string): Promise<void> {
  await db.query('delete from owner_session where site_id = $1 and ($2::text is null or id = $2)', [
    siteId,
    id ?? null,
  ]);
}
