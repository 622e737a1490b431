// Whose turn is it? Pure: what lies in the outbox and the time in, what is to be sent out.
import type { OutboxEntry } from './outbox-entry';
import { MAX_RETRY_AFTER } from './outcome';

/** Why the outbox looks: a time has come, the line is back, or the visitor asks for it. */
export type FlushReason = 'due' | 'online' | 'all';

/** When a parcel that cannot be sent now is looked at again, by id. */
export type Cooldowns = ReadonlyMap<string, number>;

export function isDue(parcel: OutboxEntry, urge: FlushReason, now: number, resting: Cooldowns): boolean {
  if (parcel.delivered) return false;
  if (urge === 'all') return true;
  if (parcel.rejection) return false;
  // Only the line was missing: no server has asked for patience.
  if (urge === 'online' && parcel.lastStatus === 0) return true;
  return turnOf(parcel, now, resting) <= now;
}

/** The next time at which something is due; undefined when nothing is going to be. */
export function getNextAttemptTime(
  parcels: readonly OutboxEntry[],
  now: number,
  resting: Cooldowns,
): number | undefined {
  const times = parcels
    .filter(({ delivered, rejection }) => !delivered && !rejection)
    .map((parcel) => turnOf(parcel, now, resting));
  return times.length > 0 ? Math.min(...times) : undefined;
}

function turnOf({ id, notBefore }: OutboxEntry, now: number, resting: Cooldowns): number {
  const turn = Math.max(notBefore, resting.get(id) ?? 0);
  // Later than any pause: the clock has been put back since.
  return turn - now > MAX_RETRY_AFTER ? now : turn;
}
