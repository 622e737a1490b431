// How does a valid form go to the server, and what comes of the answer?
import type { FormValues } from '../../core/wire/form';
import type { Submission, SubmissionResult } from '../../services/forms/forms';
import type { FieldError, FormAction } from './form.model';
import { inOwnWords, type Texts } from './form.texts';
import type { Now } from './form-session';

export interface Outgoing {
  readonly values: FormValues;
  readonly submitButtonText: string;
  /** Ids in document order. */
  readonly fields: readonly string[];
}

type Failure = Extract<SubmissionResult, { ok: false }>;

/** Asks the page, sends, and tells the machine and the page how it went. Never rejects. */
export async function send(
  { props, texts, services }: Now,
  act: (action: FormAction) => void,
  { values, submitButtonText, fields }: Outgoing,
): Promise<void> {
  const { formId, emit } = props;
  if (!emit('site-form-submit-request', { formId, values, submitButtonText })) return act({ type: 'reset' });
  act({ type: 'submit' });
  const submission = submissionOf(props, values, submitButtonText);
  const result = await services.forms.submit(submission).catch((): Failure => ({ ok: false, status: 0 }));
  if (result.ok) {
    act({ type: 'succeed' });
    emit('site-form-success', { formId, submissionId: result.submissionId });
  } else {
    const message = messageOf(result, texts);
    act({ type: 'fail', message, errors: inOrder(result.fields ?? {}, fields) });
    emit('site-form-failure', { formId, status: result.status, message, fields: result.fields ?? {} });
  }
}

function submissionOf(props: Now['props'], form: FormValues, submitButtonText: string): Submission {
  const { formId, collectionId, objectName, host } = props;
  return {
    formId,
    ...(collectionId && { collectionId }),
    ...(objectName && { objectName }),
    isOverlayForm: props.isOverlayForm || host.closest('dialog, [aria-modal=true]') !== null,
    submitButtonText,
    form,
  };
}

/** A failure never stays without a word: who has no text for it gets the unknown error (FRM-053). */
function messageOf({ message, fields }: Failure, texts: Texts): string {
  if (message) return inOwnWords(message, texts);
  return fields ? texts.invalidFields : texts.unknown;
}

/** As the fields stand in the page; what is not on the page comes last. */
function inOrder(fields: Readonly<Record<string, string>>, order: readonly string[]): FieldError[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(fields)
    .map(([id, text]) => ({ id, text }))
    .sort((a, b) => place(a.id) - place(b.id));
}
