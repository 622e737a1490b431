// Whose turn is it? Pure: what lies in the outbox and the time in, what is to be sent out.
import type { Parcel } from './parcel';
import { LONGEST_WISH } from './verdict';

/** Why the outbox looks: a time has come, the line is back, or the visitor asks for it. */
export type Urge = 'due' | 'online' | 'all';

/** When a parcel that cannot be sent now is looked at again, by id. */
export type Resting = ReadonlyMap<string, number>;

export function isDue(parcel: Parcel, urge: Urge, now: number, resting: Resting): boolean {
  if (parcel.arrival) return false;
  if (urge === 'all') return true;
  if (parcel.refusal) return false;
  // Only the line was missing: no server has asked for patience.
  if (urge === 'online' && parcel.status === 0) return true;
  return turnOf(parcel, now, resting) <= now;
}

/** The next time at which something is due; undefined when nothing is going to be. */
export function nextTurn(parcels: readonly Parcel[], now: number, resting: Resting): number | undefined {
  const times = parcels
    .filter(({ arrival, refusal }) => !arrival && !refusal)
    .map((parcel) => turnOf(parcel, now, resting));
  return times.length > 0 ? Math.min(...times) : undefined;
}

function turnOf({ id, notBefore }: Parcel, now: number, resting: Resting): number {
  const turn = Math.max(notBefore, resting.get(id) ?? 0);
  // Later than any pause: the clock has been put back since.
  return turn - now > LONGEST_WISH ? now : turn;
}
