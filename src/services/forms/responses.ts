// What does the server's answer to a form say to the visitor? Pure; both envelopes are read (ruling 22).
import { commonMessages, formMessages } from '../../core/messages';
import { isRecord, readRecord, readString } from '../../core/read';
import type { CaptchaKind } from '../../core/wire/captcha';
import type { ApiError } from '../ports';
import type { SubmissionFailure, SubmissionReceipt } from './forms';

/** `{ key }` or `{ data: { key } }`; empty when there is none. */
export function readSubmissionKey(body: unknown): string {
  return readString(field(body, 'key'));
}

/** What the server says to a submission that it has taken. */
export function readReceipt(body: unknown): SubmissionReceipt {
  const message = readString(field(body, 'message'));
  return { ok: true, submissionId: readString(field(body, 'submissionId')), ...(message && { message }) };
}

/** FRM-060 to FRM-066. */
export function toSubmissionFailure(status: number, error: ApiError): SubmissionFailure {
  const retryAfter = error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter };
  return { ok: false, status, ...explain(status, error), ...retryAfter };
}

const messages: Readonly<Record<number, string>> = {
  // Without any answer the documents' form map does not apply; the string table has a text for it (MSG-008).
  0: commonMessages.unableToConnect,
  401: formMessages.unauthorized,
  404: formMessages.notConfigured,
  429: formMessages.tooMany,
  500: formMessages.failed,
};

function explain(status: number, error: ApiError): Explanation {
  if (error.kind === 'unreadable') return { message: formMessages.unusableAnswer };
  if (status === 400) return explainRefusal(error.body);
  const message = messages[status];
  return message === undefined ? {} : { message };
}

type Explanation = Pick<SubmissionFailure, 'message' | 'fields' | 'captcha'>;

function explainRefusal(body: unknown): Explanation {
  const errors = Object.entries(readRecord(field(body, 'errors')) ?? {});
  if (errors.length > 0)
    return { fields: Object.fromEntries(errors.map(([id, text]) => [id, readString(text)])) };
  const captcha = readString(field(body, 'captcha')) as CaptchaKind | '';
  return { message: readString(field(body, 'error')) || formMessages.unknown, ...(captcha && { captcha }) };
}

function field(body: unknown, name: string): unknown {
  if (!isRecord(body)) return undefined;
  return body[name] ?? readRecord(body.data)?.[name];
}
