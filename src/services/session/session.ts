// Who is signed in, and which anti-forgery token belongs to them?
import { createStore, type Store } from '../../core/store';
import type { Page } from '../page';
import type { SessionState } from '../ports';

export type { SessionState };

export interface Session {
  readonly state: Store<SessionState>;
  /** The anti-forgery token of the signed-in session, sent with every call; null before sign-in (AUT-002). */
  readonly token: Store<string | null>;
  /** Keeps the token of a login answer; null forgets it. */
  keepToken(token: string | null): void;
}

export interface SessionNeeds {
  readonly page: Page;
  /** What the site context says about the signed-in account. */
  readonly account: object | null;
  readonly roles: readonly number[];
}

/** Where the token outlives a page change; only for this tab and session. */
export const TOKEN_KEY = 'site-xsrf-token';

export function createSession({ page, account, roles }: SessionNeeds): Session {
  const token = createStore(page.session.get(TOKEN_KEY));
  return {
    state: createStore<SessionState>({ signedIn: account !== null, roles }),
    token,
    keepToken(next) {
      token.set(next);
      if (next === null) page.session.remove(TOKEN_KEY);
      else page.session.set(TOKEN_KEY, next);
    },
  };
}
