// Locks across tabs by Web Locks; within the page where they are missing.

/** How a lock that somebody holds is met: wait for it, or do without. */
export type LockMode = 'wait' | 'skip';

/** Runs alone under this name; null when it is taken and the mode is `skip`. A tab that dies lets go. */
export type Lock = <T>(name: string, mode: LockMode, run: () => Promise<T>) => Promise<T | null>;

export const browserLock: Lock = async (name, mode, run) => {
  // Missing on pages without https; refused in a sandboxed frame.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || origin === 'null') return pageLock(name, mode, run);
  return locks.request(name, { ifAvailable: mode === 'skip' }, (lock) => (lock ? run() : null));
};

const held = new Map<string, Promise<unknown>>();

/** The lock of one page. */
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
