/** Runs queued jobs with retries: at least once, and never forever. */
import { setTimeout as sleep } from 'node:timers/promises';
import { runInContext } from '../context/request-context';
import type { Tracer } from '../context/tracer';
import { DatabaseUnavailable, type Db } from '../db/db';
import { getRetryDelay } from '../domain/backoff';
import { JobFailure } from '../domain/job-failure';
import { claimJobs, failJob, finishJob, type Job, type JobKind, releaseJob } from '../stores/jobs';

/** Runs one job; rejects with `JobFailure`. The signal aborts when the server stops. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

export interface JobWorker {
  /** Starts the worker because a job was added. */
  notify(): void;
  /** Whether the last attempt to read the queue failed. */
  isFailing(): boolean;
  /** Runs all due jobs; resolves when none is left. Never rejects. */
  runDue(): Promise<void>;
  /**
   * Takes no further jobs, and resolves when the running ones have ended; late ones are aborted and due again
   * immediately.
   */
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
  /** Undefined: jobs have no spans. */
  tracer?: Tracer | undefined;
  /** Called after each attempt. */
  log(entry: JobLogEntry): void;
}

/** An attempt at a job. `error` is set for errors of the server only. */
export interface JobLogEntry {
  /** Id of the request that added the job, or else of the job. */
  id: string;
  job: string;
  kind: JobKind;
  /** `retried`: due again later; `failed`: given up; `released`: ended because the server stops. */
  outcome: 'done' | 'retried' | 'failed' | 'released';
  tries: number;
  ms: number;
  error?: unknown;
}

/** Maximum number of concurrent jobs. */
const CONCURRENCY = 4;

/** Longer than any handler runs: a job is run twice only when a worker died. */
const LEASE_MS = 120_000;

/** Time to record the result of a job, in milliseconds: together with the job itself, less than the lease. */
const RECORD_MS = 60_000;

/** Pause between attempts to record a result, in milliseconds. */
const RECORD_PAUSE_MS = 200;

/** Polling interval for retries and for jobs of other servers, in milliseconds. */
const POLL_INTERVAL_MS = 5000;

/** Time for running jobs to finish when the server stops, in milliseconds: the timeout of a webhook or mail. */
const SHUTDOWN_TIMEOUT_MS = 16_000;

/** Time for aborted jobs to be released, in milliseconds. */
const RELEASE_TIMEOUT_MS = 2000;

/** Creates a worker that sleeps until `notify` is called or the polling interval has passed. */
export function createJobWorker(
  parts: JobWorkerDeps,
  isPolling = true,
  shutdownMs = SHUTDOWN_TIMEOUT_MS,
): JobWorker {
  const stopping = new AbortController();
  const aborting = new AbortController();
  let running: Promise<void> | undefined;
  let hasNewJobs = false;
  let isFailing = false;
  const run = async (): Promise<void> => {
    do {
      hasNewJobs = false;
      isFailing = await runAllDue(parts, stopping.signal, aborting.signal).then(
        () => false,
        (error: unknown) => {
          parts.onError(error);
          return true;
        },
      );
    } while (hasNewJobs && !stopping.signal.aborted);
  };
  const runDue = (): Promise<void> => {
    if (stopping.signal.aborted) return Promise.resolve();
    hasNewJobs = running !== undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = isPolling ? setInterval(() => void runDue(), POLL_INTERVAL_MS).unref() : undefined;
  return {
    runDue,
    isFailing: () => isFailing,
    notify: () => void runDue(),
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.race([running, sleep(shutdownMs, undefined, { ref: false })]);
      aborting.abort();
      await Promise.race([running, sleep(RELEASE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

async function runAllDue(parts: JobWorkerDeps, stopping: AbortSignal, signal: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const jobs = await claimJobs(parts.db, parts.siteId, parts.clock(), {
      limit: CONCURRENCY,
      leaseMs: LEASE_MS,
    });
    if (jobs.length === 0) return;
    await Promise.all(jobs.map((job) => runJob(parts, job, signal)));
  }
}

/** Jobs that a job adds have the id of the same request. */
async function runJob(parts: JobWorkerDeps, job: Job, signal: AbortSignal): Promise<void> {
  const start = performance.now();
  const { id, kind, tries } = job;
  const context = { id: job.requestId ?? id };
  const attributes = { 'job.kind': kind, 'job.tries': tries };
  const link = job.traceparent ?? undefined;
  const span = parts.tracer?.startSpan({ name: `job ${kind}`, kind: 'consumer', link, attributes });
  const result = await runInContext({ ...context, span }, () => attempt(parts, job, signal));
  span?.end({ attributes: { 'job.outcome': result.outcome }, isError: result.outcome === 'failed' });
  const ms = Math.round(performance.now() - start);
  parts.log({ ...context, job: id, kind, tries, ms, ...result });
}

async function attempt(
  { db, siteId, handlers, clock }: JobWorkerDeps,
  job: Job,
  signal: AbortSignal,
): Promise<Pick<JobLogEntry, 'outcome' | 'error'>> {
  try {
    await handlers[job.kind](job, signal);
  } catch (error) {
    if (signal.aborted) {
      await releaseJob(db, siteId, job.id, clock());
      return { outcome: 'released' };
    }
    const failure = error instanceof JobFailure ? error : undefined;
    const delay = failure?.final ? undefined : getRetryDelay(job.tries, Math.random());
    const problem = failure?.message ?? 'Internal error of the server.';
    await record(signal, () => {
      const now = clock();
      return failJob(db, siteId, job.id, {
        problem,
        now,
        dueAt: delay === undefined ? undefined : now + delay,
      });
    });
    const outcome = delay === undefined ? 'failed' : 'retried';
    return failure ? { outcome } : { outcome, error };
  }
  await record(signal, () => finishJob(db, siteId, job.id, clock()));
  return { outcome: 'done' };
}

/**
 * Repeats a statement while the database is unavailable: a job that ran but was not recorded would run again after its
 * lease.
 */
async function record(signal: AbortSignal, write: () => Promise<void>): Promise<void> {
  const until = performance.now() + RECORD_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || signal.aborted || performance.now() > until) throw error;
      await sleep(RECORD_PAUSE_MS);
    }
  }
}
