// A backend for tests: our server with a fault in one call.
import { API_ROOT, type CallName, calls } from '../../../core/calls';
import type { Target } from '../caller';

/** Faults in a response. */
export const RESPONSE_FAULTS = [
  'status',
  'content type',
  'missing field',
  'wrong type',
  'not JSON',
  'rate limit',
  'oversized body',
  'no-response',
] as const;

/** Faults in behavior. */
export type BehaviorFault =
  | 'no crumb check'
  | 'no authorization'
  | 'stores nothing'
  | 'new response each time';

export type ServerFault = (typeof RESPONSE_FAULTS)[number] | BehaviorFault;

type Fetch = Target['fetch'];

/** Wraps `fetch` of a backend with a fault. */
export function createFaultyFetch(
  fetch: Fetch,
  name: CallName,
  fault: ServerFault,
  ownerToken: string,
): Fetch {
  let count = 0;
  return async (url, init) => {
    if (!isCall(name, url, init)) return fetch(url, init);
    count++;
    if (fault === 'no-response') return new Promise<never>(() => {});
    if (fault === 'stores nothing' && new Headers(init.headers).has('authorization'))
      return new Response(null, { status: 204 });
    if (fault === 'no crumb check') return fetch(url, withValidCrumb(init));
    if (fault === 'no authorization')
      return fetch(url, withHeader(init, 'Authorization', `Bearer ${ownerToken}`));
    return applyResponseFault(await fetch(url, init), fault, count);
  };
}

function isCall(name: CallName, url: string, { method }: RequestInit): boolean {
  const pattern = calls[name].path.replace(/:\w+/g, '[^/]+');
  const { pathname } = new URL(url);
  return method === calls[name].method && new RegExp(`^${API_ROOT}${pattern}$`).test(pathname);
}

async function applyResponseFault(response: Response, fault: ServerFault, count: number): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  // Only responses to valid requests are altered.
  if (text.includes('crumbFail')) return new Response(text, { status, headers });
  if (fault === 'status') return new Response(text, { status: 418, headers });
  if (fault === 'rate limit') return Response.json({ error: 'Later.' }, { status: 429 });
  if (fault === 'oversized body') return Response.json('x'.repeat(5_000_000));
  if (fault === 'content type')
    return new Response(text, { status, headers: withContentType(headers, 'text/html') });
  if (fault === 'not JSON')
    return new Response('<p>Oops</p>', { status, headers: withContentType(headers, 'application/json') });
  const body = JSON.parse(text) as Record<string, unknown>;
  if (fault === 'new response each time')
    return Response.json({ ...body, submissionId: `response-${count}` }, { status, headers });
  return Response.json(fault === 'missing field' ? {} : swapTypes(body), { status, headers });
}

/** Replaces texts with numbers, and other values with texts. */
function swapTypes(body: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, typeof value === 'string' ? 42 : 'text']),
  );
}

function withContentType(headers: Headers, type: string): Headers {
  const copy = new Headers(headers);
  copy.set('content-type', type);
  return copy;
}

function withHeader(init: RequestInit, name: string, value: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set(name, value);
  return { ...init, headers };
}

function withValidCrumb(init: RequestInit): RequestInit {
  const [, crumb = ''] = /crumb=([^;]+)/.exec(new Headers(init.headers).get('cookie') ?? '') ?? [];
  return withHeader(init, 'X-Crumb', decodeURIComponent(crumb));
}
