/** Periodic tasks of the server. */

/** Start and interval of a task, in milliseconds. */
export interface Period {
  /** From the start of the server to the first run. */
  readonly first: number;
  readonly interval: number;
}

/** Deletion of expired data. A server that has just started serves visitors first. */
export const CLEANUP: Period = { first: 60_000, interval: 3_600_000 };

/** Comparison with the clock of the database. */
export const CLOCK: Period = { first: 30_000, interval: 30_000 };

/** Settlement of overdue orders and subscriptions. */
export const ORDER_MAINTENANCE: Period = { first: 30_000, interval: 30_000 };

/** Exchange of limits between servers. */
export const LIMITS: Period = { first: 1000, interval: 1000 };

/** Search for jobs of sites without visitors. */
export const JOBS: Period = { first: 5000, interval: 5000 };

/** Stop of sites without visitors. */
export const IDLE: Period = { first: 60_000, interval: 60_000 };

/** Comparison of the replica with its primary. */
export const REPLICA: Period = { first: 1000, interval: 1000 };

/** Search for added, changed or removed sites. */
export const SITES: Period = { first: 5000, interval: 5000 };

/** Runs a task periodically, one run at a time. Failures are logged; the next run tries again. */
export function startPeriodic(
  task: () => Promise<void>,
  { first, interval }: Period,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= task()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  let timer = setTimeout(() => {
    run();
    timer = setInterval(run, interval).unref();
  }, first).unref();
  return {
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}
