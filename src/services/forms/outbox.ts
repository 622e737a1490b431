// Exactly-once submission queue. Every submission is stored before it is sent and stays stored until the server accepts
// or rejects it, so that a reload, a killed tab or a lost connection loses nothing.
import { commonMessages } from '../../core/messages/common-messages';
import { createStore, type Store, type WritableStore } from '../../core/store';
import type { Page } from '../page/page';
import { type DeliveryDeps, deliverEntry } from './delivery';
import {
  createEntry,
  getExpiredEntries,
  isPending,
  isSameSubmission,
  type NewEntry,
  type OutboxEntry,
  toWaitingSubmission,
} from './outbox-entry';
import { hasStoredEntries, OUTBOX_FLAG } from './outbox-keys';
import {
  createOutboxStorage,
  DATABASE_RETRY_DELAY,
  getEntryLockName,
  type OutboxStorage,
} from './outbox-storage';
import { type FlushReason, getNextAttemptTime, INITIAL_RETRY_DELAY, isDue } from './retry-schedule';
import type { Outbox, SentSubmission, SubmissionResult, WaitingSubmission } from './types';

export interface OutboxService extends Outbox {
  /** @param secret keeps the entry in memory */
  send(submission: NewEntry, secret?: boolean): Promise<SubmissionResult>;
  stop(): void;
}

export interface OutboxDeps extends Omit<DeliveryDeps, 'storage'> {
  /** Synchronizes with the other tabs of the site. */
  readonly syncTabs: boolean;
}

/** Milliseconds until an entry that is locked by another tab, or cannot be written, is tried again. */
const LOCKED_RETRY_DELAY = 5000;
/** Milliseconds. Slightly longer than the pause of the disk, because timers may fire early. */
const REREAD_DELAY = DATABASE_RETRY_DELAY + 1000;

export function createOutbox({ page, api, solveProofOfWork, syncTabs }: OutboxDeps): OutboxService {
  const storage = createOutboxStorage(page);
  const waiting = createStore<readonly WaitingSubmission[]>([]);
  const sent = createStore<readonly SentSubmission[]>([]);
  const attempts = new Map<string, Promise<SubmissionResult>>();
  const cooldowns = new Map<string, number>();
  /** New entries that are not stored yet but must already be visible. */
  const unsavedEntries = new Map<string, OutboxEntry>();
  /** Ids whose outcome the visitor sees immediately, so that a rejection does not have to be stored. */
  const observedIds = new Set<string>();
  const cleanups = [confirmLeaveWhileInMemory(page, waiting)];
  let entries: readonly OutboxEntry[] = [];
  let started: Promise<void> | undefined;
  const attemptTimer = createTimer(page.clock);
  const rereadTimer = createTimer(page.clock);
  let notifyTabs = () => {};
  let stopped = false;

  /** Called with the first submission, or immediately if an earlier page has left entries. */
  function start(): Promise<void> {
    if (started) return started;
    cleanups.push(page.on('online', () => void flush('online')));
    if (syncTabs) {
      const channel = page.openChannel(OUTBOX_FLAG, () => void refresh());
      notifyTabs = () => channel.post('changed');
      cleanups.push(channel.close);
    }
    started = refresh();
    return started;
  }

  /** Reads the stored entries and updates the stores. */
  async function refresh(): Promise<void> {
    const now = page.clock.now();
    const { entries: all, isComplete } = await storage.readAll();
    rereadTimer(isComplete || stopped ? undefined : REREAD_DELAY, () => void refresh());
    const expired = getExpiredEntries(all, now);
    for (const { id } of expired) await storage.update(id, () => undefined).catch(() => {});
    const current = all.filter((entry) => !expired.includes(entry));
    // Entries on a disk that does not respond stay visible.
    setEntries(isComplete ? current : mergeEntries(entries, current));
    if (isComplete && current.length === 0) await clearFlag(page, storage);
  }

  function setEntries(next: readonly OutboxEntry[]): void {
    entries = mergeEntries([...unsavedEntries.values()], next);
    if (entries.length > 0) page.local.set(OUTBOX_FLAG, '1');
    const isInMemory = (id: string) => unsavedEntries.has(id) || storage.isInMemory(id);
    waiting.set(
      entries
        .filter(isPending)
        .map((entry) => toWaitingSubmission(entry, attempts.has(entry.id), isInMemory(entry.id))),
    );
    scheduleAttempt();
  }

  function scheduleAttempt(): void {
    const now = page.clock.now();
    const idle = entries.filter(({ id }) => !attempts.has(id));
    const time = stopped ? undefined : getNextAttemptTime(idle, now, cooldowns);
    attemptTimer(time === undefined ? undefined : Math.max(0, time - now), () => void flush('due'));
  }

  /** Sends the entries that are due, one after the other, until the server cannot be reached. */
  async function flush(reason: FlushReason): Promise<void> {
    for (const entry of entries) {
      if (stopped) return;
      if (attempts.has(entry.id) || !isDue(entry, reason, page.clock.now(), cooldowns)) continue;
      const result = await attempt(entry.id, 'skip');
      if (!result.ok && result.status === 0 && result.waitingId) return;
    }
    // The timer may have fired early, before anything was due.
    scheduleAttempt();
  }

  /** Runs one attempt per entry at a time, across tabs. Concurrent callers on this page share the result. */
  function attempt(
    id: string,
    lockMode: 'wait' | 'skip',
    before?: () => Promise<void>,
  ): Promise<SubmissionResult> {
    const current = attempts.get(id);
    if (current) return current;
    const run = async (): Promise<SubmissionResult> => {
      await before?.();
      const result = await page
        .lock(getEntryLockName(id), lockMode, () =>
          deliverEntry({ page, api, solveProofOfWork, storage }, id),
        )
        .catch(() => null);
      cooldowns.set(id, page.clock.now() + getCooldown(result));
      if (result?.ok) addDelivered(sent, entries, { id, submissionId: result.submissionId });
      else if (result && !result.waitingId && observedIds.has(id))
        await storage.update(id, () => undefined).catch(() => {});
      attempts.delete(id);
      await refresh();
      notifyTabs();
      return result ?? { ok: false, status: 0, message: commonMessages.unableToConnect, waitingId: id };
    };
    const result = run();
    attempts.set(id, result);
    setEntries(entries);
    return result;
  }

  async function send(submission: NewEntry, secret = false): Promise<SubmissionResult> {
    await start();
    const { captchaKey } = submission;
    const existing = entries.find((entry) => isSameSubmission(entry, submission));
    const entry = existing ?? createEntry(submission, page);
    const { id } = entry;
    const store = async () => {
      const setCaptchaKey = (current?: OutboxEntry) =>
        current && isPending(current) && captchaKey ? { ...current, captchaKey } : current;
      const updated = existing && (await storage.update(id, setCaptchaKey).catch(() => entry));
      if (!updated) await storage.add(entry, secret);
      unsavedEntries.delete(id);
      setEntries(entries.some((other) => other.id === id) ? entries : [...entries, entry]);
    };
    if (!existing) unsavedEntries.set(id, entry);
    // A submission that waited in memory was already reported.
    if (!submission.id) observedIds.add(id);
    const result = await attempt(id, 'wait', store);
    observedIds.delete(id);
    return result;
  }

  async function discard(id: string): Promise<void> {
    await start();
    await page.lock(getEntryLockName(id), 'wait', () => storage.update(id, () => undefined).catch(() => {}));
    await refresh();
    notifyTabs();
  }

  function stop(): void {
    stopped = true;
    attemptTimer();
    rereadTimer();
    for (const cleanup of cleanups.splice(0)) cleanup();
  }

  if (hasStoredEntries((key) => page.local.get(key) !== null)) void start();
  return {
    waiting,
    sent,
    async retryNow() {
      await start();
      await refresh();
      await flush('manual');
    },
    discard,
    send,
    stop,
  };
}

/** Milliseconds. A failed write may have lost the retry time of an entry. */
function getCooldown(result: SubmissionResult | null): number {
  if (!result) return LOCKED_RETRY_DELAY;
  return !result.ok && result.waitingId ? INITIAL_RETRY_DELAY : 0;
}

/** Oldest first; entries of the second list replace those of the first. */
function mergeEntries(first: readonly OutboxEntry[], second: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const all = new Map([...first, ...second].map((entry) => [entry.id, entry]));
  return [...all.values()].sort((a, b) => a.submittedAt - b.submittedAt);
}

/** Saves later pages from loading the outbox. */
async function clearFlag({ local }: Page, storage: OutboxStorage): Promise<void> {
  if (!local.get(OUTBOX_FLAG)) return;
  local.remove(OUTBOX_FLAG);
  // Another tab may have set the flag and stored an entry between the read and the removal.
  const { entries, isComplete } = await storage.readAll();
  if (!isComplete || entries.length > 0) local.set(OUTBOX_FLAG, '1');
}

/** Adds a submission once, even when several attempts report it. */
function addDelivered(
  sent: WritableStore<readonly SentSubmission[]>,
  entries: readonly OutboxEntry[],
  { id, submissionId }: Omit<SentSubmission, 'formId'>,
): void {
  const formId = entries.find((entry) => entry.id === id)?.formId ?? '';
  if (!sent.get().some((other) => other.id === id)) sent.set([...sent.get(), { id, formId, submissionId }]);
}

/** The browser asks the visitor before leaving the page while a submission would be lost with it. */
function confirmLeaveWhileInMemory(page: Page, waiting: Store<readonly WaitingSubmission[]>): () => void {
  let release = () => {};
  const unsubscribe = waiting.subscribe((submissions) => {
    release();
    release = submissions.some(({ inMemory }) => inMemory) ? page.confirmLeave() : () => {};
  });
  return () => {
    unsubscribe();
    release();
  };
}

/** A timer that replaces its previous callback whenever it is set. */
function createTimer(clock: Page['clock']) {
  let cancel = () => {};
  return (ms?: number, run = () => {}): void => {
    cancel();
    cancel = ms === undefined ? () => {} : clock.setTimeout(run, Math.ceil(ms));
  };
}
