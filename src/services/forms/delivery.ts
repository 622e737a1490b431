// What happens to one parcel, once its turn has come? It gets its key, is sent, and is put down again by the outcome.
import type { Page } from '../page/page';
import type { Api, ApiResult } from '../ports';
import type { SubmissionFailure, SubmissionResult } from './forms';
import { getElementTag, isTooFast, type OutboxEntry } from './outbox-entry';
import type { OutboxStorage } from './outbox-storage';
import { getOutcome, getRetryDelay, type Outcome } from './outcome';
import { postEntry, requestSubmissionKey } from './requests';
import { readReceipt, toSubmissionFailure } from './responses';

export interface DeliveryDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
  readonly shelf: OutboxStorage;
  /** An answer to the proof of work; empty when there is none. */
  readonly solveProofOfWork: () => Promise<string>;
}

/**
 * One attempt; the caller holds the lock of the parcel. Rejects when the disk does not take the key: nothing is sent
 * under a key that could be forgotten.
 */
export async function deliverEntry(needs: DeliveryDeps, id: string): Promise<SubmissionResult> {
  const parcel = await needs.shelf.update(id, (before) => before);
  if (!parcel) return GONE;
  // Another tab was quicker.
  if (parcel.delivered) return { ok: true, submissionId: parcel.delivered.submissionId };
  const keyed = parcel.key ? parcel : await fetchKey(needs, parcel);
  if ('ok' in keyed) return keyed;
  // Who is quicker than visitors are would be held back for the owner's eye: a little work says that somebody waits.
  const ready = isTooFast(keyed) && !keyed.captchaKey ? await withProof(needs, keyed) : keyed;
  return sendOff(needs, ready, ['renew', 'prove']);
}

/** @param left what may still be mended on the way, each once */
async function sendOff(
  needs: DeliveryDeps,
  parcel: OutboxEntry,
  left: readonly Outcome[],
): Promise<SubmissionResult> {
  const result = await postEntry(needs.api, parcel);
  const verdict = getOutcome(result);
  if (!left.includes(verdict)) return conclude(needs, parcel, result);
  const mended = verdict === 'renew' ? await fetchKey(needs, parcel) : await withProof(needs, parcel);
  if ('ok' in mended) return mended;
  const others = left.filter((one) => one !== verdict);
  return sendOff(needs, mended, others);
}

/** A robot that cannot, or a slow device, sends without: the owner looks at it then. */
const PROOF_PATIENCE = 10_000;

async function withProof(
  { page, solveProofOfWork }: DeliveryDeps,
  parcel: OutboxEntry,
): Promise<OutboxEntry> {
  let cancel = () => {};
  const late = new Promise<string>((resolve) => {
    cancel = page.clock.setTimeout(() => resolve(''), PROOF_PATIENCE);
  });
  const captchaKey = await Promise.race([solveProofOfWork().catch(() => ''), late]);
  cancel();
  return captchaKey ? { ...parcel, captchaKey } : parcel;
}

/** The visitor has discarded it. */
const GONE: SubmissionFailure = { ok: false, status: 0 };

/** The parcel with a key in the place of the one it has; what another tab has put there meanwhile counts. */
async function fetchKey(needs: DeliveryDeps, parcel: OutboxEntry): Promise<OutboxEntry | SubmissionFailure> {
  const answer = await requestSubmissionKey(needs.api);
  if (!answer.ok) return answer.retryable ? postpone(needs, parcel, answer) : refuse(needs, parcel, answer);
  const { key } = answer;
  const kept = await needs.shelf.update(
    parcel.id,
    (before) => before && (before.key === parcel.key ? { ...before, key } : before),
  );
  return kept ?? GONE;
}

async function conclude(
  needs: DeliveryDeps,
  parcel: OutboxEntry,
  result: ApiResult<unknown>,
): Promise<SubmissionResult> {
  if (result.ok) {
    const receipt = readReceipt(result.data);
    const { submissionId } = receipt;
    await put(needs, parcel, { body: '', delivered: { submissionId, at: needs.page.clock.now() } });
    return receipt;
  }
  const failure = toSubmissionFailure(result.status, result.error);
  if (!failure.message && !failure.fields)
    needs.page.warn(`${getElementTag(parcel)}: status ${result.status}; nothing was sent.`);
  return getOutcome(result) === 'wait' ? postpone(needs, parcel, failure) : refuse(needs, parcel, failure);
}

/** It stays where it is, for a later attempt. */
async function postpone(
  needs: DeliveryDeps,
  parcel: OutboxEntry,
  why: SubmissionFailure,
): Promise<SubmissionFailure> {
  const { page } = needs;
  const failure: SubmissionFailure = { ...why, waiting: parcel.id };
  const attempts = parcel.attempts + 1;
  const notBefore = page.clock.now() + getRetryDelay(attempts, why.retryAfter, chanceOf(page));
  await put(needs, parcel, { attempts, notBefore, lastStatus: why.status, rejection: undefined });
  return failure;
}

/** The words are kept until somebody has looked at what the server has against them. */
async function refuse(
  needs: DeliveryDeps,
  parcel: OutboxEntry,
  why: SubmissionFailure,
): Promise<SubmissionFailure> {
  await put(needs, parcel, { rejection: why });
  return why;
}

/** If the disk refuses, it will be sent again as it is, and the server knows it. */
async function put({ shelf }: DeliveryDeps, { id }: OutboxEntry, news: Partial<OutboxEntry>): Promise<void> {
  await shelf.update(id, (before) => before && { ...before, ...news }).catch(() => {});
}

/** 0 to 1; random, as ids are. */
const chanceOf = (page: Page): number => Number.parseInt(page.uuid().slice(-4), 16) / 0xffff;
