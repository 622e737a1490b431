// What lies in the outbox? One submission as it will be sent, however often that takes.
import { QUICK_MS } from '../../core/forms/haste';
import type { FormValues } from '../../core/wire/form';
import type { Page } from '../page/page';
import type { Failure, Submission, WaitingSubmission } from './forms';
import { readWish } from './subscribe';

/** A submission on its way. Its words never change, so that the server knows it again by key and content. */
export interface Parcel {
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
  readonly at: number;
  readonly tries: number;
  /** Not to be sent by itself before this time. */
  readonly notBefore: number;
  /** What the last attempt came to: an HTTP status; 0 for no answer, undefined before the first one. */
  readonly status?: number;
  /** What the server has against it; it waits for the visitor. */
  readonly refusal?: Failure | undefined;
  /** The server has it. */
  readonly arrival?: { readonly submissionId: string; readonly at: number };
}

/** Days for which words wait for a server: after that nobody expects them to be sent any more. */
export const KEPT_DAYS = 30;

/** For how long an arrived parcel is remembered, in ms: another tab may be about to send it, too. */
export const REMEMBERED = 600_000;
const MOST_REMEMBERED = 20;

const DAY = 86_400_000;

/** Whether two submissions say the same; the server goes by form and values as well. */
export const isSame = (parcel: Parcel, formId: string, form: string): boolean =>
  parcel.formId === formId && !parcel.arrival && formOf(parcel) === form;

/** Those of which nothing needs to be known any more. */
export function pastOf(parcels: readonly Parcel[], now: number): readonly Parcel[] {
  const arrived = parcels.filter(({ arrival }) => arrival).sort((a, b) => timeOf(b) - timeOf(a));
  const old = parcels.filter(({ at, arrival }) =>
    arrival ? arrival.at + REMEMBERED < now : at + KEPT_DAYS * DAY < now,
  );
  return [...new Set([...old, ...arrived.slice(MOST_REMEMBERED)])];
}

const timeOf = ({ arrival }: Parcel): number => arrival?.at ?? 0;

/** What the page may know of it. */
export function describeParcel(parcel: Parcel, sending: boolean, inMemory: boolean): WaitingSubmission {
  const { id, formId, at, refusal } = parcel;
  const values = JSON.parse(formOf(parcel)) as FormValues;
  const state = sending ? 'sending' : refusal ? 'refused' : 'waiting';
  return { id, formId, since: at, values, state, inMemory, ...(refusal && { refusal }) };
}

/** Which element has sent it. */
export const tagOf = ({ body }: Parcel): string =>
  readWish(new URLSearchParams(body)) ? 'site-newsletter' : 'site-form';

/** Whether it was sent sooner than anybody can have filled it in. */
export const isQuick = ({ body }: Parcel): boolean =>
  Number(new URLSearchParams(body).get('elapsedMs') ?? QUICK_MS) < QUICK_MS;

function formOf({ body }: Parcel): string {
  return new URLSearchParams(body).get('form') ?? '{}';
}

/** A parcel of its own for what the visitor has sent just now. */
export function pack(
  submission: Submission,
  body: URLSearchParams,
  page: Pick<Page, 'clock' | 'uuid'>,
): Parcel {
  const { formId, key, captchaKey } = submission;
  const now = page.clock.now();
  return {
    id: page.uuid(),
    formId,
    body: body.toString(),
    at: now,
    tries: 0,
    notBefore: now,
    ...(key !== undefined && { key }),
    ...(captchaKey !== undefined && { captchaKey }),
  };
}
