/** How do events from many visitors share a commit, without one being acknowledged before it is on disk? */
import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from '../db/db';
import type { EventRow } from '../domain/counted-event';

/** Where events go. */
export interface EventSink {
  /** Resolves when the row is stored. Rejects with `SinkFull` when too many wait, or with the database's error. */
  write(row: EventRow): Promise<void>;
  /** Resolves when everything handed in so far is settled. */
  drain(): Promise<void>;
}

/** Too many events wait for the database: come back later. */
export class EventSinkFullError extends Error {}

/** What a sink needs. `insert` must not mind a row that is there already. */
export interface EventSinkOptions {
  insert(rows: readonly EventRow[]): Promise<void>;
  maxBatch: number;
  /** How long a row may wait for company, in milliseconds. */
  linger?: number;
  /** Rows that may wait. */
  capacity?: number;
}

interface Waiting {
  row: EventRow;
  resolve(): void;
  reject(error: unknown): void;
}

const LINGER_MS = 20;
const CAPACITY = 20_000;

/** Pauses before another try when the database itself, not a row, is in trouble. */
const PAUSES = [50, 200, 800];

/** A sink that groups rows into batches and writes one batch at a time. */
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

/** A batch that fails because of one row is halved until that row stands alone; the others are stored. */
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

/** SQLSTATE classes 22 (data) and 23 (constraint) will fail again however often they are tried. */
function isAboutData(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error));
}
