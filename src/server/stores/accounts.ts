/** Stored member accounts. */
import type { MemberAccount } from '../../core/wire/session';
import type { Db, Queryable } from '../db/db';
import { deleteAccountCart } from './account-carts';
import { normalizeEmail } from './subscribers';

export interface StoredAccount extends MemberAccount {
  passwordHash: string;
}

const COLUMNS = `id::text as id, email, display_name as "displayName", password_hash as "passwordHash"`;

export async function findAccount(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<StoredAccount | undefined> {
  const { rows } = await db.query<StoredAccount>(
    `select ${COLUMNS} from account where site_id = $1 and email_norm = $2`,
    [siteId, normalizeEmail(email)],
  );
  return rows[0];
}

/** Creates the account or updates its name and password; updating ends its sessions. */
export async function putAccount(db: Db, siteId: string, account: StoredAccount): Promise<MemberAccount> {
  const { id, email, displayName, passwordHash } = account;
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into account (site_id, id, email_norm, email, display_name, password_hash)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (site_id, email_norm) do update
       set email = excluded.email, display_name = excluded.display_name, password_hash = excluded.password_hash
       returning id::text as id`,
      [siteId, id, normalizeEmail(email), email.trim(), displayName, passwordHash],
    );
    const kept = rows[0]!.id;
    await tx.query('delete from account_session where site_id = $1 and account_id = $2', [siteId, kept]);
    return { id: kept, email: email.trim(), displayName };
  });
}

/** Deletes the account with an address, its sessions and its cart; returns how many accounts were deleted. */
export async function deleteAccount(db: Queryable, siteId: string, email: string): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    'delete from account where site_id = $1 and email_norm = $2 returning id::text as id',
    [siteId, normalizeEmail(email)],
  );
  for (const { id } of rows) {
    await db.query('delete from account_session where site_id = $1 and account_id = $2', [siteId, id]);
    await deleteAccountCart(db, siteId, id);
  }
  return rows.length;
}
