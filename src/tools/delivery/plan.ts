// What do visitors do, and what goes wrong for which event? Drawn from a seed, so that a run can be repeated.
import { random } from '../line/chance';

/** How a visitor's time on a page ends. */
export const ENDINGS = [
  'stays',
  'leaves at once',
  'leaves later',
  'reloads at once',
  'goes and comes back',
  'closes the tab at once',
  'closes the tab later',
  'is offline for a while',
  'is offline and closes the tab',
] as const;

export type Ending = (typeof ENDINGS)[number];

/** What happens to one event on its way, the first time that it is sent. */
export const FAULTS = [
  'nothing',
  '429',
  '500 before the commit',
  '500 after the commit',
  'dropped before the server',
  'dropped after the commit',
  'slow',
] as const;

export type Fault = (typeof FAULTS)[number];

export interface Visit {
  readonly ending: Ending;
  /** The numbers of the events that it makes. */
  readonly events: readonly number[];
}

export interface Plan {
  readonly visits: readonly Visit[];
  /** By the number of the event. */
  readonly faults: readonly Fault[];
}

/** Events of one visit, at most. */
const MOST = 20;
/** Of a hundred events, those that meet a fault: each stops its page from sending for seconds. */
const STRUCK = 4;

export function planFor(events: number, seed: number): Plan {
  const chance = random(seed);
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(chance() * all.length)] as T;
  const visits: Visit[] = [];
  for (let next = 0; next < events; ) {
    const count = Math.min(events - next, 1 + Math.floor(chance() * MOST));
    const first = next;
    visits.push({ ending: oneOf(ENDINGS), events: Array.from({ length: count }, (_, at) => first + at) });
    next += count;
  }
  const faults = Array.from({ length: events }, () =>
    chance() * 100 < STRUCK ? oneOf(FAULTS.slice(1)) : 'nothing',
  );
  return { visits, faults };
}
