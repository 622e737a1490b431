// What has the visitor sent that has not arrived yet, and when is it tried again? Everything is written down before it
// is on its way and stays until the server has taken or refused it: a reload, a killed tab or a dead line lose nothing.
import { commonMessages } from '../../core/messages';
import { createStore, type Store, type WritableStore } from '../../core/store';
import type { Page } from '../page/page';
import { type DeliveryDeps, deliverEntry } from './delivery';
import type { SentSubmission, Submission, SubmissionResult, WaitingSubmission } from './forms';
import {
  createEntry,
  getExpiredEntries,
  isSameSubmission,
  type OutboxEntry,
  toWaitingSubmission,
} from './outbox-entry';
import { getEntryLockName, OUTBOX_FLAG } from './outbox-keys';
import { createOutboxStorage, DATABASE_RETRY_DELAY, type OutboxStorage } from './outbox-storage';
import { INITIAL_RETRY_DELAY } from './outcome';
import { type FlushReason, getNextAttemptTime, isDue } from './retry-schedule';

export interface Outbox {
  /** What waits, oldest first; also from earlier pages and other tabs of this browser. */
  readonly waiting: Store<readonly WaitingSubmission[]>;
  /** What has arrived from this page while it was open, at once or later. */
  readonly sent: Store<readonly SentSubmission[]>;
  /** Tries everything again now, refused submissions too. */
  retryNow(): Promise<void>;
  /** Gives up a submission that waits: its words are gone. */
  discard(id: string): Promise<void>;
}

/** The outbox as its owner sees it. */
export interface OutboxService extends Outbox {
  send(submission: Submission, body: URLSearchParams): Promise<SubmissionResult>;
  stop(): void;
}

export interface OutboxDeps extends Omit<DeliveryDeps, 'shelf'> {
  readonly follow: boolean;
}

/** A parcel that another tab holds, or a disk that refuses, is looked at again after this time, in ms. */
const REST = 5000;
/** A little more than the disk rests: a timer may ring before the clock says so. */
const LOOK_AGAIN = DATABASE_RETRY_DELAY + 1000;

export function createOutbox({ page, api, solveProofOfWork, follow }: OutboxDeps): OutboxService {
  const shelf = createOutboxStorage(page);
  const waiting = createStore<readonly WaitingSubmission[]>([]);
  const sent = createStore<readonly SentSubmission[]>([]);
  const running = new Map<string, Promise<SubmissionResult>>();
  const resting = new Map<string, number>();
  /** On their way to the shelf: nobody must miss them in the meantime. */
  const fresh = new Map<string, OutboxEntry>();
  /** What the visitor sees the outcome of at once: a refusal need not be kept. */
  const attended = new Set<string>();
  const ends = [holdWhile(page, waiting)];
  let parcels: readonly OutboxEntry[] = [];
  let awake: Promise<void> | undefined;
  const nextTry = createAlarm(page.clock);
  const nextLook = createAlarm(page.clock);
  let tell = () => {};
  let stopped = false;

  /** From the first submission on, or from the start if an earlier page has left something. */
  function wake(): Promise<void> {
    if (awake) return awake;
    ends.push(page.on('online', () => void flush('online')));
    if (follow) {
      const tabs = page.openChannel(OUTBOX_FLAG, () => void look());
      tell = () => tabs.post('changed');
      ends.push(tabs.close);
    }
    awake = look();
    return awake;
  }

  /** Reads what lies there and tells everybody on this page. */
  async function look(): Promise<void> {
    const now = page.clock.now();
    const { entries: all, isComplete } = await shelf.all();
    // What lies on a disk that does not answer is not seen, but not forgotten either.
    nextLook(isComplete || stopped ? undefined : LOOK_AGAIN, () => void look());
    const past = getExpiredEntries(all, now);
    for (const { id } of past) await shelf.update(id, () => undefined).catch(() => {});
    const seen = all.filter((parcel) => !past.includes(parcel));
    show(isComplete ? seen : joined(parcels, seen));
    if (isComplete && all.length === past.length) await dropMark(page, shelf);
  }

  function show(next: readonly OutboxEntry[]): void {
    parcels = joined([...fresh.values()], next);
    if (parcels.length > 0) page.local.set(OUTBOX_FLAG, '1');
    const open = parcels.filter(({ delivered }) => !delivered);
    const inMemory = (id: string) => fresh.has(id) || shelf.isInMemory(id);
    waiting.set(open.map((one) => toWaitingSubmission(one, running.has(one.id), inMemory(one.id))));
    schedule();
  }

  function schedule(): void {
    const idle = parcels.filter(({ id }) => !running.has(id));
    const turn = stopped ? undefined : getNextAttemptTime(idle, page.clock.now(), resting);
    const pause = turn === undefined ? undefined : Math.max(0, turn - page.clock.now());
    nextTry(pause, () => void flush('due'));
  }

  /** Tries what is due, one after the other; a dead line is not tried twice. */
  async function flush(urge: FlushReason): Promise<void> {
    for (const parcel of parcels) {
      if (stopped) return;
      if (running.has(parcel.id) || !isDue(parcel, urge, page.clock.now(), resting)) continue;
      const result = await attempt(parcel.id, 'skip');
      if (!result.ok && result.status === 0 && result.waiting) return;
    }
    // A timer may ring before its time: then nothing was due.
    schedule();
  }

  /** One attempt per parcel at a time, here and in other tabs; whoever asks meanwhile gets the same answer. */
  function attempt(
    id: string,
    mode: 'wait' | 'skip',
    before?: () => Promise<void>,
  ): Promise<SubmissionResult> {
    const now = running.get(id);
    if (now) return now;
    const run = async (): Promise<SubmissionResult> => {
      await before?.();
      const result = await page
        .lock(getEntryLockName(id), mode, () => deliverEntry({ page, api, solveProofOfWork, shelf }, id))
        .catch(() => null);
      resting.set(id, page.clock.now() + restAfter(result));
      if (result?.ok) addSent(sent, parcels, { id, submissionId: result.submissionId });
      else if (result && !result.waiting && attended.has(id))
        await shelf.update(id, () => undefined).catch(() => {});
      running.delete(id);
      await look();
      tell();
      return result ?? { ok: false, status: 0, message: commonMessages.unableToConnect, waiting: id };
    };
    const outcome = run();
    running.set(id, outcome);
    show(parcels);
    return outcome;
  }

  async function send(submission: Submission, body: URLSearchParams): Promise<SubmissionResult> {
    await wake();
    const { formId, captchaKey, secret = false } = submission;
    const known = parcels.find((parcel) => isSameSubmission(parcel, formId, body.get('form') ?? ''));
    const parcel = known ?? createEntry(submission, body, page);
    const { id } = parcel;
    const write = async () => {
      const renew = (before?: OutboxEntry) =>
        before && !before.delivered && captchaKey ? { ...before, captchaKey } : before;
      const kept = known && (await shelf.update(id, renew).catch(() => parcel));
      if (!kept) await shelf.put(parcel, secret);
      fresh.delete(id);
      show(parcels.some((one) => one.id === id) ? parcels : [...parcels, parcel]);
    };
    if (!known) fresh.set(id, parcel);
    attended.add(id);
    const result = await attempt(id, 'wait', write);
    attended.delete(id);
    return result;
  }

  async function discard(id: string): Promise<void> {
    await wake();
    await page.lock(getEntryLockName(id), 'wait', () => shelf.update(id, () => undefined).catch(() => {}));
    await look();
    tell();
  }

  function stop(): void {
    stopped = true;
    nextTry();
    nextLook();
    for (const end of ends.splice(0)) end();
  }

  if (page.local.get(OUTBOX_FLAG)) void wake();
  return {
    waiting,
    sent,
    retryNow: async () =>
      wake()
        .then(look)
        .then(() => flush('all')),
    discard,
    send,
    stop,
  };
}

/** In ms. The disk may not have taken that it is to wait. */
function restAfter(result: SubmissionResult | null): number {
  if (!result) return REST;
  return !result.ok && result.waiting ? INITIAL_RETRY_DELAY : 0;
}

/** Oldest first; what both know is as the news have it. */
function joined(known: readonly OutboxEntry[], news: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const all = new Map([...known, ...news].map((parcel) => [parcel.id, parcel]));
  return [...all.values()].sort((a, b) => a.submittedAt - b.submittedAt);
}

/** Later pages need not look any more. */
async function dropMark({ local }: Page, shelf: OutboxStorage): Promise<void> {
  if (!local.get(OUTBOX_FLAG)) return;
  local.remove(OUTBOX_FLAG);
  // Another tab may have written between the look and the removal, and set the mark before it.
  const { entries, isComplete } = await shelf.all();
  if (!isComplete || entries.length > 0) local.set(OUTBOX_FLAG, '1');
}

/** Each once, also when several attempts hear of it. */
function addSent(
  sent: WritableStore<readonly SentSubmission[]>,
  parcels: readonly OutboxEntry[],
  { id, submissionId }: Omit<SentSubmission, 'formId'>,
): void {
  const formId = parcels.find((parcel) => parcel.id === id)?.formId ?? '';
  if (!sent.get().some((one) => one.id === id)) sent.set([...sent.get(), { id, formId, submissionId }]);
}

/** The visitor is asked before the page is left, while something would be gone with it. */
function holdWhile(page: Page, waiting: Store<readonly WaitingSubmission[]>): () => void {
  let letGo = () => {};
  const stop = waiting.subscribe((all) => {
    letGo();
    letGo = all.some(({ inMemory }) => inMemory) ? page.confirmLeave() : () => {};
  });
  return () => {
    stop();
    letGo();
  };
}

/** One thing to be done later, in ms; what it was set to before is forgotten. */
function createAlarm(clock: Page['clock']) {
  let cancel = () => {};
  return (ms?: number, ring = () => {}): void => {
    cancel();
    cancel = ms === undefined ? () => {} : clock.setTimeout(ring, Math.ceil(ms));
  };
}
