/** Used captcha responses. */
import type { Queryable } from '../db/db';
import type { VerifiedCaptcha } from '../domain/captcha/captcha';

/**
 * Whether the response may be used for this submission: it is new, or was used for the same submission (a retry after a
 * lost response).
 */
export async function recordSolution(
  db: Queryable,
  siteId: string,
  { identity, expiresAt }: VerifiedCaptcha,
  keyId: string,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into captcha_used (site_id, answer_hash, key_id, expires_at) values ($1, $2, $3, $4::timestamptz)
     on conflict (site_id, answer_hash) do nothing returning key_id`,
    [siteId, identity, keyId, new Date(expiresAt).toISOString()],
  );
  return rows.length > 0 || (await findSubmissionOfSolution(db, siteId, identity)) === keyId;
}

/** The submission for which a response was used. */
export async function findSubmissionOfSolution(
  db: Queryable,
  siteId: string,
  identity: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    'select key_id::text as id from captcha_used where site_id = $1 and answer_hash = $2',
    [siteId, identity],
  );
  return rows[0]?.id;
}
