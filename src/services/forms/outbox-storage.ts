// Where does a submission lie while it waits? On disk; what may not or cannot be written there, in memory, until the
// disk takes it.
import type { Page } from '../page/page';
import type { OutboxEntry } from './outbox-entry';
import { getEntryLockName } from './outbox-keys';

export interface OutboxStorage {
  all(): Promise<StoredEntries>;
  /** @param secret it must not be written to disk */
  put(parcel: OutboxEntry, secret: boolean): Promise<void>;
  /** Changes it where it lies. Rejects when it lies on a disk that refuses: then it may be changed later. */
  update(
    id: string,
    change: (before: OutboxEntry | undefined) => OutboxEntry | undefined,
  ): Promise<OutboxEntry | undefined>;
  /** Whether it would be gone with this tab. */
  isInMemory(id: string): boolean;
}

export interface StoredEntries {
  /** Oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** False when the disk has not answered: there may be more on it. */
  readonly isComplete: boolean;
}

/** A disk that has not answered is not asked again for so long, in ms: it would be waited for each time. */
export const DATABASE_RETRY_DELAY = 20_000;

export function createOutboxStorage({
  openRecords,
  clock,
  lock,
}: Pick<Page, 'openRecords' | 'clock' | 'lock'>): OutboxStorage {
  const disk = openRecords<OutboxEntry>('outbox');
  const memory = new Map<string, { readonly parcel: OutboxEntry; readonly secret: boolean }>();
  /** Of those in memory, what has been given up: the disk may have it from a time when it was late. */
  const gone = new Set<string>();
  let restsUntil = Number.NEGATIVE_INFINITY;

  const isResting = () => clock.now() < restsUntil;

  /** Null when the disk does not do it, or not in time. */
  async function ask<T>(work: () => Promise<T>): Promise<{ readonly result: T } | null> {
    if (isResting()) return null;
    return work().then(
      (result) => ({ result }),
      () => {
        restsUntil = clock.now() + DATABASE_RETRY_DELAY;
        return null;
      },
    );
  }

  /** What lies in memory goes where a killed tab does not take it along. */
  async function putDown(id: string): Promise<void> {
    let written: OutboxEntry | undefined;
    await disk.update(id, (before) => {
      // However late the disk asks: it gets what is known then, and may be asked again.
      restsUntil = Number.NEGATIVE_INFINITY;
      written = gone.has(id) ? undefined : (memory.get(id)?.parcel ?? before);
      return written;
    });
    gone.delete(id);
    // If it was changed meanwhile, that is put right the next time.
    if (memory.get(id)?.parcel === written) memory.delete(id);
  }
  const mayBePutDown = (id: string) => !memory.get(id)?.secret;

  return {
    async all() {
      // In other hands it may be changed or sent off at this moment.
      for (const id of [...memory.keys(), ...gone].filter(mayBePutDown))
        await lock(getEntryLockName(id), 'skip', () => ask(() => putDown(id)));
      const onDisk = await ask(() => disk.all());
      const inMemory = [...memory.values()].map(({ parcel }) => parcel);
      const others = (onDisk?.result ?? []).filter(({ id }) => !memory.has(id) && !gone.has(id));
      const entries = [...others, ...inMemory].sort((a, b) => a.submittedAt - b.submittedAt);
      return { entries, isComplete: onDisk !== null };
    },
    async put(parcel, secret) {
      memory.set(parcel.id, { parcel, secret });
      if (secret) return;
      // Nobody waits for a disk that rests, but it is told.
      if (isResting()) void putDown(parcel.id).catch(() => {});
      else await ask(() => putDown(parcel.id));
    },
    async update(id, change) {
      const kept = memory.get(id);
      if (!kept) {
        const on = await disk.update(id, change);
        restsUntil = Number.NEGATIVE_INFINITY;
        return on;
      }
      const after = change(kept.parcel);
      if (after) memory.set(id, { ...kept, parcel: after });
      else memory.delete(id);
      if (!after && !kept.secret) gone.add(id);
      // A key is on the disk, if that is to be had, before it is used.
      if (after !== kept.parcel && !kept.secret) await ask(() => putDown(id));
      return after;
    },
    isInMemory: (id) => memory.has(id),
  };
}
