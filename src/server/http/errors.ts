/** How does whatever goes wrong become an answer? One mapper for all routes. */
import { apiMessages } from '../../core/messages';
import { CaptchaUnavailable } from '../domain/captcha/captcha';
import { EventSinkFullError } from '../stores/event-sink';

/** An answer other than success, thrown from anywhere. The sentence goes to the caller. */
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

/** The answer to any thrown thing; what is not an `HttpError` is a fault of the server and says nothing about it. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof EventSinkFullError || error instanceof CaptchaUnavailable) {
    return new HttpError(503, apiMessages.unavailable, {}, { 'Retry-After': '5' });
  }
  return new HttpError(500, apiMessages.internal);
}
