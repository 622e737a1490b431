// What goes over the line for one attempt? A key where there is none yet, then the words with it.
import { formMessages } from '../../core/messages';
import type { Api, ApiResult } from '../ports';
import { readKey } from './answers';
import type { Failure } from './forms';
import type { Parcel } from './parcel';
import { readWish } from './subscribe';
import { verdictOf } from './verdict';

/** `passing`: asking again later may help. */
export type KeyAnswer =
  | { readonly ok: true; readonly key: string }
  | (KeyFailure & { readonly passing: boolean });
type KeyFailure = Failure & { readonly message: string };

/** A server that is silent for so long is asked again later, in ms. */
const TIMEOUT = 30_000;
/** A browser lets no more than 64 KiB outlive the page; longer words are sent again from the outbox. */
const OUTLIVES = 30_000;

/** FRM-011, FRM-055. */
export async function getKey(api: Pick<Api, 'post'>): Promise<KeyAnswer> {
  const result = await api.post('form/FormSubmissionKey', undefined, { timeout: TIMEOUT });
  const key = result.ok ? readKey(result.data) : '';
  if (key) return { ok: true, key };
  const failure = {
    ok: false,
    status: result.ok ? 200 : result.status,
    message: formMessages.noKey,
  } as const;
  const wish = result.ok ? undefined : result.error.retryAfter;
  const passing = result.ok || verdictOf(result) === 'wait';
  return { ...failure, ...(wish !== undefined && { retryAfter: wish }), passing };
}

/** FRM-012. The visitor may leave meanwhile: the request goes on without the page. */
export function post(api: Pick<Api, 'post'>, { body, key, captchaKey }: Parcel): Promise<ApiResult<unknown>> {
  const fields = new URLSearchParams(body);
  if (captchaKey !== undefined) fields.set('captchaKey', captchaKey);
  if (key !== undefined) fields.set('key', key);
  const keepalive = fields.toString().length < OUTLIVES;
  const wish = readWish(fields);
  if (wish) return api.post(wish.path, wish.body, { timeout: TIMEOUT, keepalive });
  return api.post('form/SaveFormSubmission', fields, { timeout: TIMEOUT, keepalive });
}
