// HTTP client of the conformance checks. Like the elements, it keeps cookies, sends the crumb as query parameter and
// header, retries once after crumbFail, and times out.
import { type CallName, calls } from '../../core/calls';
import { isRecord, readString } from '../../core/read';
import { CRUMB_HEADER, CRUMB_NAME } from '../../core/wire/crumb';
import { XSRF_HEADER } from '../../core/wire/session';
import { createCookieJar } from './cookie-jar';

export interface Target {
  /** Address of the API root without a trailing slash. */
  readonly base: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response> | Response;
  /** Timeout per call in milliseconds. */
  readonly timeout: number;
  /** Headers that authenticate the site owner; without them, owner calls are skipped. */
  readonly owner?: Readonly<Record<string, string>> | undefined;
}

/** Request body: at most one of the three. */
export interface Body {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface Request extends Body {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly asOwner?: boolean;
  /** CSRF token of a signed-in member (AUT-002). */
  readonly xsrfToken?: string;
  /** Sends a wrong crumb and does not retry after the rejection. */
  readonly crumb?: 'wrong';
}

export interface Reply {
  readonly status: number;
  /** Content type without parameters, in lower case. */
  readonly type: string;
  readonly text: string;
  /** Parsed body; undefined if it is not JSON. */
  readonly json: unknown;
}

export type Caller = (name: CallName, request?: Request) => Promise<Reply>;

/** No response arrived. */
export class NoResponseError extends Error {}

export function createCaller(target: Target): Caller {
  const jar = createCookieJar();
  const sendOnce = async (name: CallName, request: Request): Promise<Reply> => {
    const wrong = request.crumb === 'wrong';
    const crumb = wrong ? 'wrong' : jar.get(CRUMB_NAME);
    const url = buildUrl(target.base, name, request, crumb);
    const headers = {
      Accept: 'application/json',
      ...getBodyHeaders(request),
      ...getCredentials(target, request, jar.header()),
      ...(request.xsrfToken ? { [XSRF_HEADER]: request.xsrfToken } : {}),
    };
    const init = {
      method: calls[name].method,
      headers: crumb ? { ...headers, [CRUMB_HEADER]: crumb } : headers,
    };
    const reply = await fetchWithTimeout(target, url, { ...init, ...serializeBody(request) });
    jar.setFromHeaders(reply.setCookies);
    return reply;
  };
  return async (name, request = {}) => {
    const first = await sendOnce(name, request);
    if (request.crumb === 'wrong' || !isCrumbFailure(first)) return first;
    const fresh = readString((first.json as { crumb?: unknown }).crumb);
    if (fresh) jar.set(CRUMB_NAME, fresh);
    return sendOnce(name, request);
  };
}

export function isCrumbFailure({ json }: Reply): boolean {
  return isRecord(json) && json.crumbFail === true;
}

function buildUrl(
  base: string,
  name: CallName,
  { params = {}, query = {} }: Request,
  crumb: string | undefined,
): string {
  const path = calls[name].path.replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(params[part] ?? ''),
  );
  const parameters = new URLSearchParams({ ...query, ...(crumb ? { [CRUMB_NAME]: crumb } : {}) });
  const queryString = parameters.size > 0 ? `?${parameters}` : '';
  return `${base}/${path}${queryString}`;
}

function getBodyHeaders({ json, form, text }: Body): Record<string, string> {
  if (json !== undefined) return { 'Content-Type': 'application/json' };
  if (form) return { 'Content-Type': 'application/x-www-form-urlencoded' };
  return text === undefined ? {} : { 'Content-Type': 'text/plain' };
}

function serializeBody({ json, form, text }: Body): { body?: string } {
  if (json !== undefined) return { body: JSON.stringify(json) };
  if (form) return { body: new URLSearchParams(form).toString() };
  return text === undefined ? {} : { body: text };
}

/** A cookie may authenticate the owner; it is then sent together with the visitor's cookies. */
function getCredentials(
  { owner = {} }: Target,
  { asOwner }: Request,
  cookies: string,
): Record<string, string> {
  const own = asOwner ? owner : {};
  const Cookie = [own.Cookie, cookies].filter(Boolean).join('; ');
  return { ...own, ...(Cookie ? { Cookie } : {}) };
}

/** Reads the complete response, including its body; throws `NoResponseError` without one. */
async function fetchWithTimeout(
  { fetch, timeout }: Target,
  url: string,
  init: RequestInit,
): Promise<Reply & { setCookies: readonly string[] }> {
  let timer: NodeJS.Timeout | undefined;
  const controller = new AbortController();
  const timeoutPromise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new NoResponseError(`no response within ${timeout / 1000} s`));
    }, timeout);
  });
  const send = async () =>
    readReply(await fetch(url, { ...init, redirect: 'manual', signal: controller.signal }));
  try {
    return await Promise.race([send(), timeoutPromise]);
  } catch (error) {
    if (error instanceof NoResponseError) throw error;
    const { message, cause } = error as Error;
    throw new NoResponseError(`no response: ${cause instanceof Error ? cause.message : message}`);
  } finally {
    clearTimeout(timer);
  }
}

async function readReply(response: Response): Promise<Reply & { setCookies: readonly string[] }> {
  const text = await response.text();
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return {
    status: response.status,
    type,
    text,
    json: parseJson(text),
    setCookies: response.headers.getSetCookie(),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
