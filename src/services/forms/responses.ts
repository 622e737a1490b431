// Reads the server's responses to a form, in both envelopes (ruling 22). Pure.
import { commonMessages } from '../../core/messages/common-messages';
import { formMessages } from '../../core/messages/form-messages';
import { isRecord, readRecord, readString } from '../../core/read';
import type { CaptchaKind } from '../../core/wire/captcha';
import type { ApiError } from '../shared/ports';
import type { SubmissionFailure, SubmissionReceipt } from './types';

/** Reads `{ key }` or `{ data: { key } }`; empty if there is none. */
export function readSubmissionKey(body: unknown): string {
  return readString(readField(body, 'key'));
}

export function readReceipt(body: unknown): SubmissionReceipt {
  const message = readString(readField(body, 'message'));
  const comment = readRecord(readField(body, 'comment'));
  return {
    ok: true,
    submissionId: readString(readField(body, 'submissionId') ?? comment?.id),
    ...(message && { message }),
    ...(comment && { comment }),
  };
}

/** FRM-060 to FRM-066. */
export function toSubmissionFailure(status: number, error: ApiError): SubmissionFailure {
  const retryAfter = error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter };
  return { ok: false, status, ...explain(status, error), ...retryAfter };
}

/** Comments are not documented, so the message comes from the server. */
export function toCommentFailure(status: number, error: ApiError): SubmissionFailure {
  const failure = toSubmissionFailure(status, error);
  const { message, fields } = explainBadRequest(error.body);
  if (fields) return { ...failure, fields };
  return message && message !== formMessages.unknown ? { ...failure, message } : failure;
}

const messages: Readonly<Record<number, string>> = {
  // The status map of forms does not cover a missing response; the general message applies (MSG-008).
  0: commonMessages.unableToConnect,
  401: formMessages.unauthorized,
  404: formMessages.notConfigured,
  429: formMessages.tooMany,
  500: formMessages.failed,
};

type Explanation = Pick<SubmissionFailure, 'message' | 'fields' | 'captcha'>;

function explain(status: number, error: ApiError): Explanation {
  if (error.kind === 'unreadable') return { message: formMessages.unusableAnswer };
  if (status === 400) return explainBadRequest(error.body);
  const message = messages[status];
  return message === undefined ? {} : { message };
}

function explainBadRequest(body: unknown): Explanation {
  const errors = Object.entries(readRecord(readField(body, 'errors')) ?? {});
  if (errors.length > 0)
    return { fields: Object.fromEntries(errors.map(([id, text]) => [id, readString(text)])) };
  const captcha = readString(readField(body, 'captcha')) as CaptchaKind | '';
  return {
    message: readString(readField(body, 'error')) || formMessages.unknown,
    ...(captcha && { captcha }),
  };
}

function readField(body: unknown, name: string): unknown {
  if (!isRecord(body)) return undefined;
  return body[name] ?? readRecord(body.data)?.[name];
}
