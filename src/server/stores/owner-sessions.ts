/** Open sessions in the owner's area. */
import type { Queryable } from '../db/db';
import { OWNER_SESSION_LIFETIME_S } from '../domain/owner-session';
import { type Actor, parseStoredRole, TOKEN_ACTOR } from '../domain/role';

/** Adds a session of an account or, without one, of the owner token. `now` is in milliseconds since 1970. */
export async function addOwnerSession(
  db: Queryable,
  siteId: string,
  id: string,
  now: number,
  accountId: string | undefined,
): Promise<void> {
  await db.query(
    `insert into owner_session (site_id, id, created_at, expires_at, account_id)
     values ($1, $2, $3::timestamptz, $4::timestamptz, $5)`,
    [
      siteId,
      id,
      new Date(now).toISOString(),
      new Date(now + OWNER_SESSION_LIFETIME_S * 1000).toISOString(),
      accountId ?? null,
    ],
  );
}

/** The person of a session, with their current role; undefined if it was ended or its account was removed. */
export async function findSessionActor(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<Actor | undefined> {
  const { rows } = await db.query<{ accountId: string | null; email: string | null; role: string | null }>(
    `select s.account_id::text as "accountId", a.email, a.role
     from owner_session s left join owner_account a on a.site_id = s.site_id and a.id = s.account_id
     where s.site_id = $1 and s.id = $2`,
    [siteId, id],
  );
  const row = rows[0];
  if (!row) return undefined;
  if (row.accountId === null) return TOKEN_ACTOR;
  return row.role !== null && row.email !== null
    ? { name: row.email, role: parseStoredRole(row.role), accountId: row.accountId }
    : undefined;
}

/** Ends one session, the sessions of an account, or all. */
export async function endOwnerSessions(
  db: Queryable,
  siteId: string,
  { id, accountId }: { id?: string; accountId?: string },
): Promise<void> {
  await db.query(
    `delete from owner_session
     where site_id = $1 and ($2::text is null or id = $2) and ($3::text is null or account_id::text = $3)`,
    [siteId, id ?? null, accountId ?? null],
  );
}
