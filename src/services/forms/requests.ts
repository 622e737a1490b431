// API calls of one attempt: request a submission key, post the entry.
import { calls } from '../../core/calls';
import { formMessages } from '../../core/messages/form-messages';
import type { SaveFormSubmission } from '../../core/wire/form';
import type { SubscribeRequest } from '../../core/wire/newsletter';
import type { Api, ApiResult } from '../shared/ports';
import type { FormContent } from './content';
import type { PendingEntry } from './outbox-entry';
import { getOutcome } from './outcome';
import { readSubmissionKey } from './responses';
import type { SubmissionFailure } from './types';

export type SubmissionKeyResponse =
  | { readonly ok: true; readonly key: string }
  | (SubmissionFailure & { readonly message: string; readonly retryable: boolean });

/** Milliseconds until a request times out. */
const TIMEOUT = 30_000;
/** Characters. Browsers limit all `keepalive` requests of a page to 64 KiB; larger ones are retried from the outbox. */
const MAX_KEEPALIVE_LENGTH = 30_000;

/** FRM-011, FRM-055. */
export async function requestSubmissionKey(api: Pick<Api, 'post'>): Promise<SubmissionKeyResponse> {
  const result = await api.post(calls.formKey.path, undefined, { timeout: TIMEOUT, needsCrumb: false });
  const key = result.ok ? readSubmissionKey(result.data) : '';
  if (key) return { ok: true, key };
  const retryAfter = result.ok ? undefined : result.error.retryAfter;
  return {
    ok: false,
    status: result.ok ? 200 : result.status,
    message: formMessages.noKey,
    ...(retryAfter !== undefined && { retryAfter }),
    retryable: result.ok || getOutcome(result) === 'retry',
  };
}

/** FRM-012. The request continues when the visitor leaves the page. */
export function postEntry(api: Pick<Api, 'post'>, entry: PendingEntry): Promise<ApiResult<unknown>> {
  const { content, key, captchaKey } = entry;
  if (content.type === 'form') {
    const body = encodeForm(content, entry);
    return api.post(calls.saveForm.path, body, getSendOptions(String(body)));
  }
  if (content.type === 'comment') {
    const comment = { ...content.values, notify: content.notify, submissionId: key };
    const { timeout, keepalive } = getSendOptions(JSON.stringify(comment));
    return api.post(calls.addComment.path, comment, { timeout, keepalive });
  }
  const { listId, formId, pageUrl, values } = content;
  const body: Fields<SubscribeRequest> = { ...values, listId, pageUrl, formId, captchaKey, key };
  return api.post(calls.subscribe.path, body, getSendOptions(JSON.stringify(body)));
}

type Fields<T> = { readonly [Name in keyof T]: string | undefined };

/** The signed key protects a submission, so no crumb is fetched for it. */
const getSendOptions = (body: string) => ({
  timeout: TIMEOUT,
  needsCrumb: false,
  keepalive: body.length < MAX_KEEPALIVE_LENGTH,
});

/** Form-encoded, with the values as one JSON string (FRM-012, FRM-013). An entry always encodes to the same bytes. */
function encodeForm(content: FormContent, { captchaKey, key }: PendingEntry): URLSearchParams {
  const { formId, collectionId, objectName, isOverlayForm, submitButtonText, pageUrl, pageTitle } = content;
  const fields: Fields<SaveFormSubmission> = {
    formId,
    collectionId,
    objectName,
    isOverlayForm: String(isOverlayForm),
    submitButtonText,
    form: JSON.stringify(content.values),
    elapsedMs: content.elapsedMs?.toFixed(0),
    pageUrl,
    pageTitle,
    captchaKey,
    key,
  };
  return new URLSearchParams(Object.entries(fields).filter(isDefined));
}

const isDefined = (field: [string, string | undefined]): field is [string, string] => field[1] !== undefined;
