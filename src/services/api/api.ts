// API client. Calls resolve to result values and never throw.
import { calls } from '../../core/calls';
import { readRecord, readString } from '../../core/read';
import { isMissingStatus } from '../shared/missing-calls';
import type { Api, ApiResult, CallBody, CallOptions } from '../shared/ports';
import { buildCallUrl, resolveApiRoot } from './call-url';
import { type Crumb, createCrumb } from './crumb';
import { createOptionalCalls, type SendOptional } from './optional-calls';
import { type ApiDeps, type ApiRequest, sendRequest } from './request';
import { createNoResponseResult, getApiMessages, type ParsedResponse } from './response';

export type { Api, ApiError, ApiErrorKind, ApiResult, CallBody, CallOptions } from '../shared/ports';

/** Milliseconds before a call is retried (API-010). */
const RETRY_DELAY = 200;

interface ApiClient extends ApiDeps {
  readonly sendOptional: SendOptional;
}

export function createApi(options: ApiDeps): Api {
  const deps = { ...options, sendOptional: createOptionalCalls(options.page) };
  const crumb = createCrumb(deps.page, () => fetchCrumb(deps));
  const call = async (method: string, path: string, body: CallBody, options: CallOptions = {}) => {
    for (let left = options.retries ?? 0; ; left--) {
      const result = await callWithCrumb(deps, crumb, { method, path, body, options });
      if (left <= 0 || !isRetryable(result, options)) return result as ApiResult<never>;
      await new Promise<void>((resolve) => deps.page.clock.setTimeout(resolve, RETRY_DELAY));
    }
  };
  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    url: (path, query = {}) => buildCallUrl(resolveApiRoot(deps.base, deps.page.url()), path, query).href,
  };
}

/** A rate-limited call is not retried immediately; an optional call that the server does not implement is never retried. */
function isRetryable(result: ApiResult<unknown>, { optional }: CallOptions): boolean {
  if (result.ok || (optional && isMissingStatus(result.status))) return false;
  return result.error.kind === 'unreachable' && result.status !== 429;
}

/** Repeats a call once with a new crumb if its crumb is rejected (API-014). */
async function callWithCrumb(deps: ApiClient, crumb: Crumb, call: ApiRequest): Promise<ApiResult<unknown>> {
  const { needsCrumb = call.method !== 'GET' } = call.options;
  if (needsCrumb && !(await crumb.ensure())) return createResult(deps, call, null);
  const sent = crumb.value();
  const first = await send(deps, call, sent);
  if (!first?.crumbFail) return createResult(deps, call, first);
  crumb.reset(sent, first.freshCrumb);
  return createResult(deps, call, await send(deps, call, crumb.value()));
}

const CRUMB_CALL: ApiRequest = {
  method: 'GET',
  path: calls.crumb.path,
  body: undefined,
  options: { optional: true },
};

async function send(
  deps: ApiClient,
  call: ApiRequest,
  crumb: string | undefined,
): Promise<ParsedResponse | null> {
  const request = () => sendRequest(deps, call, crumb);
  const { optional, keepalive } = call.options;
  return optional ? deps.sendOptional(call.path, request, keepalive) : request();
}

async function fetchCrumb(deps: ApiClient): Promise<string | null> {
  const response = await send(deps, CRUMB_CALL, undefined);
  if (!response) return null;
  const { result } = response;
  return result.ok ? readString(readRecord(result.data)?.crumb) : '';
}

function createResult(
  { page, base }: ApiDeps,
  call: ApiRequest,
  response: ParsedResponse | null,
): ApiResult<unknown> {
  if (!response)
    return createNoResponseResult(
      call.options.signal?.aborted ? 'aborted' : 'unreachable',
      getApiMessages(page),
    );
  const { result, loginRequired, authorizationFail } = response;
  if (loginRequired) page.dispatch('site-services-login-request', {});
  if (authorizationFail) {
    page.dispatch('site-services-authorization-fail', { result });
    // Without the crumb, because the URL is displayed and reported.
    const url = buildCallUrl(resolveApiRoot(base, page.url()), call.path, call.options.query ?? {}).href;
    const text = result.ok ? getApiMessages(page).unauthorized : result.error.message;
    page.dispatch('site-services-system-error-request', { error: { url, format: 'json', text } }, true);
  }
  return result;
}
