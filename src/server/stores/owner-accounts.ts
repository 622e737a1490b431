/** Accounts for the owner's area. */
import type { Db, Queryable } from '../db/db';
import type { StoredInvitation } from '../domain/owner-invitation';
import { type AssignableRole, parseStoredRole, type Role, toStoredRole } from '../domain/role';
import { removeTotp } from './owner-totp';
import { normalizeEmail } from './subscribers';

export interface OwnerAccount {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Null until the invitation is accepted. */
  passwordHash: string | null;
}

type NewInvitation = Omit<StoredInvitation, 'accountId'>;

type NewAccount = Pick<OwnerAccount, 'id' | 'email' | 'name'> & { role: AssignableRole };

type AccountRow = Omit<OwnerAccount, 'role'> & { role: string };

const toAccount = (row: AccountRow): OwnerAccount => ({ ...row, role: parseStoredRole(row.role) });

const COLUMNS = `id::text as id, email, name, role, password_hash as "passwordHash"`;

export async function listOwnerAccounts(db: Queryable, siteId: string): Promise<OwnerAccount[]> {
  const { rows } = await db.query<AccountRow>(
    `select ${COLUMNS} from owner_account where site_id = $1 order by email_norm`,
    [siteId],
  );
  return rows.map(toAccount);
}

/** Fields needed on the sign-in page: whether there are accounts, and accounts with one-time codes. */
export async function findSignInFields(
  db: Queryable,
  siteId: string,
): Promise<{ hasAccounts: boolean; hasCodes: boolean }> {
  const { rows } = await db.query<{ hasAccounts: boolean; hasCodes: boolean }>(
    `select count(*) > 0 as "hasAccounts", count(totp_step) > 0 as "hasCodes"
     from owner_account where site_id = $1 and password_hash is not null`,
    [siteId],
  );
  return rows[0] ?? { hasAccounts: false, hasCodes: false };
}

export async function findOwnerAccount(
  db: Queryable,
  siteId: string,
  by: { email: string } | { id: string },
): Promise<OwnerAccount | undefined> {
  const { rows } = await db.query<AccountRow>(
    `select ${COLUMNS} from owner_account where site_id = $1 and ${'email' in by ? 'email_norm' : 'id::text'} = $2`,
    [siteId, 'email' in by ? normalizeEmail(by.email) : by.id],
  );
  return rows.map(toAccount)[0];
}

/** Adds an account without a password. Returns false if the address has one. */
export async function addOwnerAccount(
  db: Queryable,
  siteId: string,
  { id, email, name, role }: NewAccount,
  { hash, expires }: NewInvitation,
  now: number,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into owner_account (site_id, id, email_norm, email, name, role, invite_hash, invite_expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9::timestamptz)
     on conflict (site_id, email_norm) do nothing returning id`,
    [siteId, id, normalizeEmail(email), email.trim(), name, toStoredRole(role), hash, iso(expires), iso(now)],
  );
  return rows.length > 0;
}

/** Stores a new link for an account; the previous one is void. The password stays valid until the link is used. */
export async function renewInvitation(
  db: Queryable,
  siteId: string,
  id: string,
  { hash, expires }: NewInvitation,
): Promise<boolean> {
  const { rows } = await db.query(
    `update owner_account set invite_hash = $3, invite_expires_at = $4::timestamptz
     where site_id = $1 and id::text = $2 returning id`,
    [siteId, id, hash, iso(expires)],
  );
  return rows.length > 0;
}

/** The account of an open invitation. */
export async function findInvited(
  db: Queryable,
  siteId: string,
  hash: string,
  now: number,
): Promise<OwnerAccount | undefined> {
  const { rows } = await db.query<AccountRow>(
    `select ${COLUMNS} from owner_account
     where site_id = $1 and invite_hash = $2 and invite_expires_at > $3::timestamptz`,
    [siteId, hash, iso(now)],
  );
  return rows.map(toAccount)[0];
}

/** The open invitation of an account. */
export async function findInvitation(
  db: Queryable,
  siteId: string,
  accountId: string,
  now: number,
): Promise<(StoredInvitation & Pick<OwnerAccount, 'name' | 'email'>) | undefined> {
  const { rows } = await db.query<{ name: string; email: string; hash: string; expires: Date }>(
    `select name, email, invite_hash as hash, invite_expires_at as expires from owner_account
     where site_id = $1 and id = $2 and invite_expires_at > $3::timestamptz`,
    [siteId, accountId, iso(now)],
  );
  const [row] = rows;
  return row && { ...row, accountId, expires: row.expires.getTime() };
}

/** Uses an invitation, once: sets the password, turns one-time codes off and ends the account's sessions. */
export function acceptInvitation(
  db: Db,
  siteId: string,
  hash: string,
  passwordHash: string,
  now: number,
): Promise<OwnerAccount | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<AccountRow>(
      `update owner_account set password_hash = $4, invite_hash = null, invite_expires_at = null
       where site_id = $1 and invite_hash = $2 and invite_expires_at > $3::timestamptz returning ${COLUMNS}`,
      [siteId, hash, iso(now), passwordHash],
    );
    if (!rows[0]) return undefined;
    await removeTotp(tx, siteId, rows[0].id);
    await endSessions(tx, siteId, rows[0].id);
    return toAccount(rows[0]);
  });
}

/** Sets the password and ends all other sessions of the account. An open invitation becomes void. */
export function setOwnerPassword(
  db: Db,
  siteId: string,
  id: string,
  passwordHash: string,
  keptSession: string | undefined,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(
      `update owner_account set password_hash = $3, invite_hash = null, invite_expires_at = null
       where site_id = $1 and id::text = $2`,
      [siteId, id, passwordHash],
    );
    await endSessions(tx, siteId, id, keptSession);
  });
}

/** `last`: nothing was changed, since no other administrator has signed in yet. */
export type AccountChange = 'done' | 'missing' | 'last';

/**
 * Changes the role or, without one, removes the account. Concurrent changes wait for each other, so that an
 * administrator always remains.
 */
export function changeOwnerAccount(
  db: Db,
  siteId: string,
  id: string,
  role: AssignableRole | undefined,
): Promise<AccountChange> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string; role: string; isActive: boolean }>(
      `select id::text as id, role, password_hash is not null as "isActive"
       from owner_account where site_id = $1 order by id for update`,
      [siteId],
    );
    const account = rows.find((row) => row.id === id);
    if (!account) return 'missing';
    const admins = rows.filter((row) => parseStoredRole(row.role) === 'admin' && row.isActive);
    if (role !== 'admin' && admins.length === 1 && admins[0] === account) return 'last';
    if (role) {
      await tx.query('update owner_account set role = $3 where site_id = $1 and id::text = $2', [
        siteId,
        id,
        toStoredRole(role),
      ]);
    } else {
      await endSessions(tx, siteId, id);
      await removeTotp(tx, siteId, id);
      await tx.query('delete from owner_account where site_id = $1 and id::text = $2', [siteId, id]);
    }
    return 'done';
  });
}

async function endSessions(tx: Queryable, siteId: string, id: string, kept?: string): Promise<void> {
  await tx.query(
    `delete from owner_session where site_id = $1 and account_id::text = $2 and ($3::text is null or id <> $3)`,
    [siteId, id, kept ?? null],
  );
}

const iso = (time: number): string => new Date(time).toISOString();
