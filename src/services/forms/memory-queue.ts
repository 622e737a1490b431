// Keeps submissions in memory while the script of the outbox cannot be loaded.
import { cloneJson } from '../../core/json';
import { createStore, type Store } from '../../core/store';
import type { FormValues } from '../../core/wire/form';
import type { Page } from '../page/page';
import type { Forms, SubmissionResult, WaitingSubmission } from './types';

export interface QueuedSubmission {
  readonly formId: string;
  /** Any JSON values. */
  readonly values: unknown;
  /** Hands the submission over to the outbox under this id. */
  send(forms: Forms, id: string): Promise<SubmissionResult>;
}

export interface MemoryQueue {
  readonly waiting: Store<readonly WaitingSubmission[]>;
  /** Returns the id of the submission, the same one for the same values; undefined if it cannot be sent later. */
  add(submission: QueuedSubmission): string | undefined;
  discard(id: string): void;
  /** Hands all submissions over to the outbox. */
  flush(forms: Forms): void;
  stop(): void;
}

/** First and longest delay between automatic loads, in milliseconds. */
const INITIAL_DELAY = 2000;
const MAX_DELAY = 300_000;

/** @param load loads the outbox; on success, the caller calls `flush` */
export function createMemoryQueue(
  page: Pick<Page, 'clock' | 'confirmLeave' | 'uuid'>,
  load: () => Promise<unknown>,
): MemoryQueue {
  const waiting = createStore<readonly WaitingSubmission[]>([]);
  const senders = new Map<string, QueuedSubmission['send']>();
  let delay = INITIAL_DELAY;
  let isStopped = false;
  let cancelLoad = () => {};
  let allowLeave = () => {};

  function setWaiting(entries: readonly WaitingSubmission[]): void {
    allowLeave();
    allowLeave = entries.length > 0 ? page.confirmLeave() : () => {};
    waiting.set(entries);
  }

  function scheduleLoad(): void {
    cancelLoad();
    if (isStopped || senders.size === 0) return;
    cancelLoad = page.clock.setTimeout(() => void load().catch(scheduleLoad), delay);
    delay = Math.min(MAX_DELAY, delay * 2);
  }

  function discard(id: string): void {
    if (senders.delete(id)) setWaiting(waiting.get().filter((entry) => entry.id !== id));
    if (senders.size === 0) cancelLoad();
  }

  return {
    waiting,
    add({ formId, values, send }) {
      const copy = cloneJson(values) as FormValues | null;
      if (!copy || isStopped) return undefined;
      const json = JSON.stringify(copy);
      const isSame = (entry: WaitingSubmission) =>
        entry.formId === formId && JSON.stringify(entry.values) === json;
      const existing = waiting.get().find(isSame);
      const id = existing?.id ?? page.uuid();
      senders.set(id, send);
      const entry = { id, formId, values: copy, submittedAt: page.clock.now(), inMemory: true } as const;
      if (!existing) setWaiting([...waiting.get(), { ...entry, state: 'waiting' }]);
      scheduleLoad();
      return id;
    },
    discard,
    flush(forms) {
      cancelLoad();
      for (const [id, send] of senders) void send(forms, id).finally(() => discard(id));
    },
    stop() {
      isStopped = true;
      cancelLoad();
      allowLeave();
    },
  };
}
