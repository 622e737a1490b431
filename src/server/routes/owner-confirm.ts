/** Whoever is signed in to the owner's area confirms a change that a session left open must not make. */
import { verifyPassword } from '../domain/password';
import { timingSafeEqualText } from '../domain/signing';
import type { Ctx, Deps } from '../http/context';
import { findOwnerAccount } from '../stores/owner-accounts';
import { getActor } from './owner-account-page';

/** @param current the password of the account; without one, the owner token */
export async function isConfirmed(c: Ctx, { db, site, ownerToken }: Deps, current: string): Promise<boolean> {
  const { accountId } = getActor(c);
  if (!accountId) return timingSafeEqualText(current, ownerToken);
  const account = await findOwnerAccount(db, site.id, { id: accountId });
  return verifyPassword(account?.passwordHash ?? undefined, current);
}
