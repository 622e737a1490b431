/** Erasure of a person, on request. */
import type { Db } from '../db/db';
import { countNewEvents } from './event-counts';
import { type ErasedName, getLookup, PERSONAL_TABLES, type Person } from './personal-data';

/** Number of rows by kind. Orders and comments are kept; only the person is erased from them. */
export type Erased = Record<Exclude<ErasedName, 'events'>, number>;

/**
 * Erases everything in the list of tables that belongs to an address. Texts that merely mention the address belong to
 * their author and are kept. `now` is in milliseconds since 1970.
 */
export const eraseByEmail = (db: Db, siteId: string, email: string, now: number): Promise<Erased> =>
  erase(db, siteId, { email }, now);

/** Erases the events with a visitor id, here and in sinks. Returns their number. */
export async function eraseVisitor(db: Db, siteId: string, visitor: string, now: number): Promise<number> {
  await countNewEvents(db, siteId);
  return (await erase<'events'>(db, siteId, { visitor }, now)).events;
}

function erase<N extends ErasedName>(
  db: Db,
  siteId: string,
  person: Person,
  now: number,
): Promise<Record<N, number>> {
  const { key, value } = getLookup(person);
  return db.transaction(async (tx) => {
    const counts: Partial<Record<ErasedName, number>> = {};
    for (const table of PERSONAL_TABLES) {
      if (table[key] === undefined || !table.erase) continue;
      const count = await table.erase(tx, siteId, value, now);
      if (table.counts) counts[table.counts] = count;
    }
    return counts as Record<N, number>;
  });
}
