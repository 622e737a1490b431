// Outbox entries: one submission each, from the first attempt until it is delivered or discarded. Pure.
import { MIN_SUBMISSION_TIME_MS } from '../../core/forms/submission-timing';
import type { Page } from '../page/page';
import type { SubmissionContent } from './content';
import type { SubmissionFailure, WaitingSubmission } from './types';

interface EntryBase {
  readonly id: string;
  readonly formId: string;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
}

/** A submission that the server has not acknowledged. */
export interface PendingEntry extends EntryBase {
  readonly delivered?: undefined;
  /** Never changes, so that the server recognizes a repeated attempt by its key and body. */
  readonly content: SubmissionContent;
  /** Not part of the content: the visitor solves a new captcha for each attempt. */
  readonly captchaKey?: string;
  /**
   * Stored before the first attempt, because from then on the submission may be stored under this key. It is replaced only
   * if the server says that nothing is stored under it.
   */
  readonly key?: string;
  readonly attempts: number;
  /** Earliest time of the next automatic attempt, in milliseconds since 1970. */
  readonly notBefore: number;
  /** HTTP status of the last attempt; 0 if there was no response, undefined before the first attempt. */
  readonly lastStatus?: number;
  /** Set if the server rejected the submission, which then waits for the visitor. */
  readonly rejection?: SubmissionFailure | undefined;
}

/** Has no content: it only tells other tabs that the submission needs no further attempt. */
export interface DeliveredEntry extends EntryBase {
  readonly delivered: { readonly submissionId: string; readonly at: number };
}

export type OutboxEntry = PendingEntry | DeliveredEntry;

export interface NewEntry {
  readonly formId: string;
  readonly content: SubmissionContent;
  readonly key?: string | undefined;
  readonly captchaKey?: string | undefined;
  /** Id of a submission that is already shown as waiting. */
  readonly id?: string | undefined;
}

/** Days after which a pending entry expires. */
export const ENTRY_LIFETIME_DAYS = 30;

/** Milliseconds after which a delivered entry expires. */
export const DELIVERED_LIFETIME = 600_000;
const MAX_DELIVERED = 20;

const DAY = 86_400_000;

export function createEntry(
  { formId, content, key, captchaKey, id }: NewEntry,
  page: Pick<Page, 'clock' | 'uuid'>,
): PendingEntry {
  const now = page.clock.now();
  return {
    id: id ?? page.uuid(),
    formId,
    content,
    submittedAt: now,
    attempts: 0,
    notBefore: now,
    ...(key !== undefined && { key }),
    ...(captchaKey !== undefined && { captchaKey }),
  };
}

export const isPending = (entry: OutboxEntry): entry is PendingEntry => !entry.delivered;

/** The server also compares submissions by form and values. */
export const isSameSubmission = (entry: OutboxEntry, { formId, content }: NewEntry): boolean =>
  isPending(entry) &&
  entry.formId === formId &&
  JSON.stringify(entry.content.values) === JSON.stringify(content.values);

/** Devices without a battery start in 1970 until they have synchronized their clock; the age of such entries is unknown. */
const CLOCK_IS_SET = Date.UTC(2020, 0);

export function getExpiredEntries(entries: readonly OutboxEntry[], now: number): readonly OutboxEntry[] {
  const delivered = entries
    .filter((entry) => !isPending(entry))
    .sort((a, b) => (b.delivered?.at ?? 0) - (a.delivered?.at ?? 0));
  const expired = entries.filter(({ submittedAt, delivered: receipt }) =>
    receipt
      ? receipt.at + DELIVERED_LIFETIME < now
      : submittedAt > CLOCK_IS_SET && submittedAt + ENTRY_LIFETIME_DAYS * DAY < now,
  );
  return [...new Set([...expired, ...delivered.slice(MAX_DELIVERED)])];
}

export function toWaitingSubmission(
  { id, formId, submittedAt, content: { values }, rejection }: PendingEntry,
  isSending: boolean,
  inMemory: boolean,
): WaitingSubmission {
  const state = isSending ? 'sending' : rejection ? 'rejected' : 'waiting';
  return { id, formId, submittedAt, values, state, inMemory, ...(rejection && { rejection }) };
}

/** Tag of the element that created the entry, for console messages. */
export const getElementTag = ({ content }: PendingEntry): string => TAGS[content.type];

const TAGS = { form: 'site-form', subscription: 'site-newsletter', comment: 'site-comments' } as const;

/** Whether the form was submitted faster than a person can fill it in. */
export const isTooFast = ({ content }: PendingEntry): boolean =>
  content.type === 'form' && (content.elapsedMs ?? MIN_SUBMISSION_TIME_MS) < MIN_SUBMISSION_TIME_MS;
