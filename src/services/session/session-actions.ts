// Signs in and out, and synchronizes tabs. Loaded on demand.
import { calls } from '../../core/calls';
import type { SiteContext } from '../../core/entities/site-context';
import { commonMessages } from '../../core/messages/common-messages';
import { isRecord, readRecord, readString } from '../../core/read';
import type { Page } from '../page/page';
import type { Api, ApiResult } from '../shared/ports';
import { removeLastIdCookie, setLastIdCookie } from './last-id-cookie';
import type { Member, Session } from './session';
import { HAS_MEMBER_COOKIE } from './session-hint';

/** AUT-001. */
export interface SignInCredentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Page after a logout: the root of the site with a confirmation, the same page reloaded, or no navigation (AUT-008).
 */
export type SignOutDestination = 'root' | 'reload' | 'stay';

export interface SessionActions {
  signIn(credentials: SignInCredentials): Promise<ApiResult<unknown>>;
  /** Signs the member out; null if no member is signed in. `cloneCart` keeps a copy of the cart in this browser. */
  signOut(options?: { cloneCart?: boolean; after?: SignOutDestination }): Promise<ApiResult<unknown> | null>;
  /** Logs a contributor out (`authenticatedAccount`); null if there is none or the logout is already done. */
  logout(after?: SignOutDestination): Promise<ApiResult<unknown> | null>;
  /** Fetches the signed-in member, unless it is known that there is none. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface SessionActionsDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'get' | 'post' | 'delete'>;
  readonly session: Session;
  readonly context: SiteContext;
  /** Relative to the API root; the specification does not name the path (AUT-005). */
  readonly logoutPath: string;
  /** Whether to synchronize with other tabs. */
  readonly syncTabs: boolean;
}

/** Name of the channel between tabs. */
const CHANNEL = 'site-session';

export function createSessionActions(deps: SessionActionsDeps): SessionActions {
  const { page, api, session, context, syncTabs } = deps;
  const refresh = shareRunning(() => readMember(deps));
  const channel = page.openChannel(CHANNEL, () => void refresh());
  const unsubscribers = syncTabs ? [page.on('restore', () => void refresh())] : [];
  const notifyTabs = () => channel.post('changed');

  const clearSession = () => {
    session.setToken(null);
    removeLastIdCookie(page);
    notifyTabs();
  };

  const signOut = shareRunning(async (cloneCart: boolean, after: SignOutDestination) => {
    const result = await api.delete<unknown>(calls.signOut.path, { query: { cloneCart } });
    if (!result.ok) {
      // Another member may have signed in in another tab in the meantime.
      void refresh();
      return result;
    }
    clearSession();
    session.setMember(null);
    navigateAfter(page, after);
    return result;
  });

  let loggedOut = false;
  const logout = shareRunning(async (after: SignOutDestination) => {
    const result = await api.post<unknown>(deps.logoutPath);
    if (!result.ok) return result;
    loggedOut = true;
    clearSession();
    navigateAfter(page, after);
    return result;
  });

  return {
    async signIn(credentials) {
      const { email, password, rememberMe } = credentials;
      const result = await api.post<unknown>(calls.signIn.path, { email, password, rememberMe });
      if (!result.ok) return result;
      const parsed = parseResponse(result.data);
      session.setToken(parsed.token);
      if (parsed.member) session.setMember(parsed.member);
      else await refresh();
      if (!parsed.token && !session.state.get().account) return createNotSignedInResult(result.data);
      setLastIdCookie(page, context);
      notifyTabs();
      return result;
    },
    signOut: async ({ cloneCart = false, after = 'root' } = {}) =>
      session.state.get().account ? signOut(cloneCart, after) : null,
    logout: async (after = 'root') => (session.state.get().signedIn && !loggedOut ? logout(after) : null),
    refresh,
    stop() {
      for (const stop of unsubscribers) stop();
      channel.close();
    },
  };
}

/** Makes no request without the cookie, because no member is then signed in. An invalid response changes nothing. */
async function readMember({ page, api, session }: SessionActionsDeps): Promise<void> {
  if (page.cookies.get(HAS_MEMBER_COOKIE) === undefined) {
    if (session.state.get().account) session.setToken(null);
    return session.setMember(null);
  }
  const result = await api.get<unknown>(calls.memberSession.path, { retries: 1 });
  if (!result.ok || !isRecord(result.data) || !('account' in getBody(result.data))) return;
  const { token, member } = parseResponse(result.data);
  session.setToken(token);
  session.setMember(member);
}

/** The result for an empty response, which a server that does not support the call sends. */
const createNotSignedInResult = (body: unknown): ApiResult<never> => ({
  ok: false,
  status: 200,
  error: { kind: 'unreadable', message: commonMessages.somethingWrong, body },
});

const getBody = (json: Record<string, unknown>) => readRecord(json.data) ?? json;

/** The fields are at the top level or in `data` (ruling 22). */
function parseResponse(json: unknown): { token: string | null; member: Member | null } {
  const body = getBody(readRecord(json) ?? {});
  const from = readRecord(body.account);
  const [id, email, displayName] = [from?.id, from?.email, from?.displayName].map(readString);
  const member = id ? { id, email: email ?? '', ...(displayName && { displayName }) } : null;
  return { token: readString(body.xsrfToken) || null, member };
}

function navigateAfter(page: Page, after: SignOutDestination): void {
  if (after === 'root') page.navigate('/?logout=true');
  const url = page.url();
  // With its hash, the same URL would only scroll.
  if (after === 'reload') page.navigate(url.pathname + url.search);
}

/** Concurrent calls share the result. */
function shareRunning<A extends readonly unknown[], R>(
  run: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  let running: Promise<R> | undefined;
  return (...args) => {
    running ??= run(...args).finally(() => {
      running = undefined;
    });
    return running;
  };
}
