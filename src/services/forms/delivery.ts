// What happens to one parcel, once its turn has come? It gets its key, is sent, and is put down again by the outcome.
import type { Page } from '../page/page';
import type { Api, ApiResult } from '../ports';
import { readReceipt, submissionFailure } from './answers';
import type { Failure, SubmissionResult } from './forms';
import { isQuick, type Parcel, tagOf } from './parcel';
import { getKey, post } from './post';
import type { Shelf } from './shelf';
import { pauseAfter, type Verdict, verdictOf } from './verdict';

export interface DeliveryNeeds {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
  readonly shelf: Shelf;
  /** An answer to the proof of work; empty when there is none. */
  readonly prove: () => Promise<string>;
}

/**
 * One attempt; the caller holds the lock of the parcel. Rejects when the disk does not take the key: nothing is sent
 * under a key that could be forgotten.
 */
export async function deliver(needs: DeliveryNeeds, id: string): Promise<SubmissionResult> {
  const parcel = await needs.shelf.update(id, (before) => before);
  if (!parcel) return GONE;
  // Another tab was quicker.
  if (parcel.arrival) return { ok: true, submissionId: parcel.arrival.submissionId };
  const keyed = parcel.key ? parcel : await fetchKey(needs, parcel);
  if ('ok' in keyed) return keyed;
  // Who is quicker than visitors are would be held back for the owner's eye: a little work says that somebody waits.
  const ready = isQuick(keyed) && !keyed.captchaKey ? await withProof(needs, keyed) : keyed;
  return sendOff(needs, ready, ['renew', 'prove']);
}

/** @param left what may still be mended on the way, each once */
async function sendOff(
  needs: DeliveryNeeds,
  parcel: Parcel,
  left: readonly Verdict[],
): Promise<SubmissionResult> {
  const result = await post(needs.api, parcel);
  const verdict = verdictOf(result);
  if (!left.includes(verdict)) return conclude(needs, parcel, result);
  const mended = verdict === 'renew' ? await fetchKey(needs, parcel) : await withProof(needs, parcel);
  if ('ok' in mended) return mended;
  const others = left.filter((one) => one !== verdict);
  return sendOff(needs, mended, others);
}

/** A robot that cannot, or a slow device, sends without: the owner looks at it then. */
const PROOF_PATIENCE = 10_000;

async function withProof({ page, prove }: DeliveryNeeds, parcel: Parcel): Promise<Parcel> {
  let cancel = () => {};
  const late = new Promise<string>((resolve) => {
    cancel = page.clock.setTimeout(() => resolve(''), PROOF_PATIENCE);
  });
  const captchaKey = await Promise.race([prove().catch(() => ''), late]);
  cancel();
  return captchaKey ? { ...parcel, captchaKey } : parcel;
}

/** The visitor has discarded it. */
const GONE: Failure = { ok: false, status: 0 };

/** The parcel with a key in the place of the one it has; what another tab has put there meanwhile counts. */
async function fetchKey(needs: DeliveryNeeds, parcel: Parcel): Promise<Parcel | Failure> {
  const answer = await getKey(needs.api);
  if (!answer.ok) return answer.passing ? postpone(needs, parcel, answer) : refuse(needs, parcel, answer);
  const { key } = answer;
  const kept = await needs.shelf.update(
    parcel.id,
    (before) => before && (before.key === parcel.key ? { ...before, key } : before),
  );
  return kept ?? GONE;
}

async function conclude(
  needs: DeliveryNeeds,
  parcel: Parcel,
  result: ApiResult<unknown>,
): Promise<SubmissionResult> {
  if (result.ok) {
    const receipt = readReceipt(result.data);
    const { submissionId } = receipt;
    await put(needs, parcel, { body: '', arrival: { submissionId, at: needs.page.clock.now() } });
    return receipt;
  }
  const failure = submissionFailure(result.status, result.error);
  if (!failure.message && !failure.fields)
    needs.page.warn(`${tagOf(parcel)}: status ${result.status}; nothing was sent.`);
  return verdictOf(result) === 'wait' ? postpone(needs, parcel, failure) : refuse(needs, parcel, failure);
}

/** It stays where it is, for a later attempt. */
async function postpone(needs: DeliveryNeeds, parcel: Parcel, why: Failure): Promise<Failure> {
  const { page } = needs;
  const failure: Failure = { ...why, waiting: parcel.id };
  const tries = parcel.tries + 1;
  const notBefore = page.clock.now() + pauseAfter(tries, why.retryAfter, chanceOf(page));
  await put(needs, parcel, { tries, notBefore, status: why.status, refusal: undefined });
  return failure;
}

/** The words are kept until somebody has looked at what the server has against them. */
async function refuse(needs: DeliveryNeeds, parcel: Parcel, why: Failure): Promise<Failure> {
  await put(needs, parcel, { refusal: why });
  return why;
}

/** If the disk refuses, it will be sent again as it is, and the server knows it. */
async function put({ shelf }: DeliveryNeeds, { id }: Parcel, news: Partial<Parcel>): Promise<void> {
  await shelf.update(id, (before) => before && { ...before, ...news }).catch(() => {});
}

/** 0 to 1; random, as ids are. */
const chanceOf = (page: Page): number => Number.parseInt(page.uuid().slice(-4), 16) / 0xffff;
