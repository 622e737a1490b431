/** Test client that behaves like a browser. */
import { createJsonRequest, getCookies } from './test-app';

export const MEMBER_SESSION = '/api/site-users/account/session';

/** The member of the example content. */
export const EXAMPLE_MEMBER = { email: 'member@northlight.example', password: 'northlight-members' };

/** Response of `GET` for the session. */
interface Who {
  account: { email: string } | null;
  xsrfToken: string | null;
}

/** Anything that responds to requests: the application, or servers. */
export interface Backend {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** Keeps cookies and repeats a call once after a rejected crumb. */
export function createBrowserClient(app: Backend) {
  const jar: Record<string, string> = {};
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) };
    const response = await app.request(path, { ...init, headers });
    for (const [name, value] of Object.entries(getCookies(response))) {
      if (value) jar[name] = value;
      else delete jar[name];
    }
    return response;
  };
  const call = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const once = () =>
      send(path, { ...createJsonRequest(method, body, { ...more, 'x-crumb': jar.crumb ?? '' }) });
    const first = await once();
    const answer = (await first
      .clone()
      .json()
      .catch(() => ({}))) as { crumbFail?: boolean };
    return answer.crumbFail ? once() : first;
  };
  return {
    jar,
    send,
    call,
    signIn: (overrides: object = {}) => call('POST', MEMBER_SESSION, { ...EXAMPLE_MEMBER, ...overrides }),
    who: async () => (await (await send(MEMBER_SESSION)).json()) as Who,
  };
}
