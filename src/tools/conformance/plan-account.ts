// Checks of sign-in and sign-out.
import * as v from 'valibot';
import type { Caller } from './caller';
import type { Plan } from './checks';
import { accepts, type Check, COMPLETED, checksCrumb, rejects } from './checks';
import { expectCrumbCheck, expectImplemented, expectJson } from './expect';

/** Credentials of a member. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Responses for visitors who are not signed in. */
const SIGNED_OUT = [...COMPLETED, 401];

/** Without credentials, these checks are skipped. */
const NO_ACCOUNT: Account = { email: '', password: '' };

export function accountChecks(known: Account | undefined): Pick<Plan, 'logout' | 'signIn' | 'signOut'> {
  const account = known ?? NO_ACCOUNT;
  return {
    logout: [
      checksCrumb('logout', {}, true),
      accepts('logout', {}, 'responds, also to visitors who are not signed in', SIGNED_OUT),
    ],
    signIn: [checkWrongPassword(), checkToken(account)],
    signOut: [
      checksCrumb('signOut', { query: { cloneCart: 'false' } }, true),
      accepts(
        'signOut',
        { query: { cloneCart: 'true' } },
        'responds, also to visitors who are not signed in',
        SIGNED_OUT,
      ),
      checkSignOut(account),
    ],
  };
}

function checkWrongPassword(): Check {
  const json = { email: 'nobody@conformance.example', password: 'not a password', rememberMe: false };
  return rejects('signIn', { json }, 'rejects a wrong password', [400, 401, 403, 422]);
}

function checkToken(account: Account): Check {
  return {
    title: 'returns xsrfToken',
    requires: ['account'],
    async run(call) {
      const xsrfToken = await signIn(call, account);
      expectImplemented(await call('signOut', { xsrfToken }), COMPLETED);
    },
  };
}

/** The crumb may change at sign-in, because it is bound to the session. */
function checkSignOut(account: Account): Check {
  return {
    title: 'signs a member out, with the crumb',
    requires: ['account'],
    async run(call) {
      const xsrfToken = await signIn(call, account);
      await expectCrumbCheck(call, 'signOut', { xsrfToken, query: { cloneCart: 'false' } }, false);
    },
  };
}

async function signIn(call: Caller, { email, password }: Account): Promise<string> {
  const reply = await call('signIn', { json: { email, password, rememberMe: false } });
  expectImplemented(reply, [200]);
  return expectJson(reply, v.object({ xsrfToken: v.pipe(v.string(), v.minLength(1)) })).xsrfToken;
}
