// Fake IndexedDB and locks for tests, shared by the tabs of one fake browser.
import type { Lock } from '../lock';
import type { Records } from '../records';

/** State that all tabs of a browser share. */
export interface FakeDatabase {
  readonly records: Map<string, Map<string, unknown>>;
  /** Holder and queue of each lock. */
  readonly locks: Map<string, { readonly tab: object; readonly queue: (() => void)[] }>;
}

export const fakeDatabase = (): FakeDatabase => ({ records: new Map(), locks: new Map() });

/**
 * @param refuses whether the browser currently blocks storage
 */
export function fakeRecords<T>({ records }: FakeDatabase, name: string, refuses: () => boolean): Records<T> {
  const store = (records.get(name) ?? new Map<string, unknown>()) as Map<string, T>;
  records.set(name, store);
  const open = async () => {
    await Promise.resolve();
    if (refuses()) throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return {
    async all() {
      await open();
      return structuredClone([...store.values()]);
    },
    async update(id, change) {
      await open();
      const next = structuredClone(change(store.get(id)));
      if (next === undefined) store.delete(id);
      else store.set(id, next);
      return next;
    },
  };
}

/** Locks from the point of view of one tab. */
export function fakeLock({ locks }: FakeDatabase, tab: object): Lock {
  return async (name, mode, run) => {
    if (mode === 'skip' && locks.has(name)) return null;
    while (locks.has(name)) await new Promise<void>((resolve) => locks.get(name)?.queue.push(resolve));
    locks.set(name, { tab, queue: [] });
    try {
      return await run();
    } finally {
      release(locks, name, tab);
    }
  };
}

/** Releases the locks of a closed tab. */
export function releaseLocks({ locks }: FakeDatabase, tab: object): void {
  for (const name of locks.keys()) release(locks, name, tab);
}

function release(locks: FakeDatabase['locks'], name: string, tab: object): void {
  const lock = locks.get(name);
  if (lock?.tab !== tab) return;
  locks.delete(name);
  for (const resolve of lock.queue) resolve();
}
