// One attempt to deliver an entry: gets a key, sends the entry, and stores the outcome.
import type { Page } from '../page/page';
import type { Api, ApiResult } from '../shared/ports';
import { getElementTag, isTooFast, type OutboxEntry, type PendingEntry } from './outbox-entry';
import type { OutboxStorage } from './outbox-storage';
import { getOutcome, type Outcome } from './outcome';
import { postEntry, requestSubmissionKey } from './requests';
import { readReceipt, toCommentFailure, toSubmissionFailure } from './responses';
import { getRetryDelay } from './retry-schedule';
import type { SubmissionFailure, SubmissionResult } from './types';

export interface DeliveryDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
  readonly storage: OutboxStorage;
  /** Resolves with a solved proof of work, or with an empty string. */
  readonly solveProofOfWork: () => Promise<string>;
}

/**
 * The caller must hold the lock of the entry. Rejects if the key cannot be stored, because a key that might be lost must not
 * be used.
 */
export async function deliverEntry(deps: DeliveryDeps, id: string): Promise<SubmissionResult> {
  const stored = await deps.storage.update(id, (current) => current);
  if (!stored || stored.delivered) return toResult(stored);
  const keyed = stored.key ? stored : await withNewKey(deps, stored);
  if ('ok' in keyed) return keyed;
  // The server would hold a submission this fast for review; a proof of work prevents that.
  const entry = isTooFast(keyed) && !keyed.captchaKey ? await withProofOfWork(deps, keyed) : keyed;
  return send(deps, entry, ['renew-key', 'prove-work']);
}

/** @param recoveries outcomes that may still be handled by repeating the request, once each */
async function send(
  deps: DeliveryDeps,
  entry: PendingEntry,
  recoveries: readonly Outcome[],
): Promise<SubmissionResult> {
  const result = await postEntry(deps.api, entry);
  const outcome = getOutcome(result);
  if (!recoveries.includes(outcome)) return storeOutcome(deps, entry, result);
  const retried = await (outcome === 'renew-key' ? withNewKey(deps, entry) : withProofOfWork(deps, entry));
  if ('ok' in retried) return retried;
  return send(
    deps,
    retried,
    recoveries.filter((recovery) => recovery !== outcome),
  );
}

/** Milliseconds. A device that takes longer sends without a proof; the submission is then held for review. */
const PROOF_OF_WORK_TIMEOUT = 10_000;

async function withProofOfWork(
  { page, solveProofOfWork }: DeliveryDeps,
  entry: PendingEntry,
): Promise<PendingEntry> {
  let cancel = () => {};
  const timeout = new Promise<string>((resolve) => {
    cancel = page.clock.setTimeout(() => resolve(''), PROOF_OF_WORK_TIMEOUT);
  });
  const captchaKey = await Promise.race([solveProofOfWork().catch(() => ''), timeout]);
  cancel();
  return captchaKey ? { ...entry, captchaKey } : entry;
}

/** Replaces the key of the entry, unless another tab has replaced it in the meantime. */
async function withNewKey(deps: DeliveryDeps, entry: PendingEntry): Promise<PendingEntry | SubmissionResult> {
  const response = await requestSubmissionKey(deps.api);
  if (!response.ok) {
    const { retryable, ...failure } = response;
    return retryable ? postpone(deps, entry, failure) : reject(deps, entry, failure);
  }
  const { key } = response;
  const stored = await deps.storage.update(entry.id, (current) =>
    current && !current.delivered && current.key === entry.key ? { ...current, key } : current,
  );
  return stored && !stored.delivered ? stored : toResult(stored);
}

/** The result of an entry that was delivered by another tab or discarded by the visitor. */
const toResult = (entry: OutboxEntry | undefined): SubmissionResult =>
  entry?.delivered ? { ok: true, submissionId: entry.delivered.submissionId } : { ok: false, status: 0 };

async function storeOutcome(
  deps: DeliveryDeps,
  entry: PendingEntry,
  result: ApiResult<unknown>,
): Promise<SubmissionResult> {
  if (result.ok) {
    const receipt = readReceipt(result.data);
    const { id, formId, submittedAt } = entry;
    const delivered = { submissionId: receipt.submissionId, at: deps.page.clock.now() };
    await replace(deps, entry, () => ({ id, formId, submittedAt, delivered }));
    return receipt;
  }
  const toFailure = entry.content.type === 'comment' ? toCommentFailure : toSubmissionFailure;
  const failure = toFailure(result.status, result.error);
  if (!failure.message && !failure.fields)
    deps.page.warn(`${getElementTag(entry)}: the submission failed with status ${result.status}.`);
  return getOutcome(result) === 'retry' ? postpone(deps, entry, failure) : reject(deps, entry, failure);
}

/** Schedules the next attempt. */
async function postpone(
  deps: DeliveryDeps,
  entry: PendingEntry,
  failure: SubmissionFailure,
): Promise<SubmissionFailure> {
  const { page } = deps;
  const attempts = entry.attempts + 1;
  const notBefore = page.clock.now() + getRetryDelay(attempts, failure.retryAfter, getJitter(page));
  await replace(deps, entry, (current) => ({
    ...current,
    attempts,
    notBefore,
    lastStatus: failure.status,
    rejection: undefined,
  }));
  return { ...failure, waitingId: entry.id };
}

/** Keeps the entry until the visitor has dealt with the rejection. */
async function reject(
  deps: DeliveryDeps,
  entry: PendingEntry,
  rejection: SubmissionFailure,
): Promise<SubmissionFailure> {
  await replace(deps, entry, (current) => ({ ...current, rejection }));
  return rejection;
}

/** If the write fails, the entry is sent again unchanged; the server recognizes it by its key. */
async function replace(
  { storage }: DeliveryDeps,
  { id }: PendingEntry,
  change: (current: PendingEntry) => OutboxEntry,
): Promise<void> {
  await storage
    .update(id, (current) => (current && !current.delivered ? change(current) : current))
    .catch(() => {});
}

/** A number from 0 to 1, derived from the random part of an id. */
const getJitter = (page: Page): number => Number.parseInt(page.uuid().slice(-4), 16) / 0xffff;
