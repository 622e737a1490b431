// Storage of the outbox: on disk if allowed and possible, otherwise in memory.
import type { Page } from '../page/page';
import type { OutboxEntry } from './outbox-entry';
import { LEGACY_OUTBOX_FLAG, OUTBOX_FLAG } from './outbox-keys';

export interface OutboxStorage {
  readAll(): Promise<StoredEntries>;
  /** @param secret keeps the entry in memory */
  add(entry: OutboxEntry, secret: boolean): Promise<void>;
  /** Rejects if the entry is on disk and the write fails; the caller may try again later. */
  update(
    id: string,
    change: (current: OutboxEntry | undefined) => OutboxEntry | undefined,
  ): Promise<OutboxEntry | undefined>;
  /** Whether the entry would be lost with this tab. */
  isInMemory(id: string): boolean;
}

export interface StoredEntries {
  /** Oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** False if the disk could not be read; it may then contain more entries. */
  readonly isComplete: boolean;
}

/** Milliseconds during which an unresponsive disk is not used, because every access would wait for the timeout. */
export const DATABASE_RETRY_DELAY = 20_000;

/** Lock that a tab holds while it sends or deletes an entry. */
export const getEntryLockName = (id: string): string => `${OUTBOX_FLAG}-${id}`;

export function createOutboxStorage(
  page: Pick<Page, 'openRecords' | 'clock' | 'lock' | 'local'>,
): OutboxStorage {
  const { clock, local } = page;
  const database = page.openRecords<OutboxEntry>('form-outbox');
  const memory = new Map<string, { readonly entry: OutboxEntry; readonly secret: boolean }>();
  /** Ids deleted from memory that a slow disk may still write. */
  const deleted = new Set<string>();
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const isPaused = () => clock.now() < pausedUntil;

  /** Resolves with null when the disk fails or does not respond in time. */
  async function tryDatabase<T>(access: () => Promise<T>): Promise<{ readonly result: T } | null> {
    if (isPaused()) return null;
    return access().then(
      (result) => ({ result }),
      () => {
        pausedUntil = clock.now() + DATABASE_RETRY_DELAY;
        return null;
      },
    );
  }

  /** Moves an entry from memory to disk, where it survives this tab. */
  async function persist(id: string): Promise<void> {
    let written: OutboxEntry | undefined;
    await database.update(id, (current) => {
      // A slow disk may call this long after the timeout; it gets the latest version and is used again.
      pausedUntil = Number.NEGATIVE_INFINITY;
      written = deleted.has(id) ? undefined : (memory.get(id)?.entry ?? current);
      return written;
    });
    deleted.delete(id);
    // An entry that changed in the meantime stays in memory until the next call.
    if (memory.get(id)?.entry === written) memory.delete(id);
  }
  const addIfMissing = (entry: OutboxEntry) => database.update(entry.id, (current) => current ?? entry);
  /** Loads the migration script. If that fails, the flag stays for a later call. */
  async function migrateLegacy(): Promise<void> {
    const script = await import('./legacy-entries').catch(() => null);
    if (script) await tryDatabase(() => script.migrateLegacyEntries(page, addIfMissing));
  }
  const isPersistable = (id: string) => !memory.get(id)?.secret;

  return {
    async readAll() {
      if (local.get(LEGACY_OUTBOX_FLAG)) await migrateLegacy();
      // Without the lock, another part of the page may be changing or sending the entry.
      for (const id of [...memory.keys(), ...deleted].filter(isPersistable))
        await page.lock(getEntryLockName(id), 'skip', () => tryDatabase(() => persist(id)));
      const stored = await tryDatabase(() => database.all());
      const inMemory = [...memory.values()].map(({ entry }) => entry);
      const onDisk = (stored?.result ?? []).filter(({ id }) => !memory.has(id) && !deleted.has(id));
      const entries = [...onDisk, ...inMemory].sort((a, b) => a.submittedAt - b.submittedAt);
      return { entries, isComplete: stored !== null && !local.get(LEGACY_OUTBOX_FLAG) };
    },
    async add(entry, secret) {
      memory.set(entry.id, { entry, secret });
      if (secret) return;
      // Does not wait while the disk is paused.
      if (isPaused()) void persist(entry.id).catch(() => {});
      else await tryDatabase(() => persist(entry.id));
    },
    async update(id, change) {
      const cached = memory.get(id);
      if (!cached) {
        const stored = await database.update(id, change);
        pausedUntil = Number.NEGATIVE_INFINITY;
        return stored;
      }
      const next = change(cached.entry);
      if (next) memory.set(id, { ...cached, entry: next });
      else memory.delete(id);
      if (!next && !cached.secret) deleted.add(id);
      // A key should be on disk before it is used.
      if (next !== cached.entry && !cached.secret) await tryDatabase(() => persist(id));
      return next;
    },
    isInMemory: (id) => memory.has(id),
  };
}
