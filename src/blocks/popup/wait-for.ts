// Waits for one of several events.

/**
 * Resolves when `listen` calls `resolve`, or when `signal` is aborted.
 * @param signal not aborted yet
 * @param listen adds the listeners; its second argument is aborted when they are no longer needed
 */
export function waitFor(
  signal: AbortSignal,
  listen: (resolve: () => void, done: AbortSignal) => void,
): Promise<void> {
  const controller = new AbortController();
  return new Promise((resolve) => {
    const end = () => {
      controller.abort();
      resolve();
    };
    signal.addEventListener('abort', end, { signal: controller.signal });
    listen(end, controller.signal);
  });
}
