// What goes over the line for one attempt? A key where there is none yet, then the words with it.
import { formMessages } from '../../core/messages';
import type { Api, ApiResult } from '../ports';
import type { SubmissionFailure } from './forms';
import type { OutboxEntry } from './outbox-entry';
import { getOutcome } from './outcome';
import { readSubmissionKey } from './responses';
import { readSubscriptionRequest } from './subscription';

/** `passing`: asking again later may help. */
export type SubmissionKeyResponse =
  | { readonly ok: true; readonly key: string }
  | (KeyFailure & { readonly retryable: boolean });
type KeyFailure = SubmissionFailure & { readonly message: string };

/** A server that is silent for so long is asked again later, in ms. */
const TIMEOUT = 30_000;
/** A browser lets no more than 64 KiB outlive the page; longer words are sent again from the outbox. */
const OUTLIVES = 30_000;

/** FRM-011, FRM-055. */
export async function requestSubmissionKey(api: Pick<Api, 'post'>): Promise<SubmissionKeyResponse> {
  const result = await api.post('form/FormSubmissionKey', undefined, { timeout: TIMEOUT });
  const key = result.ok ? readSubmissionKey(result.data) : '';
  if (key) return { ok: true, key };
  const failure = {
    ok: false,
    status: result.ok ? 200 : result.status,
    message: formMessages.noKey,
  } as const;
  const wish = result.ok ? undefined : result.error.retryAfter;
  const retryable = result.ok || getOutcome(result) === 'wait';
  return { ...failure, ...(wish !== undefined && { retryAfter: wish }), retryable };
}

/** FRM-012. The visitor may leave meanwhile: the request goes on without the page. */
export function postEntry(
  api: Pick<Api, 'post'>,
  { body, key, captchaKey }: OutboxEntry,
): Promise<ApiResult<unknown>> {
  const fields = new URLSearchParams(body);
  if (captchaKey !== undefined) fields.set('captchaKey', captchaKey);
  if (key !== undefined) fields.set('key', key);
  const keepalive = fields.toString().length < OUTLIVES;
  const wish = readSubscriptionRequest(fields);
  if (wish) return api.post(wish.path, wish.body, { timeout: TIMEOUT, keepalive });
  return api.post('form/SaveFormSubmission', fields, { timeout: TIMEOUT, keepalive });
}
