/** The signed-in member of a request. */
import { checkSessionToken } from '../domain/member-session';
import type { Ctx, Deps } from '../http/context';
import { getMemberToken } from '../http/member-cookie';
import { findSession } from '../stores/account-sessions';

/** Id of the account; undefined for guests. Unlike the session call, it does not rotate the session's secret. */
export async function findMemberId(c: Ctx, deps: Deps): Promise<string | undefined> {
  const token = getMemberToken(c, deps);
  const session = token && (await findSession(deps.db, deps.site.id, token.id));
  return session && checkSessionToken(session, token, deps.clock()) !== 'no' ? session.accountId : undefined;
}
