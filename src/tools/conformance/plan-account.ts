// Checks of sign-in and sign-out.
import * as v from 'valibot';
import type { Caller } from './caller';
import type { Plan } from './checks';
import { accepts, type Check, checksCrumb, DONE, rejects } from './checks';
import { expectAnswered, expectCrumbCheck, expectJson } from './expect';

/** Credentials of a member. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Responses for visitors who are not signed in. */
const SIGNED_OUT = [...DONE, 401];

/** Without credentials these checks are skipped. */
const NOBODY: Account = { email: '', password: '' };

export function accountChecks(known: Account | undefined): Pick<Plan, 'logout' | 'signIn' | 'signOut'> {
  const account = known ?? NOBODY;
  return {
    logout: [
      checksCrumb('logout', {}, true),
      accepts('logout', {}, 'responds, also to visitors who are not signed in', SIGNED_OUT),
    ],
    signIn: [refusal(), givesToken(account)],
    signOut: [
      checksCrumb('signOut', { query: { cloneCart: 'false' } }, true),
      accepts(
        'signOut',
        { query: { cloneCart: 'true' } },
        'responds, also to visitors who are not signed in',
        SIGNED_OUT,
      ),
      letsOut(account),
    ],
  };
}

function refusal(): Check {
  const json = { email: 'nobody@conformance.example', password: 'not a password', rememberMe: false };
  return rejects('signIn', { json }, 'rejects a wrong password', [400, 401, 403, 422]);
}

function givesToken(account: Account): Check {
  return {
    title: 'returns xsrfToken',
    needs: ['account'],
    async run(call) {
      const xsrfToken = await signIn(call, account);
      expectAnswered(await call('signOut', { xsrfToken }), DONE);
    },
  };
}

/** The crumb may change at sign-in, because it is bound to the session. */
function letsOut(account: Account): Check {
  return {
    title: 'signs a member out, with the crumb',
    needs: ['account'],
    async run(call) {
      const xsrfToken = await signIn(call, account);
      await expectCrumbCheck(call, 'signOut', { xsrfToken, query: { cloneCart: 'false' } }, false);
    },
  };
}

async function signIn(call: Caller, { email, password }: Account): Promise<string> {
  const reply = await call('signIn', { json: { email, password, rememberMe: false } });
  expectAnswered(reply, [200]);
  return expectJson(reply, v.object({ xsrfToken: v.pipe(v.string(), v.minLength(1)) })).xsrfToken;
}
