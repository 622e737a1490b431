/** Periodic deletion of expired data: a minute after start, then hourly. */

const HOUR_MS = 3_600_000;

/** A server that has just started serves visitors first. */
const FIRST_MS = 60_000;

/** Runs `keep` periodically, one run at a time. Failures are logged and retried an hour later. */
export function startCleanup(
  keep: () => Promise<void>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(keep).catch(onError);
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const timer = setInterval(run, HOUR_MS).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
