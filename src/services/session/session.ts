// Session state: member and token.
import { createStore, type Store } from '../../core/store';
import type { Page } from '../page/page';
import type { Member, SessionState } from '../shared/ports';

export type { Member, SessionState };

export interface Session {
  readonly state: Store<SessionState>;
  /** CSRF token of the signed-in session, sent with every call; null before sign-in (AUT-002). */
  readonly token: Store<string | null>;
  /** Stores the token of a sign-in response; null deletes it. */
  setToken(token: string | null): void;
  /** Sets the signed-in member; null for a visitor. Dispatches an event on each change. */
  setMember(member: Member | null): void;
}

export interface SessionDeps {
  readonly page: Page;
  /** Account data of the site context. */
  readonly account: object | null;
  readonly roles: readonly number[];
}

/** Keeps the token across pages, in this tab only. */
export const TOKEN_KEY = 'site-xsrf-token';

/** `data-site-member` of the root element: `yes` or `no`. */
export const MEMBER_ATTRIBUTE = 'site-member';

export function createSession({ page, account, roles }: SessionDeps): Session {
  const token = createStore(page.session.get(TOKEN_KEY));
  const state = createStore<SessionState>({ signedIn: account !== null, roles, account: null });
  return {
    state,
    token,
    setToken(next) {
      token.set(next);
      if (next === null) page.session.remove(TOKEN_KEY);
      else page.session.set(TOKEN_KEY, next);
    },
    setMember(member) {
      page.setRootData(MEMBER_ATTRIBUTE, member ? 'yes' : 'no');
      if (JSON.stringify(member) === JSON.stringify(state.get().account)) return;
      state.set({ ...state.get(), account: member });
      page.dispatch('site-services-session', { account: member });
    },
  };
}
