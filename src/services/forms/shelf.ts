// Where does a submission lie while it waits? On disk; what may not or cannot be written there, in memory, until the
// disk takes it.
import type { Page } from '../page';
import { lockOf } from './mark';
import type { Parcel } from './parcel';

export interface Shelf {
  all(): Promise<Stock>;
  /** @param secret it must not be written to disk */
  put(parcel: Parcel, secret: boolean): Promise<void>;
  /** Changes it where it lies. Rejects when it lies on a disk that refuses: then nothing has changed. */
  update(id: string, change: (before: Parcel | undefined) => Parcel | undefined): Promise<Parcel | undefined>;
}

export interface Stock {
  /** Oldest first. */
  readonly parcels: readonly Parcel[];
  /** False when the disk has not answered: there may be more on it. */
  readonly whole: boolean;
}

/** A disk that has not answered is not asked again for so long, in ms: it would be waited for each time. */
export const DISK_REST = 20_000;

export function createShelf({ records, clock, lock }: Pick<Page, 'records' | 'clock' | 'lock'>): Shelf {
  const disk = records<Parcel>('outbox');
  const memory = new Map<string, { readonly parcel: Parcel; readonly secret: boolean }>();
  let restsUntil = Number.NEGATIVE_INFINITY;

  /** Null when the disk does not do it. */
  async function ask<T>(work: () => Promise<T>): Promise<{ readonly result: T } | null> {
    if (clock.now() < restsUntil) return null;
    return work().then(
      (result) => ({ result }),
      () => {
        restsUntil = clock.now() + DISK_REST;
        return null;
      },
    );
  }

  /** What had to stay in memory goes where a killed tab does not take it along. */
  async function putDown(): Promise<void> {
    for (const [id, { secret }] of memory)
      if (!secret)
        // In other hands it may be changed or sent off at this moment.
        await lock(lockOf(id), 'skip', async () => {
          const kept = memory.get(id)?.parcel;
          const written = kept && (await ask(() => disk.update(id, () => kept)));
          // If it was changed meanwhile, what has been written is put right the next time.
          if (written && memory.get(id)?.parcel === kept) memory.delete(id);
        });
  }

  return {
    async all() {
      await putDown();
      const onDisk = await ask(() => disk.all());
      const inMemory = [...memory.values()].map(({ parcel }) => parcel);
      const others = (onDisk?.result ?? []).filter(({ id }) => !memory.has(id));
      const parcels = [...others, ...inMemory].sort((a, b) => a.at - b.at);
      return { parcels, whole: onDisk !== null };
    },
    async put(parcel, secret) {
      const written = !secret && (await ask(() => disk.update(parcel.id, () => parcel)));
      if (!written) memory.set(parcel.id, { parcel, secret });
    },
    async update(id, change) {
      const before = memory.get(id);
      if (!before) return disk.update(id, change);
      const after = change(before.parcel);
      if (after) memory.set(id, { ...before, parcel: after });
      else memory.delete(id);
      return after;
    },
  };
}
