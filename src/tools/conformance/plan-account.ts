// What is asked of signing in and out?
import * as v from 'valibot';
import { type Check, checksCrumb, DONE, refuses, takes } from './checks';
import { expectAnswered, expectJson } from './expect';
import type { Plan, Setup } from './plan';

type Account = Setup['account'];

export function accountChecks(account: Account): Pick<Plan, 'logout' | 'signIn' | 'signOut'> {
  return {
    logout: [
      checksCrumb('logout', {}, true),
      takes('logout', {}, 'answers, also when nobody is signed in', [...DONE, 401]),
    ],
    signIn: [
      refusal(),
      ...(account ? [signIn(account)] : [{ ...NEVER, says: 'gives xsrfToken', needs: ['account' as const] }]),
    ],
    signOut: [
      checksCrumb('signOut', { query: { cloneCart: 'false' } }, true),
      takes('signOut', { query: { cloneCart: 'true' } }, 'answers, also when nobody is signed in', [
        ...DONE,
        401,
      ]),
    ],
  };
}

const NEVER = { run: async () => {} };

function refusal(): Check {
  const json = { email: 'nobody@conformance.example', password: 'not a password', rememberMe: false };
  return refuses('signIn', { json }, 'refuses a wrong password', [400, 401, 403, 422]);
}

function signIn(account: NonNullable<Account>): Check {
  return {
    says: 'gives xsrfToken',
    needs: ['account'],
    async run(call) {
      const reply = await call('signIn', { json: { ...account, rememberMe: false } });
      expectAnswered(reply, [200]);
      expectJson(reply, v.object({ xsrfToken: v.pipe(v.string(), v.minLength(1)) }));
      expectAnswered(await call('signOut'), DONE);
    },
  };
}
