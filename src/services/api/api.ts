// API client. Calls resolve to result values and never throw.
import { calls } from '../../core/calls';
import { readRecord, readString } from '../../core/read';
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { Api, ApiResult, CallBody, CallOptions } from '../ports';
import { buildCallUrl, resolveApiRoot } from './call-url';
import { type Crumb, type CrumbAnswer, createCrumb } from './crumb';
import { type ApiRequest, sendRequest } from './request';
import { createNoResponseResult, getApiMessages, type ParsedResponse } from './response';

export type { Api, ApiError, ApiErrorKind, ApiResult, CallBody, CallOptions } from '../ports';

export interface ApiDeps {
  readonly page: Page;
  /** URL of the API root, absolute or relative to the page. */
  readonly base: string;
  /** CSRF token of a signed-in session (AUT-002). */
  readonly token: Store<string | null>;
}

/** Milliseconds before a call is retried (API-010). */
const RETRY_DELAY = 200;

export function createApi(needs: ApiDeps): Api {
  const crumb = createCrumb(needs.page, () => fetchCrumb(needs));
  const call = async (method: string, path: string, body: CallBody, options: CallOptions = {}) => {
    for (let left = options.retries ?? 0; ; left--) {
      const result = await callWithCrumb(needs, crumb, { method, path, body, options });
      if (left <= 0 || !worthRetrying(result)) return result as ApiResult<never>;
      await new Promise<void>((resolve) => needs.page.clock.setTimeout(resolve, RETRY_DELAY));
    }
  };
  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    url: (path, query = {}) => buildCallUrl(resolveApiRoot(needs.base, needs.page.url()), path, query).href,
  };
}

/** A rate-limited call is not retried immediately. */
function worthRetrying(result: ApiResult<unknown>): boolean {
  return !result.ok && result.error.kind === 'unreachable' && result.status !== 429;
}

/** A call whose crumb is rejected is repeated once with a new crumb (API-014). */
async function callWithCrumb(needs: ApiDeps, crumb: Crumb, call: ApiRequest): Promise<ApiResult<unknown>> {
  const { needsCrumb = call.method !== 'GET' } = call.options;
  if (needsCrumb && !(await crumb.ensure())) return conclude(needs, call, null);
  const sent = crumb.value();
  const first = await sendRequest(needs, call, sent);
  if (!first?.crumbFail) return conclude(needs, call, first);
  crumb.reset(sent, first.freshCrumb);
  return conclude(needs, call, await sendRequest(needs, call, crumb.value()));
}

/** Statuses of a server without this call (ruling 43). */
const MISSING = [404, 405, 501];

async function fetchCrumb(needs: ApiDeps): Promise<CrumbAnswer | null> {
  const call: ApiRequest = { method: 'GET', path: calls.crumb.path, body: undefined, options: {} };
  const answer = await sendRequest(needs, call, undefined);
  if (!answer) return null;
  const { result } = answer;
  if (!result.ok) return { crumb: '', isMissing: MISSING.includes(result.status) };
  return { crumb: readString(readRecord(result.data)?.crumb), isMissing: false };
}

function conclude(
  { page, base }: ApiDeps,
  call: ApiRequest,
  answer: ParsedResponse | null,
): ApiResult<unknown> {
  if (!answer)
    return createNoResponseResult(
      call.options.signal?.aborted ? 'aborted' : 'unreachable',
      getApiMessages(page),
    );
  const { result, loginRequired, authorizationFail } = answer;
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
