/** Combines events of many visitors into shared commits, and acknowledges each once it is on disk. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from '../db/db';
import type { EventRow } from '../domain/counted-event';

/** Queue in front of the table of events. */
export interface EventWriter {
  /**
   * Resolves when the row is stored. Rejects with `EventQueueFullError` if the queue is full, or with the database
   * error.
   */
  write(row: EventRow): Promise<void>;
  /** Number of waiting rows. */
  waiting(): number;
  /** Whether further rows are rejected. */
  isFull(): boolean;
  /** Resolves when every row added so far is settled. */
  drain(): Promise<void>;
}

/** The queue is full; the client should retry later. */
export class EventQueueFullError extends Error {}

/** Rows of a batch that were not stored, and the reason. */
export interface RefusedRows {
  rows: readonly EventRow[];
  error: unknown;
}

/** Options of a writer. */
export interface EventWriterOptions {
  /** Must ignore rows that already exist. Returns undefined if none was refused. */
  insert(rows: readonly EventRow[]): Promise<RefusedRows | undefined>;
  maxBatch: number;
  /** Maximum number of queued rows. */
  capacity?: number;
}

interface PendingRow {
  row: EventRow;
  resolve(): void;
  reject(error: unknown): void;
}

const CAPACITY = 20_000;

/** Delays between retries after a database failure, as opposed to an invalid row. */
const RETRY_DELAYS_MS = [50, 200, 800];

/**
 * Creates a writer that writes one batch at a time. A single row does not wait; rows that arrive during a batch form
 * the next one, so that batches grow with the load.
 */
export function createEventWriter({
  insert,
  maxBatch,
  capacity = CAPACITY,
}: EventWriterOptions): EventWriter {
  const queue: PendingRow[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    do {
      await nextTurn(); // requests that have arrived together are stored together
      await storeBatch(queue.splice(0, maxBatch), insert);
    } while (queue.length > 0);
    running = undefined;
  }

  return {
    write(row) {
      if (queue.length >= capacity) return Promise.reject(new EventQueueFullError());
      return new Promise((resolve, reject) => {
        queue.push({ row, resolve, reject });
        running ??= run();
      });
    },
    waiting: () => queue.length,
    isFull: () => queue.length >= capacity,
    async drain() {
      while (running) await running;
    },
  };
}

/** A batch that fails because of a row is bisected until that row is isolated; all others are stored. */
async function storeBatch(batch: PendingRow[], insert: EventWriterOptions['insert']): Promise<void> {
  try {
    const refused = await retryInsert(() => insert(batch.map((one) => one.row)));
    const rows = new Set(refused?.rows);
    for (const one of batch) {
      if (rows.has(one.row)) one.reject(refused?.error);
      else one.resolve();
    }
  } catch (error) {
    if (batch.length === 1 || !isDataError(error)) return rejectBatch(batch, error);
    const half = Math.ceil(batch.length / 2);
    await storeBatch(batch.slice(0, half), insert);
    await storeBatch(batch.slice(half), insert);
  }
}

function rejectBatch(batch: readonly PendingRow[], error: unknown): void {
  for (const one of batch) one.reject(error);
}

async function retryInsert<T>(insert: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await insert();
    } catch (error) {
      if (isDataError(error)) throw error;
      await sleep(delay);
    }
  }
  return insert();
}

/** SQLSTATE classes 22 (data) and 23 (constraint): retrying cannot succeed. */
function isDataError(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error));
}
