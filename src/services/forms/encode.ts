// How is a submission written on the wire? Form-encoded, the values as one JSON string (FRM-012, FRM-013).
import type { SaveFormSubmission } from '../../core/wire/form';
import type { Page } from '../page/page';
import type { Submission } from './forms';

/** The body without its key and captcha; null when the values cannot be written as JSON (FRM-056). */
export function encodeSubmission(submission: Submission, page: Page): URLSearchParams | null {
  const form = toJson(submission.form);
  if (form === null) return null;
  const fields: Omit<SaveFormSubmission, 'key' | 'captchaKey' | 'isOverlayForm'> &
    Record<string, string | undefined> = {
    formId: submission.formId,
    collectionId: submission.collectionId,
    objectName: submission.objectName,
    isOverlayForm: String(submission.isOverlayForm ?? false),
    submitButtonText: submission.submitButtonText,
    form,
    elapsedMs: (submission.elapsedMs ?? page.age()).toFixed(0),
    // The page-event fields, which the documents do not name: where the form was filled in.
    pageUrl: page.url().origin + page.url().pathname,
    pageTitle: page.title(),
  };
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  return new URLSearchParams(given);
}

function toJson(values: Record<string, unknown>): string | null {
  try {
    return JSON.stringify(values);
  } catch {
    return null;
  }
}
