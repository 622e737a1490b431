/** Maps errors to responses, for all routes. */
import { apiMessages } from '../../core/messages/common-messages';
import { DatabaseUnavailable } from '../db/db';
import { CaptchaUnavailable } from '../domain/captcha/captcha';
import { QuotaExceeded } from '../domain/quotas';
import { EventQueueFullError } from '../stores/event-writer';

/** An error response that can be thrown anywhere. The message is sent to the client. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    error: string,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(error);
    this.status = status;
    this.body = { error, ...more };
    this.headers = headers;
  }
}

/** For a single visitor, or for all visitors of a site. */
export const TOO_MANY_REQUESTS = 'Too many requests. Please try again later.';

const UNAVAILABLE = [EventQueueFullError, CaptchaUnavailable, DatabaseUnavailable];

/** Converts any thrown value. Anything but an `HttpError` becomes a 500 without details. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof QuotaExceeded)
    return new HttpError(429, TOO_MANY_REQUESTS, {}, { 'Retry-After': String(error.retryAfter) });
  if (UNAVAILABLE.some((kind) => error instanceof kind))
    return new HttpError(503, apiMessages.unavailable, {}, { 'Retry-After': '5' });
  return new HttpError(500, apiMessages.internal);
}
