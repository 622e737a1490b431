/** Batches events of many visitors into shared commits and acknowledges each after it is on disk. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from '../db/db';
import type { EventRow } from '../domain/counted-event';

/** Destination of events. */
export interface EventSink {
  /**
   * Resolves when the row is stored. Rejects with `EventSinkFullError` when the queue is full, or with the database
   * error.
   */
  write(row: EventRow): Promise<void>;
  /** Resolves when every row added so far is settled. */
  drain(): Promise<void>;
}

/** The queue is full; the client should retry later. */
export class EventSinkFullError extends Error {}

/** Options of a sink. `insert` must ignore rows that already exist. */
export interface EventSinkOptions {
  insert(rows: readonly EventRow[]): Promise<void>;
  maxBatch: number;
  /** Maximum delay before a row is written, in milliseconds. */
  linger?: number;
  /** Maximum number of queued rows. */
  capacity?: number;
}

interface Waiting {
  row: EventRow;
  resolve(): void;
  reject(error: unknown): void;
}

const LINGER_MS = 20;
const CAPACITY = 20_000;

/** Delays between retries after a failure of the database, as opposed to one of a row. */
const PAUSES = [50, 200, 800];

/** Creates a sink that writes one batch at a time. */
export function createEventSink({
  insert,
  maxBatch,
  linger = LINGER_MS,
  capacity = CAPACITY,
}: EventSinkOptions): EventSink {
  const queue: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    await sleep(linger);
    while (queue.length > 0) await store(queue.splice(0, maxBatch), insert);
    running = undefined;
  }

  return {
    write(row) {
      if (queue.length >= capacity) return Promise.reject(new EventSinkFullError());
      return new Promise((resolve, reject) => {
        queue.push({ row, resolve, reject });
        running ??= run();
      });
    },
    async drain() {
      while (running) await running;
    },
  };
}

/** A batch that fails because of a row is bisected until that row is isolated; all others are stored. */
async function store(batch: Waiting[], insert: EventSinkOptions['insert']): Promise<void> {
  try {
    await withPatience(() => insert(batch.map((one) => one.row)));
    for (const one of batch) one.resolve();
  } catch (error) {
    if (batch.length === 1 || !isAboutData(error)) {
      for (const one of batch) one.reject(error);
      return;
    }
    const half = Math.ceil(batch.length / 2);
    await store(batch.slice(0, half), insert);
    await store(batch.slice(half), insert);
  }
}

async function withPatience(work: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (isAboutData(error)) throw error;
      await sleep(pause);
    }
  }
  return work();
}

/** SQLSTATE classes 22 (data) and 23 (constraint): retrying cannot succeed. */
function isAboutData(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error));
}
