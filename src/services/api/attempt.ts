// What happens in one request? It is put together, limited in time, sent and read.
import type { CallBody, CallOptions } from '../ports';
import { timeLimit } from '../time-limit';
import { apiWords, type ReadAnswer, readAnswer } from './answer';
import type { ApiNeeds } from './api';
import { apiRoot, callUrl } from './call-url';
import { CRUMB_HEADER } from './crumb';

export interface Call {
  readonly method: string;
  /** Relative to the API root. */
  readonly path: string;
  readonly body: CallBody;
  readonly options: CallOptions;
}

/** Header of the session's anti-forgery token; the documents do not name it (AUT-002). */
export const TOKEN_HEADER = 'X-XSRF-Token';

/** Bytes: a browser lets no more than 64 KiB outlive a page, and refuses at once what is longer. */
const OUTLIVES = 60_000;

/** One request; null when no answer came. */
export async function attempt(
  needs: ApiNeeds,
  call: Call,
  crumb: string | undefined,
): Promise<ReadAnswer | null> {
  const { page, base } = needs;
  const { path, options } = call;
  const url = callUrl(apiRoot(base, page.url()), path, { ...options.query, crumb }).href;
  const limit = timeLimit(page, options.timeout, options.signal);
  try {
    const response = await page.fetch(url, { ...request(needs, call, crumb), signal: limit.signal });
    const { status, headers } = response;
    const raw = { url, status, text: await response.text(), retryAfter: headers.get('retry-after') };
    return readAnswer({ ...raw, success: options.success }, page.clock.now(), apiWords(page));
  } catch {
    return null;
  } finally {
    limit.end();
  }
}

function request(
  { token }: ApiNeeds,
  { method, body, options }: Call,
  crumb: string | undefined,
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  const xsrf = token.get();
  if (crumb) headers[CRUMB_HEADER] = crumb;
  if (xsrf) headers[TOKEN_HEADER] = xsrf;
  const form = body instanceof URLSearchParams;
  if (body && !form) headers['Content-Type'] = 'application/json';
  const payload = body && (form ? body : JSON.stringify(body));
  const keepalive = !!options.keepalive && new TextEncoder().encode(String(payload)).length < OUTLIVES;
  // With credentials also across hosts (API-003); on the same host it is what happens anyway.
  return { method, headers, credentials: 'include', keepalive, ...(payload && { body: payload }) };
}
