/** Who does what waits in the outbox of the database, and tries again what failed? At least once, never for ever. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db';
import { getRetryDelay } from '../domain/backoff';
import { claimJobs, failJob, finishJob, type Job, type JobKind } from '../stores/jobs';
import { JobFailure } from './failure';

/** Does one job; rejects with `JobFailure`. The signal says that the server stops. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

export interface JobWorker {
  /** There is something to do: do not wait for the next look. */
  wake(): void;
  /** Does everything that is due; resolves when there is nothing left. Never rejects. */
  runDue(): Promise<void>;
  /** Takes nothing new, breaks off what runs (it is due again when its lease ends) and resolves. */
  stop(): Promise<void>;
}

/** What a worker works with. */
export interface JobWorkerDeps {
  db: Db;
  siteId: string;
  handlers: Readonly<Record<JobKind, JobHandler>>;
  /** Milliseconds since 1970. */
  clock(): number;
  /** The database could not be asked. */
  onError(error: unknown): void;
}

/** Jobs at once. */
const LIMIT = 4;

/** Longer than any handler takes: a job is done by two only when one of them died. */
const LEASE_MS = 120_000;

/** Milliseconds between two looks of nobody in particular: retries, and jobs of other servers. */
const LOOK_MS = 5000;

/** Milliseconds that running jobs get when the server stops. */
const PATIENCE_MS = 3000;

/** A worker that rests until `wake`; `look` makes it look by itself from time to time. */
export function createJobWorker(parts: JobWorkerDeps, look = true): JobWorker {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await drain(parts, stopping.signal).catch(parts.onError);
    } while (again && !stopping.signal.aborted);
  };
  const runDue = (): Promise<void> => {
    if (stopping.signal.aborted) return Promise.resolve();
    again = running !== undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = look ? setInterval(() => void runDue(), LOOK_MS).unref() : undefined;
  return {
    runDue,
    wake: () => void runDue(),
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.race([running, sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

async function drain(parts: JobWorkerDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const jobs = await claimJobs(parts.db, parts.siteId, parts.clock(), { limit: LIMIT, leaseMs: LEASE_MS });
    if (jobs.length === 0) return;
    await Promise.all(jobs.map((job) => work(parts, job, signal)));
  }
}

async function work(
  { db, siteId, handlers, clock }: JobWorkerDeps,
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  try {
    await handlers[job.kind](job, signal);
    await finishJob(db, siteId, job.id, clock());
  } catch (error) {
    if (signal.aborted) return;
    const now = clock();
    const final = error instanceof JobFailure && error.final;
    const pause = final ? undefined : getRetryDelay(job.tries, Math.random());
    const problem = error instanceof JobFailure ? error.message : 'The server itself failed.';
    await failJob(db, siteId, job.id, { problem, now, dueAt: pause === undefined ? undefined : now + pause });
  }
}
