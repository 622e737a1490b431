/** Stored member sessions. */
import type { MemberAccount } from '../../core/wire/session';
import type { Queryable } from '../db/db';
import type { StoredSession } from '../domain/member-session';

/** A session with its account. */
export interface StoredMemberSession extends StoredSession {
  account: MemberAccount;
}

type Row = Omit<StoredMemberSession, 'account' | 'created' | 'rotated' | 'expires'> &
  Omit<MemberAccount, 'id'> & { created: Date; rotated: Date; expires: Date };

export async function addSession(db: Queryable, siteId: string, session: StoredSession): Promise<void> {
  const { id, accountId, tokenHash, isPersistent, created, rotated, expires } = session;
  await db.query(
    `insert into account_session
       (site_id, id, account_id, token_hash, lasting, created_at, rotated_at, expires_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz, $8::timestamptz)`,
    [siteId, id, accountId, tokenHash, isPersistent, iso(created), iso(rotated), iso(expires)],
  );
}

/** Includes expired sessions; domain/member-session.ts checks the validity. */
export async function findSession(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<StoredMemberSession | undefined> {
  const { rows } = await db.query<Row>(
    `select s.id::text as id, s.account_id::text as "accountId", s.token_hash as "tokenHash",
       s.previous_hash as "previousHash", s.lasting as "isPersistent", s.created_at as created, s.rotated_at as rotated,
       s.expires_at as expires, a.email, a.display_name as "displayName"
     from account_session s join account a on a.site_id = s.site_id and a.id = s.account_id
     where s.site_id = $1 and s.id = $2`,
    [siteId, id],
  );
  const row = rows[0];
  if (!row) return undefined;
  const { email, displayName, created, rotated, expires, ...session } = row;
  const times = { created: created.getTime(), rotated: rotated.getTime(), expires: expires.getTime() };
  return { ...session, ...times, account: { id: row.accountId, email, displayName } };
}

/**
 * Sets the next secret of a session. `shown` is the hash of the browser's current secret, which stays valid for now.
 * Returns false if another request rotated first.
 */
export async function rotateSession(
  db: Queryable,
  siteId: string,
  session: StoredSession,
  next: { shown: string; tokenHash: string; now: number; expires: number },
): Promise<boolean> {
  const { rows } = await db.query(
    `update account_session set token_hash = $4, previous_hash = $5, rotated_at = $6::timestamptz,
       expires_at = $7::timestamptz
     where site_id = $1 and id = $2 and token_hash = $3 returning id`,
    [siteId, session.id, session.tokenHash, next.tokenHash, next.shown, iso(next.now), iso(next.expires)],
  );
  return rows.length > 0;
}

/** The browser has used the new secret, so the previous one becomes invalid. */
export async function confirmRotation(db: Queryable, siteId: string, session: StoredSession): Promise<void> {
  await db.query(
    'update account_session set previous_hash = null where site_id = $1 and id = $2 and token_hash = $3',
    [siteId, session.id, session.tokenHash],
  );
}

export async function endSession(db: Queryable, siteId: string, id: string): Promise<void> {
  await db.query('delete from account_session where site_id = $1 and id = $2', [siteId, id]);
}

const iso = (time: number): string => new Date(time).toISOString();
