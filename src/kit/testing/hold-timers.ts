// Timers that a test runs itself.

/** Keeps the timers of this delay from running until `restore` is called. */
export function holdTimers(delay: number) {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<unknown, () => void>();
  window.setTimeout = ((run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
    const id = start(ms === delay ? () => {} : run, ms, ...values);
    if (ms === delay) held.set(id, () => run(...values));
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    held.delete(id);
    stop(id);
  };
  return { held, restore: () => void Object.assign(window, { setTimeout: start, clearTimeout: stop }) };
}
