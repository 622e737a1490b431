// How does a valid form go to the server, and what comes of the answer?
import type { FormValues } from '../../core/wire/form';
import { findCaptcha, loadCaptcha } from '../../kit/form/lazy-captcha';
import type { Submission, SubmissionResult } from '../../services/forms/types';
import { type FormMessages, localizeMessage } from './form.messages';
import type { FieldError, FormAction } from './form.model';
import type { FormContext } from './form-controller';

export interface SubmissionData {
  readonly form: HTMLFormElement;
  readonly values: FormValues;
  readonly submitButtonText: string;
  /** Ids in document order. */
  readonly fields: readonly string[];
  /** Something in it must never be written to disk. */
  readonly secret: boolean;
  /** Waiting words that these take the place of; empty if there are none. */
  readonly instead: string;
}

type Failure = Extract<SubmissionResult, { ok: false }>;

/** Asks the page, sends, and tells the machine and the page how it went. Never rejects. */
export async function sendSubmission(
  { props, texts, services }: FormContext,
  act: (action: FormAction) => void,
  outgoing: SubmissionData,
): Promise<void> {
  const { values, submitButtonText, fields } = outgoing;
  const { formId, emit } = props;
  if (!emit('site-form-submit-request', { formId, values, submitButtonText })) return act({ type: 'reset' });
  act({ type: 'submit' });
  const captcha = findCaptcha(outgoing.form);
  const captchaKey = captcha && (await (await loadCaptcha()).captchaAnswer(captcha));
  if (captchaKey === '') return act({ type: 'fail', message: texts.captchaMissing, errors: [] });
  if (outgoing.instead) await services.forms.outbox.discard(outgoing.instead);
  const submission = submissionOf(props, outgoing, captchaKey);
  const result = await services.forms.submit(submission).catch((): Failure => ({ ok: false, status: 0 }));
  if (result.ok) {
    act({ type: 'succeed' });
    emit('site-form-success', { formId, submissionId: result.submissionId });
  } else {
    const message = messageOf(result, texts, props.otherErrors);
    const { status, fields: wrong = {}, waitingId: waiting = '' } = result;
    act({ type: 'fail', message, errors: inOrder(wrong, fields), waiting });
    emit('site-form-failure', { formId, status, message, fields: wrong, waiting: waiting !== '' });
  }
}

function submissionOf(
  props: FormContext['props'],
  { values: form, submitButtonText, secret }: SubmissionData,
  captchaKey: string | null | undefined,
): Submission {
  const { formId, collectionId, objectName, host } = props;
  return {
    formId,
    ...(collectionId && { collectionId }),
    ...(objectName && { objectName }),
    isOverlayForm: props.isOverlayForm || host.closest('dialog, [aria-modal=true]') !== null,
    submitButtonText,
    form,
    secret,
    ...(captchaKey && { captchaKey }),
  };
}

/**
 * A failure does not stay without a word: who has no text for it gets the unknown error (FRM-053), unless the page wants
 * the documented silence (FRM-066). What waits to be sent is always told.
 */
function messageOf(
  { message, fields, waitingId: waiting }: Failure,
  texts: FormMessages,
  otherErrors: FormContext['props']['otherErrors'],
): string {
  if (message) return localizeMessage(message, texts);
  if (fields) return texts.invalidFields;
  return otherErrors === 'log' && !waiting ? '' : texts.unknown;
}

/** As the fields stand in the page; what is not on the page comes last. */
function inOrder(fields: Readonly<Record<string, string>>, order: readonly string[]): FieldError[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(fields)
    .map(([id, text]) => ({ id, text }))
    .sort((a, b) => place(a.id) - place(b.id));
}
