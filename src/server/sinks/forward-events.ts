/**
 * Forwards stored events to sinks. Events that a sink has not received yet wait in the database, not in this process.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db';
import {
  addReader,
  claimReader,
  countWaiting,
  hasWaiting,
  moveReader,
  readFeed,
  releaseReader,
} from '../stores/event-feed';
import type { EventSink } from './event-sink';

/** State of a sink. */
export interface SinkState {
  readonly name: string;
  /** Whether this server's last attempt failed. */
  isFailing(): boolean;
  /** Counts the events that wait for the sink, up to a limit. */
  countWaiting(): Promise<number>;
}

export interface EventForwarder {
  readonly sinks: readonly SinkState[];
  /** Erases the events of a visitor in all sinks. */
  erase: (visitor: string, id: string) => Promise<void>;
  /** Finishes running writes and lets other servers continue. */
  stop(): Promise<void>;
}

export interface ForwarderDeps {
  db: Db;
  siteId: string;
  /** Unique name of this process. */
  holder: string;
  onError(error: unknown): void;
}

/** Seconds after which another server takes over from one that has died. Longer than an attempt may take. */
const LEASE_S = 30;
const WRITE_MS = 20_000;

/** Pauses after failures, in milliseconds. */
const RETRY_MS = [500, 1000, 2000, 5000, 10_000];

/** Maximum number of waiting events that are counted. */
const MAX_COUNTED = 100_000;

/** Starts forwarding, one batch after the other. Only one server at a time forwards to each sink. */
export function forwardEvents(deps: ForwarderDeps, sinks: readonly EventSink[]): EventForwarder {
  const stopping = new AbortController();
  const failing = new Set<string>();
  const loops = sinks.map((sink) => run(deps, sink, failing, stopping.signal));
  return {
    sinks: sinks.map(({ name }) => ({
      name,
      isFailing: () => failing.has(name),
      countWaiting: () => countWaiting(deps.db, deps.siteId, name, MAX_COUNTED),
    })),
    async erase(visitor, id) {
      for (const sink of sinks) await sink.erase(visitor, id);
    },
    async stop() {
      stopping.abort();
      await Promise.all(loops);
      await Promise.all(sinks.map((sink) => sink.close()));
    },
  };
}

async function run(
  deps: ForwarderDeps,
  sink: EventSink,
  failing: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let isAdded = false;
  while (!signal.aborted) {
    let pause = sink.pauseMs;
    try {
      if (!isAdded) await addReader(deps.db, deps.siteId, sink.name);
      isAdded = true;
      if (await forwardBatch(deps, sink)) pause = 0;
      failures = 0;
      failing.delete(sink.name);
    } catch (error) {
      // Reported only once: a long outage of a sink would fill the log.
      if (failures === 0) deps.onError(error);
      failing.add(sink.name);
      pause = RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] as number;
    }
    // Even without a pause, visitors are served between two batches.
    await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
  await releaseReader(deps.db, deps.siteId, sink.name, deps.holder).catch(deps.onError);
}

/**
 * Returns whether the batch was full, so that more events may wait. While no events wait, nothing is written to the
 * database.
 */
async function forwardBatch({ db, siteId, holder }: ForwarderDeps, sink: EventSink): Promise<boolean> {
  if (!(await hasWaiting(db, siteId, sink.name))) return false;
  const place = await claimReader(db, siteId, sink.name, { holder, seconds: LEASE_S });
  if (!place) return false;
  const events = await readFeed(db, siteId, place, sink.maxBatch);
  const last = events.at(-1);
  if (!last) return false;
  await within(sink.write(events), WRITE_MS, sink.name);
  await moveReader(db, siteId, sink.name, { holder, place: last });
  return events.length === sink.maxBatch;
}

async function within<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`The event sink ${name} did not respond within ${ms / 1000} seconds.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
