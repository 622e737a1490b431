// Sends a request with a timeout and reads the response.
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { CallBody, CallOptions } from '../shared/ports';
import { createTimeout } from '../shared/timeout';
import { buildCallUrl, resolveApiRoot } from './call-url';
import { CRUMB_HEADER } from './crumb';
import { getApiMessages, type ParsedResponse, parseResponse } from './response';

export interface ApiDeps {
  readonly page: Page;
  /** URL of the API root, absolute or relative to the page. */
  readonly base: string;
  /** CSRF token of a signed-in session (AUT-002). */
  readonly token: Store<string | null>;
}

export interface ApiRequest {
  readonly method: string;
  /** Relative to the API root. */
  readonly path: string;
  readonly body: CallBody;
  readonly options: CallOptions;
}

/** Header of the session's CSRF token; the specification does not name it (AUT-002). */
export const TOKEN_HEADER = 'X-XSRF-Token';

/** In bytes. Browsers reject `keepalive` requests of more than 64 KiB. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** Resolves with null if there is no response. */
export async function sendRequest(
  deps: ApiDeps,
  call: ApiRequest,
  crumb: string | undefined,
): Promise<ParsedResponse | null> {
  const { page, base } = deps;
  const { path, options } = call;
  const url = buildCallUrl(resolveApiRoot(base, page.url()), path, { ...options.query, crumb }).href;
  const timeout = createTimeout(page, options.timeout, options.signal);
  try {
    const response = await page.fetch(url, {
      ...createRequestInit(deps, call, crumb),
      signal: timeout.signal,
    });
    const { status, headers } = response;
    const raw = { url, status, text: await response.text(), retryAfter: headers.get('retry-after') };
    return parseResponse({ ...raw, success: options.success }, page.clock.now(), getApiMessages(page));
  } catch {
    return null;
  } finally {
    timeout.end();
  }
}

function createRequestInit(
  { token }: ApiDeps,
  { method, body, options }: ApiRequest,
  crumb: string | undefined,
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  const xsrf = token.get();
  if (crumb) headers[CRUMB_HEADER] = crumb;
  if (xsrf) headers[TOKEN_HEADER] = xsrf;
  const form = body instanceof URLSearchParams;
  if (body && !form) headers['Content-Type'] = 'application/json';
  const payload = body && (form ? body : JSON.stringify(body));
  const keepalive =
    !!options.keepalive && new TextEncoder().encode(String(payload)).length < MAX_KEEPALIVE_BYTES;
  // With credentials, even across origins (API-003).
  return { method, headers, credentials: 'include', keepalive, ...(payload && { body: payload }) };
}
