/** Owner routes that turn one-time codes of one's own account on and off. */
import * as v from 'valibot';
import { createTotpLink, toBase32 } from '../domain/totp';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { removeTotp } from '../stores/owner-totp';
import { getActor, OWN_PATH, showOwnAccount } from './owner-account-page';
import { isConfirmed } from './owner-confirm';
import { NOT_FOUND, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';
import { confirmFirstCode, setUpTotp } from './owner-totp-service';

const { WRITE } = ownerSpecs('authenticated');
const SPEC = { ...WRITE, limit: 'signIn' } as const;

export function ownerTotpRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  const path = `${OWN_PATH}/totp`;
  return [
    route(
      {
        ...SPEC,
        path,
        summary: 'Owner: creates a secret for one-time codes.',
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c }) => {
        const secret = await setUpTotp(deps, getAccountId(c));
        if (!secret) throw createNothing();
        return showOwnAccount(c, deps, { setup: describe(c, deps, secret) });
      },
    ),
    route(
      {
        ...SPEC,
        path: `${path}/confirm`,
        summary: 'Owner: turns one-time codes on by the first one.',
        bodies: { [FORM]: v.object({ code: v.string() }) },
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND, 422: REFUSED },
      },
      async ({ c, body: { code } }) => {
        const outcome = await confirmFirstCode(deps, getAccountId(c), code);
        if (!outcome) throw createNothing();
        if ('recoveryCodes' in outcome) return showOwnAccount(c, deps, outcome);
        const problem = 'This is not the code of now.';
        return showOwnAccount(c, deps, { problem, setup: describe(c, deps, outcome.secret) });
      },
    ),
    route(
      {
        ...SPEC,
        path: `${path}/remove`,
        summary: 'Owner: turns one-time codes off.',
        bodies: { [FORM]: v.object({ current: v.string() }) },
        responses: {
          303: SAVED,
          401: SIGN_IN,
          404: NOT_FOUND,
          422: REFUSED,
        },
      },
      async ({ c, body: { current } }) => {
        const id = getAccountId(c);
        if (!(await isConfirmed(c, deps, current)))
          return showOwnAccount(c, deps, { problem: 'The current password is wrong.' });
        await db.transaction((tx) => removeTotp(tx, site.id, id));
        return c.redirect(OWN_PATH, 303);
      },
    ),
  ];
}

const describe = (c: Ctx, { site }: Deps, secret: Uint8Array) => ({
  key: toBase32(secret),
  link: createTotpLink(secret, site.name, getActor(c).name),
});

/** The owner token has no account. */
function getAccountId(c: Ctx): string {
  const { accountId } = getActor(c);
  if (!accountId) throw createNothing();
  return accountId;
}

const createNothing = (): HttpError => new HttpError(404, 'There is nothing to do it for.');
