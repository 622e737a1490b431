// How is the site API called? Typed calls that answer with values, never with exceptions.
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { Api, ApiResult, CallBody, CallOptions } from '../ports';
import { apiWords, noAnswer, type ReadAnswer } from './answer';
import { attempt, type Call } from './attempt';
import { apiRoot, callUrl } from './call-url';
import { createCrumb } from './crumb';

export type { Api, ApiError, ApiErrorKind, ApiResult, CallBody, CallOptions } from '../ports';

export interface ApiNeeds {
  readonly page: Page;
  /** Address of the API root, absolute or relative to the page. */
  readonly base: string;
  /** The anti-forgery token of a signed-in session (AUT-002). */
  readonly token: Store<string | null>;
}

/** Milliseconds before a call is tried again (API-010). */
const RETRY_DELAY = 200;

export function createApi(needs: ApiNeeds): Api {
  const call = async (method: string, path: string, body: CallBody, options: CallOptions = {}) => {
    for (let left = options.retries ?? 0; ; left--) {
      const result = await callWithCrumb(needs, { method, path, body, options });
      if (left <= 0 || !worthRetrying(result)) return result as ApiResult<never>;
      await new Promise<void>((resolve) => needs.page.clock.setTimeout(resolve, RETRY_DELAY));
    }
  };
  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    address: (path, query = {}) => callUrl(apiRoot(needs.base, needs.page.url()), path, query).href,
  };
}

/** A server that is reached and says "not so often" is not asked again at once. */
function worthRetrying(result: ApiResult<unknown>): boolean {
  return !result.ok && result.error.kind === 'unreachable' && result.status !== 429;
}

/** A call whose crumb is refused is made once more with a fresh one, not twice (API-014). */
async function callWithCrumb(needs: ApiNeeds, call: Call): Promise<ApiResult<unknown>> {
  const crumb = createCrumb(needs.page.cookies);
  const first = await attempt(needs, call, crumb.value());
  if (!first?.crumbFail) return conclude(needs, call, first);
  crumb.reset(first.freshCrumb);
  return conclude(needs, call, await attempt(needs, call, crumb.value()));
}

function conclude({ page, base }: ApiNeeds, call: Call, answer: ReadAnswer | null): ApiResult<unknown> {
  if (!answer) return noAnswer(call.options.signal?.aborted ? 'aborted' : 'unreachable', apiWords(page));
  const { result, loginRequired, authorizationFail } = answer;
  if (loginRequired) page.emit('site-services-login-request', {});
  if (authorizationFail) {
    page.emit('site-services-authorization-fail', { result });
    // Without the crumb: it is nobody's business.
    const url = callUrl(apiRoot(base, page.url()), call.path, call.options.query ?? {}).href;
    const text = result.ok ? apiWords(page).unauthorized : result.error.message;
    page.emit('site-services-system-error-request', { error: { url, format: 'json', text } }, true);
  }
  return result;
}
