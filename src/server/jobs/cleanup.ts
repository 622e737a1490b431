/** When is the house kept? A minute after the start of the server, and every hour. */

const HOUR_MS = 3_600_000;

/** A server that has just started has visitors to answer first. */
const FIRST_MS = 60_000;

/** Runs `keep` by itself, one at a time; what goes wrong is told, and tried again an hour later. */
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
