/** The page of one's own account, which several routes show. */
import type { Actor } from '../domain/role';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type OwnAccountState, renderOwnAccountPage } from '../pages/owner-accounts';
import { renderOwnerPage } from '../pages/owner-page';
import { findTotp } from '../stores/owner-totp';

export const OWN_PATH = '/config/account';

/** The guard has set it. */
export const getActor = (c: Ctx): Actor => c.get('actor')!;

export const createMissingAccount = (): HttpError => new HttpError(404, 'This account does not exist.');

export async function showOwnAccount(
  c: Ctx,
  deps: Deps,
  state: Omit<OwnAccountState, 'isOn' | 'codes'>,
): Promise<Response> {
  const actor = getActor(c);
  const totp = actor.accountId ? await findTotp(deps.db, deps.site.id, actor.accountId) : undefined;
  const isOn = totp !== undefined && totp.step !== null;
  const body = renderOwnAccountPage(actor, { ...state, isOn, codes: totp?.codes ?? 0 });
  return renderOwnerPage(
    c,
    deps,
    { title: 'Your account', section: OWN_PATH, body },
    state.problem ? 422 : 200,
  );
}
