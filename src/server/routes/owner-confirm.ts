/**
 * Confirms that the person at the keyboard is the signed-in owner, for changes that must not be possible in a session
 * left open.
 */
import { timingSafeEqualText } from '../domain/signing';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { findOwnerAccount } from '../stores/owner-accounts';
import { getActor } from './owner-account-page';
import { checkPassword } from './password-check';

/**
 * A wrong password counts like one at sign-in; throws 429 after too many.
 * @param current the password of the account; without an account, the owner token
 */
export async function isConfirmed(c: Ctx, deps: Deps, current: string): Promise<boolean> {
  const { accountId } = getActor(c);
  if (!accountId) return timingSafeEqualText(current, deps.ownerToken);
  const account = await findOwnerAccount(deps.db, deps.site.id, { id: accountId });
  if (!account) return false;
  try {
    const find = () => Promise.resolve(account);
    const typed = { email: account.email, password: current };
    await checkPassword(c, deps, typed, { kind: 'owner-sign-in', locale: 'en', find });
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return false;
    throw error;
  }
}
