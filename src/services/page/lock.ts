// Locks across tabs with Web Locks, or within the page if they are unavailable.

/** What to do if the lock is already held: wait for it, or skip. */
export type LockMode = 'wait' | 'skip';

/**
 * Runs with the exclusive lock of this name; resolves with null if it is held and the mode is `skip`. Closing a tab
 * releases its locks.
 */
export type Lock = <T>(name: string, mode: LockMode, run: () => Promise<T>) => Promise<T | null>;

export const browserLock: Lock = async (name, mode, run) => {
  // Unavailable on pages without HTTPS and in sandboxed frames.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || origin === 'null') return pageLock(name, mode, run);
  return locks.request(name, { ifAvailable: mode === 'skip' }, (lock) => (lock ? run() : null));
};

const held = new Map<string, Promise<unknown>>();

/** Locks within one page. */
export const pageLock: Lock = async (name, mode, run) => {
  while (held.has(name)) {
    if (mode === 'skip') return null;
    await held.get(name);
  }
  const running = run();
  held.set(
    name,
    running.then(
      () => {},
      () => {},
    ),
  );
  try {
    return await running;
  } finally {
    held.delete(name);
  }
};
