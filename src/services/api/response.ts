// Interprets API responses: status, headers and text in, result out. Pure.
import { apiMessages, commonMessages } from '../../core/messages/common-messages';
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import { isRecord, readRecord, readString } from '../../core/read';
import type { Page } from '../page/page';
import type { ApiError, ApiErrorKind, ApiResult } from '../shared/ports';

export interface RawResponse {
  readonly url: string;
  readonly status: number;
  readonly text: string;
  /** Value of the Retry-After header. */
  readonly retryAfter: string | null;
  /** Custom success statuses of the call. */
  readonly success?: readonly number[] | undefined;
}

/** The result and flags of the body (API-012, API-013, API-014). */
export interface ParsedResponse {
  readonly result: ApiResult<unknown>;
  readonly loginRequired: boolean;
  readonly authorizationFail: boolean;
  readonly crumbFail: boolean;
  /** New crumb from the body, for pages that cannot read the cookie. */
  readonly freshCrumb: string;
}

/** Messages of the data layer in the page's language. */
export type ApiMessages = Readonly<Record<keyof typeof apiMessages, string>>;

export const getApiMessages = (page: Pick<Page, 'messages'>): ApiMessages => ({
  ...apiMessages,
  ...page.messages('api'),
});

/**
 * @param now milliseconds since 1970; Retry-After dates are relative to it
 */
export function parseResponse(
  raw: RawResponse,
  now: number,
  messages: ApiMessages = apiMessages,
): ParsedResponse {
  const parsed = parseBody(raw);
  const body = 'body' in parsed ? parsed.body : undefined;
  const flags = readRecord(body) ?? {};
  const crumbFail = flags.crumbFail === true;
  return {
    result: toResult(raw, parsed, crumbFail, { now, messages }),
    loginRequired: !!flags.loginRequired,
    authorizationFail: !!flags.authorizationFail,
    crumbFail,
    freshCrumb: crumbFail ? readString(flags.crumb) : '',
  };
}

/** The result of a call without a response. */
export function createNoResponseResult(
  kind: 'unreachable' | 'aborted',
  messages: ApiMessages,
): ApiResult<never> {
  return { ok: false, status: 0, error: { kind, message: messages.unreachable } };
}

/** Maximum Retry-After, in seconds. */
const MAX_RETRY_AFTER = 86_400;

/** Parses Retry-After, a number of seconds or a date, into seconds; null if it is missing or invalid. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (!header?.trim()) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(MAX_RETRY_AFTER, Math.max(0, Math.ceil(seconds)));
}

type ParsedBody = { readonly body: unknown } | { readonly reason: string };

function parseBody({ status, text }: RawResponse): ParsedBody {
  if (status === 204) return { body: {} };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

function toResult(
  raw: RawResponse,
  parsed: ParsedBody,
  crumbFail: boolean,
  { now, messages }: { readonly now: number; readonly messages: ApiMessages },
): ApiResult<unknown> {
  const { status, url } = raw;
  const success = raw.success?.includes(status) ?? (status >= 200 && status < 300);
  const body = 'body' in parsed ? { body: parsed.body } : {};
  if (success && !crumbFail && (raw.success || 'body' in parsed)) return { ok: true, data: body.body };
  const seconds = parseRetryAfter(raw.retryAfter, now);
  const retryAfter = seconds === null ? {} : { retryAfter: seconds };
  const unreadable =
    success &&
    'reason' in parsed &&
    createUnreadableError(fillPlaceholders(messages.unreadable, { url, message: parsed.reason }));
  const error =
    unreadable ||
    createExplainedError(status, body.body, crumbFail, messages) ||
    createStatusError(status, messages);
  return { ok: false, status, error: { ...error, ...body, ...retryAfter } };
}

const createUnreadableError = (message: string): ApiError => ({ kind: 'unreadable', message });

/** Statuses whose body may contain a message, which overrides the message of the status (API-011). */
const EXPLAINED_STATUSES = [400, 401, 500, 502];

function createExplainedError(
  status: number,
  body: unknown,
  crumbFail: boolean,
  messages: ApiMessages,
): ApiError | null {
  if (!crumbFail && !EXPLAINED_STATUSES.includes(status)) return null;
  const explanation = [body, readRecord(body)?.data].find(isExplanation);
  if (!isRecord(explanation))
    return crumbFail ? { ...createStatusError(403, messages), kind: 'refused' } : null;
  const message =
    readString(explanation.error) || readString(explanation.message) || commonMessages.somethingWrong;
  return { kind: 'refused', message };
}

function isExplanation(body: unknown): boolean {
  return isRecord(body) && !!(body.error || body.message || body.billingErrorCode || body.errors);
}

function createStatusError(status: number, messages: ApiMessages): ApiError {
  const kind = getErrorKind(status);
  return { kind, message: messages[kind] };
}

function getErrorKind(status: number): Exclude<ApiErrorKind, 'refused' | 'aborted'> {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 500 || status === 501) return 'internal';
  return status === 503 ? 'unavailable' : 'unreachable';
}
