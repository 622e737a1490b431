// Sends a valid form and reports the result.
import type { FormValues } from '../../core/wire/form';
import { requestCaptchaToken } from '../../kit/form/lazy-captcha';
import type { Submission, SubmissionResult } from '../../services/forms/types';
import { type FormMessages, localizeFormMessage } from './form.messages';
import type { FieldError, FormAction } from './form.model';
import type { FormContext, FormProps } from './form.types';

export interface SubmissionData {
  readonly form: HTMLFormElement;
  readonly values: FormValues;
  readonly submitButtonText: string;
  /** Field keys in document order. */
  readonly fields: readonly string[];
  /** Contains a password, so it must never be written to disk. */
  readonly secret: boolean;
  /** Outbox id of the pending submission that this one replaces; empty if there is none. */
  readonly replacesId: string;
}

type Failure = Extract<SubmissionResult, { ok: false }>;

/** Dispatches the request event, sends the form and reports the result. Never rejects. */
export async function sendSubmission(
  { props, messages, services }: FormContext,
  dispatch: (action: FormAction) => void,
  data: SubmissionData,
): Promise<void> {
  const { values, submitButtonText, fields } = data;
  const { formId, emit } = props;
  if (!emit('site-form-submit-request', { formId, values, submitButtonText }))
    return dispatch({ type: 'reset' });
  dispatch({ type: 'submit' });
  const captchaKey = await requestCaptchaToken(data.form);
  if (captchaKey === '') return dispatch({ type: 'fail', message: messages.captchaMissing, errors: [] });
  if (data.replacesId) await services.forms.outbox.discard(data.replacesId);
  const submission = createSubmission(props, data, captchaKey);
  const result = await services.forms.submit(submission).catch((): Failure => ({ ok: false, status: 0 }));
  if (result.ok) {
    dispatch({ type: 'succeed' });
    emit('site-form-success', { formId, submissionId: result.submissionId });
    return;
  }
  const message = getFailureMessage(result, messages, props.unknownErrors);
  const { status, fields: fieldErrors = {}, waitingId: pendingId = '' } = result;
  dispatch({ type: 'fail', message, errors: sortErrors(fieldErrors, fields), pendingId });
  emit('site-form-failure', { formId, status, message, fields: fieldErrors, waiting: pendingId !== '' });
}

function createSubmission(
  props: FormProps,
  { values: form, submitButtonText, secret }: SubmissionData,
  captchaKey: string | undefined,
): Submission {
  const { formId, collectionId, objectName, host } = props;
  return {
    formId,
    ...(collectionId && { collectionId }),
    ...(objectName && { objectName }),
    isOverlayForm: props.isOverlayForm || host.closest('dialog, [aria-modal=true], site-popup') !== null,
    submitButtonText,
    form,
    secret,
    ...(captchaKey && { captchaKey }),
  };
}

/**
 * Failures without a message get the unknown error (FRM-053), unless the page logs them only, as documented (FRM-066).
 * Pending submissions are always reported.
 */
function getFailureMessage(
  { message, fields, waitingId }: Failure,
  messages: FormMessages,
  unknownErrors: FormProps['unknownErrors'],
): string {
  if (message) return localizeFormMessage(message, messages);
  if (fields) return messages.invalidFields;
  return unknownErrors === 'log' && !waitingId ? '' : messages.unknown;
}

/** Sorts errors in document order; fields that are not on the page come last. */
function sortErrors(errors: Readonly<Record<string, string>>, order: readonly string[]): FieldError[] {
  const getIndex = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(errors)
    .map(([id, message]) => ({ id, message }))
    .sort((a, b) => getIndex(a.id) - getIndex(b.id));
}
