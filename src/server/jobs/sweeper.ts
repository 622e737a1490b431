/** Periodic settling of overdue orders. */

const INTERVAL_MS = 30_000;

/** Runs `sweep` every half minute, one run at a time. Failures are logged; the next run tries again. */
export function startSweeper(
  sweep: () => Promise<void>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= sweep()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, INTERVAL_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
