/** Runs queued jobs with retries: at least once, and never forever. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db';
import { getRetryDelay } from '../domain/backoff';
import { JobFailure } from '../domain/job-failure';
import { claimJobs, failJob, finishJob, type Job, type JobKind } from '../stores/jobs';

/** Runs one job; rejects with `JobFailure`. The signal aborts when the server stops. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

export interface JobWorker {
  /** Wakes the worker because a job was added. */
  wake(): void;
  /** Runs all due jobs; resolves when none is left. Never rejects. */
  runDue(): Promise<void>;
  /** Takes no further jobs, aborts running ones (they are due again when their lease expires) and resolves. */
  stop(): Promise<void>;
}

/** Dependencies of a worker. */
export interface JobWorkerDeps {
  db: Db;
  siteId: string;
  handlers: Readonly<Record<JobKind, JobHandler>>;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Called when the database query fails. */
  onError(error: unknown): void;
}

/** Concurrent jobs. */
const LIMIT = 4;

/** Longer than any handler runs: a job is run twice only when a worker died. */
const LEASE_MS = 120_000;

/** Polling interval for retries and for jobs of other servers, in milliseconds. */
const LOOK_MS = 5000;

/** Time for running jobs to finish when the server stops, in milliseconds. */
const PATIENCE_MS = 3000;

/** Creates a worker that sleeps until `wake` or until the polling interval has passed. */
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
    const problem = error instanceof JobFailure ? error.message : 'Internal error of the server.';
    await failJob(db, siteId, job.id, { problem, now, dueAt: pause === undefined ? undefined : now + pause });
  }
}
