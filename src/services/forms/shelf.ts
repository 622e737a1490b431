// Where does a submission lie while it waits? On disk; what may not or cannot be written there, in memory.
import type { Records } from '../page';
import type { Parcel } from './parcel';

export interface Shelf {
  all(): Promise<readonly Parcel[]>;
  /** @param secret it must not be written to disk */
  put(parcel: Parcel, secret: boolean): Promise<void>;
  /** Changes it where it lies. Rejects when it lies on a disk that refuses: then nothing has changed. */
  update(id: string, change: (before: Parcel | undefined) => Parcel | undefined): Promise<Parcel | undefined>;
}

export function createShelf(disk: Records<Parcel>): Shelf {
  const memory = new Map<string, Parcel>();
  // A browser that refused once is not asked again: it would be waited for each time.
  let works = true;
  return {
    async all() {
      const onDisk = works ? await disk.all().catch(() => null) : null;
      works = onDisk !== null;
      return [...(onDisk ?? []), ...memory.values()].sort((a, b) => a.at - b.at);
    },
    async put(parcel, secret) {
      const written = works && !secret && (await disk.update(parcel.id, () => parcel).catch(() => null));
      if (!written) memory.set(parcel.id, parcel);
    },
    async update(id, change) {
      if (!memory.has(id)) return works ? disk.update(id, change) : undefined;
      const after = change(memory.get(id));
      if (after) memory.set(id, after);
      else memory.delete(id);
      return after;
    },
  };
}
