// A deliberately faulty backend for tests: our server with one fault in one call.
import { API_ROOT, calls, type DocumentedCallName } from '../../../core/calls';
import type { Target } from '../caller';

/** Faults in a response. */
export const ANSWER_FAULTS = [
  'status',
  'content type',
  'missing field',
  'wrong type',
  'garbage',
  'too many',
  'endless words',
  'no-response',
] as const;

/** Faults in behavior. */
export type DeedFault = 'no crumb check' | 'open to everybody' | 'forgetful' | 'new answer each time';

export type WrongFault = (typeof ANSWER_FAULTS)[number] | DeedFault;

type Fetch = Target['fetch'];

/** Wraps `fetch` of a backend with a fault. */
export function wrongServer(
  fetch: Fetch,
  name: DocumentedCallName,
  fault: WrongFault,
  ownerToken: string,
): Fetch {
  let count = 0;
  return async (url, init) => {
    if (!isCall(name, url, init)) return fetch(url, init);
    count++;
    if (fault === 'no-response') return new Promise<never>(() => {});
    if (fault === 'forgetful' && new Headers(init.headers).has('authorization'))
      return new Response(null, { status: 204 });
    if (fault === 'no crumb check') return fetch(url, withRightCrumb(init));
    if (fault === 'open to everybody')
      return fetch(url, withHeader(init, 'Authorization', `Bearer ${ownerToken}`));
    return spoilt(await fetch(url, init), fault, count);
  };
}

function isCall(name: DocumentedCallName, url: string, { method }: RequestInit): boolean {
  const pattern = calls[name].path.replace(/:\w+/g, '[^/]+');
  const { pathname } = new URL(url);
  return method === calls[name].method && new RegExp(`^${API_ROOT}${pattern}$`).test(pathname);
}

async function spoilt(answer: Response, fault: WrongFault, count: number): Promise<Response> {
  const { status, headers } = answer;
  const text = await answer.text();
  // Only responses to valid requests are altered.
  if (text.includes('crumbFail')) return new Response(text, { status, headers });
  if (fault === 'status') return new Response(text, { status: 418, headers });
  if (fault === 'too many') return Response.json({ error: 'Later.' }, { status: 429 });
  if (fault === 'endless words') return Response.json('x'.repeat(5_000_000));
  if (fault === 'content type') return new Response(text, { status, headers: typed(headers, 'text/html') });
  if (fault === 'garbage')
    return new Response('<p>Oops</p>', { status, headers: typed(headers, 'application/json') });
  const body = JSON.parse(text) as Record<string, unknown>;
  if (fault === 'new answer each time')
    return Response.json({ ...body, submissionId: `answer-${count}` }, { status, headers });
  return Response.json(fault === 'missing field' ? {} : mistyped(body), { status, headers });
}

/** Replaces texts by numbers, and other values by texts. */
function mistyped(body: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, typeof value === 'string' ? 42 : 'text']),
  );
}

function typed(headers: Headers, type: string): Headers {
  const copy = new Headers(headers);
  copy.set('content-type', type);
  return copy;
}

function withHeader(init: RequestInit, name: string, value: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set(name, value);
  return { ...init, headers };
}

function withRightCrumb(init: RequestInit): RequestInit {
  const [, crumb = ''] = /crumb=([^;]+)/.exec(new Headers(init.headers).get('cookie') ?? '') ?? [];
  return withHeader(init, 'X-Crumb', decodeURIComponent(crumb));
}
