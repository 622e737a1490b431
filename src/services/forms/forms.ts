// How does a filled-in form reach the server, exactly once?
import { formMessages } from '../../core/messages';
import type { Page } from '../page';
import type { Api } from '../ports';
import { readKey, readSubmissionId, submissionFailure } from './answers';
import { encodeSubmission } from './encode';
import { createKeeper } from './keeper';

export interface Submission {
  readonly formId: string;
  readonly collectionId?: string;
  readonly objectName?: string;
  readonly isOverlayForm?: boolean;
  readonly submitButtonText?: string;
  /** Values by field id (FRM-013). */
  readonly form: Record<string, unknown>;
  /** Only for a form with a captcha (FRM-014). */
  readonly captchaKey?: string;
  /** A key obtained before; without it the service gets one and keeps it for a retry. */
  readonly key?: string;
}

export type SubmissionResult =
  | { readonly ok: true; readonly submissionId: string }
  | {
      readonly ok: false;
      /** HTTP status; 0 when the server was not reached. */
      readonly status: number;
      /** What to tell the visitor; absent when the documents give no text for it (FRM-066). */
      readonly message?: string;
      /** Messages by field id (FRM-064). */
      readonly fields?: Record<string, string>;
      /** Seconds to wait before the next attempt. */
      readonly retryAfter?: number;
    };

export type SubmissionKeyResult =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly status: number; readonly message: string };

export interface Forms {
  /** Asks the server for the key of one submission (FRM-011). */
  submissionKey(): Promise<SubmissionKeyResult>;
  /**
   * Sends a submission. Called again after an answer that never came, it sends the same key, so that the server stores
   * it once (ruling 22).
   */
  submit(submission: Submission): Promise<SubmissionResult>;
}

export interface FormsNeeds {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
}

export function createForms({ page, api }: FormsNeeds): Forms {
  const keeper = createKeeper();

  const submissionKey = async (): Promise<SubmissionKeyResult> => {
    const result = await api.post('form/FormSubmissionKey');
    const key = result.ok ? readKey(result.data) : '';
    const status = result.ok ? 200 : result.status;
    return key ? { ok: true, key } : { ok: false, status, message: formMessages.noKey };
  };

  const submit = async (submission: Submission): Promise<SubmissionResult> => {
    const body = encodeSubmission(submission, page);
    if (!body) return { ok: false, status: 0, message: formMessages.unreadableFields };
    const kept = submission.key ?? keeper.keyFor(submission);
    const key = kept === undefined ? await submissionKey() : ({ ok: true, key: kept } as const);
    if (!key.ok) return key;
    body.set('key', key.key);
    const result = await api.post('form/SaveFormSubmission', body);
    keeper.remember(submission, key.key, result);
    if (result.ok) return { ok: true, submissionId: readSubmissionId(result.data) };
    const failure = submissionFailure(result.status, result.error);
    if (!failure.message && !failure.fields)
      page.warn(`site-form: status ${result.status}; nothing was sent.`);
    return failure;
  };

  return { submissionKey, submit };
}
