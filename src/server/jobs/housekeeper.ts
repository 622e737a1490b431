/** When is the house kept? At the start of the server, and every hour. */

const HOUR_MS = 3_600_000;

/** Runs `keep` now and every hour, one at a time; what goes wrong is told, and tried again an hour later. */
export function startHousekeeper(
  keep: () => Promise<void>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running = keep().catch(onError);
  const timer = setInterval(() => {
    running = running.then(keep).catch(onError);
  }, HOUR_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
