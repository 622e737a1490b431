// Fake network for tests: scripted responses, recorded requests.
import type { CookieJar, Page } from '../page';

/** A request that the page has sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly init: RequestInit;
}

export interface FakeReply {
  readonly status?: number;
  readonly json?: unknown;
  /** A raw body, instead of `json`. */
  readonly text?: string;
  readonly headers?: Record<string, string>;
  /** Cookies that the response sets. */
  readonly cookies?: Record<string, string>;
  /** Delays the response until this promise is resolved. */
  readonly after?: Promise<unknown>;
}

/** No connection, or no response until the request is aborted. */
export type FakeResponse = FakeReply | 'offline' | 'no-response';

export interface FakeNetwork {
  readonly requests: readonly SentRequest[];
  readonly beacons: readonly { readonly url: string; readonly body: BodyInit }[];
  /** Sets the next responses, in order. A function computes one; the last one repeats if it is a function. */
  respond(...answers: readonly (FakeResponse | ((request: SentRequest) => FakeResponse))[]): void;
  /** Sets the response to every request for a crumb. Until then, such requests get an empty crumb and are not recorded. */
  respondToCrumb(response: FakeResponse): void;
}

export function fakeNetwork(cookies: CookieJar): FakeNetwork & Pick<Page, 'fetch' | 'beacon'> {
  const requests: SentRequest[] = [];
  const beacons: { url: string; body: BodyInit }[] = [];
  const queue: (FakeResponse | ((request: SentRequest) => FakeResponse))[] = [];
  let crumb: FakeResponse | undefined;
  const next = (request: SentRequest): FakeResponse => {
    const response = queue.length === 1 && typeof queue[0] === 'function' ? queue[0] : queue.shift();
    if (response === undefined)
      throw new Error(`fakePage: no response left for ${request.method} ${request.url}`);
    return typeof response === 'function' ? response(request) : response;
  };
  return {
    requests,
    beacons,
    respond: (...answers) => void queue.push(...answers),
    respondToCrumb: (response) => {
      crumb = response;
    },
    async fetch(url, init = {}) {
      const request = toSentRequest(url, init);
      const isCrumb = request.method === 'GET' && request.url.pathname.endsWith('/crumb');
      if (isCrumb && crumb === undefined) return toResponse({}, init.signal, cookies);
      requests.push(request);
      if (isCrumb && crumb !== undefined) return toResponse(crumb, init.signal, cookies);
      return toResponse(next(request), init.signal, cookies);
    },
    beacon: (url, body) => beacons.push({ url, body }) > 0,
  };
}

function toSentRequest(url: string, init: RequestInit): SentRequest {
  const { method = 'GET', body } = init;
  return { method, url: new URL(url), headers: new Headers(init.headers), body: String(body ?? ''), init };
}

async function toResponse(
  response: FakeResponse,
  signal: AbortSignal | null | undefined,
  cookies: CookieJar,
): Promise<Response> {
  if (signal?.aborted) throw signal.reason;
  if (response === 'offline') throw new TypeError('Failed to fetch');
  if (response === 'no-response') {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }
  if (response.after) await response.after;
  for (const [name, value] of Object.entries(response.cookies ?? {})) cookies.set(name, value);
  const status = response.status ?? 200;
  const body = status === 204 ? null : (response.text ?? JSON.stringify(response.json ?? {}));
  return new Response(body, { status, headers: { 'content-type': 'application/json', ...response.headers } });
}
