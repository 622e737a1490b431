// Message for a review that the server has rejected permanently, in the language of the page.
import { readRecord, readString } from '../../core/read';
import { localizeMessage } from '../../kit/contract/message-values';
import type { ApiResult } from '../../services/shared/ports';
import { defaultMessages, type ReviewsMessages } from './reviews.messages';

/** Undefined if another attempt can succeed. */
export function getRejectionMessage(
  { status, error }: Extract<ApiResult<unknown>, { ok: false }>,
  messages: ReviewsMessages,
): string | undefined {
  const name = MESSAGES[status];
  if (!name) return undefined;
  const message = readString(readRecord(error.body)?.error);
  return message ? localizeMessage(message, defaultMessages, messages) : messages[name];
}

/** Used if the response has no message. */
const MESSAGES: Readonly<Record<number, keyof ReviewsMessages>> = {
  404: 'missing',
  409: 'already',
  410: 'expired',
  422: 'foreign',
};
