/** One-time codes of owner accounts, and the recovery codes that replace them. */
import type { Db, Queryable } from '../db/db';

export interface StoredTotp {
  /** Encrypted (domain/seal.ts). */
  sealed: string;
  /** The last used step; null until the first code has confirmed the secret. */
  step: number | null;
  /** Number of remaining recovery codes. */
  codes: number;
}

export async function findTotp(db: Queryable, siteId: string, id: string): Promise<StoredTotp | undefined> {
  const { rows } = await db.query<StoredTotp>(
    `select totp_secret as sealed, totp_step as step, (select count(*)::int from owner_recovery_code c
       where c.site_id = a.site_id and c.account_id = a.id) as codes
     from owner_account a where site_id = $1 and id::text = $2 and totp_secret is not null`,
    [siteId, id],
  );
  return rows[0];
}

/** Sets an unconfirmed secret. Returns false if the account has a confirmed one. */
export async function startTotp(db: Queryable, siteId: string, id: string, sealed: string): Promise<boolean> {
  const { rows } = await db.query(
    `update owner_account set totp_secret = $3
     where site_id = $1 and id::text = $2 and totp_step is null returning id`,
    [siteId, id, sealed],
  );
  return rows.length > 0;
}

/**
 * Confirms the secret, and sets the recovery codes. Returns false if it is already confirmed, or if another secret was
 * set.
 */
export function confirmTotp(
  db: Db,
  siteId: string,
  id: string,
  { sealed, step, hashes }: { sealed: string; step: number; hashes: readonly string[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `update owner_account set totp_step = $4
       where site_id = $1 and id::text = $2 and totp_secret = $3 and totp_step is null returning id`,
      [siteId, id, sealed, step],
    );
    if (rows.length === 0) return false;
    await tx.query(
      `insert into owner_recovery_code (site_id, account_id, code_hash)
       select $1, $2::text::uuid, unnest($3::text[])`,
      [siteId, id, hashes],
    );
    return true;
  });
}

/**
 * Uses a step, once: the code of this step and earlier ones are no longer accepted. `sealed` is the secret, encrypted
 * anew so that it stays readable when an older secret of the server is removed.
 */
export async function consumeTotpStep(
  db: Queryable,
  siteId: string,
  id: string,
  { step, sealed }: { step: number; sealed: string },
): Promise<boolean> {
  const { rows } = await db.query(
    `update owner_account set totp_step = $3, totp_secret = $4
     where site_id = $1 and id::text = $2 and totp_step < $3 returning id`,
    [siteId, id, step, sealed],
  );
  return rows.length > 0;
}

export async function consumeRecoveryCode(
  db: Queryable,
  siteId: string,
  id: string,
  hash: string,
): Promise<boolean> {
  const { rows } = await db.query(
    `delete from owner_recovery_code where site_id = $1 and account_id::text = $2 and code_hash = $3
     returning account_id`,
    [siteId, id, hash],
  );
  return rows.length > 0;
}

/** Call it in a transaction. */
export async function removeTotp(tx: Queryable, siteId: string, id: string): Promise<void> {
  await tx.query(
    'update owner_account set totp_secret = null, totp_step = null where site_id = $1 and id::text = $2',
    [siteId, id],
  );
  await tx.query('delete from owner_recovery_code where site_id = $1 and account_id::text = $2', [
    siteId,
    id,
  ]);
}
