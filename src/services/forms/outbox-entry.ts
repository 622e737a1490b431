// What lies in the outbox? One submission as it will be sent, however often that takes.
import { MIN_SUBMISSION_TIME_MS } from '../../core/forms/submission-timing';
import type { FormValues } from '../../core/wire/form';
import type { Page } from '../page/page';
import type { Submission, SubmissionFailure, WaitingSubmission } from './forms';
import { readSubscriptionRequest } from './subscription';

/** A submission on its way. Its words never change, so that the server knows it again by key and content. */
export interface OutboxEntry {
  readonly id: string;
  readonly formId: string;
  /** Form-encoded, without key and captcha; empty once it has arrived. That of a wish for letters has a `listId`. */
  readonly body: string;
  /** A captcha is solved anew for each attempt of the visitor, so it is not part of the words. */
  readonly captchaKey?: string;
  /**
   * Kept before the first attempt. With it the submission may have been stored, whatever came back: it is not
   * exchanged unless the server says that nothing is stored under it.
   */
  readonly key?: string;
  /** When the visitor asked for it, in milliseconds since 1970. */
  readonly submittedAt: number;
  readonly attempts: number;
  /** Not to be sent by itself before this time. */
  readonly notBefore: number;
  /** What the last attempt came to: an HTTP status; 0 for no answer, undefined before the first one. */
  readonly lastStatus?: number;
  /** What the server has against it; it waits for the visitor. */
  readonly rejection?: SubmissionFailure | undefined;
  /** The server has it. */
  readonly delivered?: { readonly submissionId: string; readonly at: number };
}

/** Days for which words wait for a server: after that nobody expects them to be sent any more. */
export const ENTRY_LIFETIME_DAYS = 30;

/** For how long an arrived parcel is remembered, in ms: another tab may be about to send it, too. */
export const DELIVERED_LIFETIME = 600_000;
const MOST_REMEMBERED = 20;

const DAY = 86_400_000;

/** Whether two submissions say the same; the server goes by form and values as well. */
export const isSameSubmission = (parcel: OutboxEntry, formId: string, form: string): boolean =>
  parcel.formId === formId && !parcel.delivered && formOf(parcel) === form;

/** Those of which nothing needs to be known any more. */
export function getExpiredEntries(parcels: readonly OutboxEntry[], now: number): readonly OutboxEntry[] {
  const arrived = parcels.filter(({ delivered }) => delivered).sort((a, b) => timeOf(b) - timeOf(a));
  const old = parcels.filter(({ submittedAt, delivered }) =>
    delivered ? delivered.at + DELIVERED_LIFETIME < now : submittedAt + ENTRY_LIFETIME_DAYS * DAY < now,
  );
  return [...new Set([...old, ...arrived.slice(MOST_REMEMBERED)])];
}

const timeOf = ({ delivered }: OutboxEntry): number => delivered?.at ?? 0;

/** What the page may know of it. */
export function toWaitingSubmission(
  parcel: OutboxEntry,
  sending: boolean,
  inMemory: boolean,
): WaitingSubmission {
  const { id, formId, submittedAt, rejection } = parcel;
  const values = JSON.parse(formOf(parcel)) as FormValues;
  const state = sending ? 'sending' : rejection ? 'refused' : 'waiting';
  return { id, formId, submittedAt: submittedAt, values, state, inMemory, ...(rejection && { rejection }) };
}

/** Which element has sent it. */
export const getElementTag = ({ body }: OutboxEntry): string =>
  readSubscriptionRequest(new URLSearchParams(body)) ? 'site-newsletter' : 'site-form';

/** Whether it was sent sooner than anybody can have filled it in. */
export const isTooFast = ({ body }: OutboxEntry): boolean =>
  Number(new URLSearchParams(body).get('elapsedMs') ?? MIN_SUBMISSION_TIME_MS) < MIN_SUBMISSION_TIME_MS;

function formOf({ body }: OutboxEntry): string {
  return new URLSearchParams(body).get('form') ?? '{}';
}

/** A parcel of its own for what the visitor has sent just now. */
export function createEntry(
  submission: Submission,
  body: URLSearchParams,
  page: Pick<Page, 'clock' | 'uuid'>,
): OutboxEntry {
  const { formId, key, captchaKey } = submission;
  const now = page.clock.now();
  return {
    id: page.uuid(),
    formId,
    body: body.toString(),
    submittedAt: now,
    attempts: 0,
    notBefore: now,
    ...(key !== undefined && { key }),
    ...(captchaKey !== undefined && { captchaKey }),
  };
}
