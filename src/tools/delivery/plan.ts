// Plans visits and the fault of each event from a seed, so that a run can be repeated.
import { createRandom } from '../fault-proxy/random';

/** How a visit ends. */
export const ENDINGS = [
  'stays',
  'leaves at once',
  'leaves later',
  'reloads at once',
  'goes back',
  'closes the tab at once',
  'closes the tab later',
  'is offline for a while',
  'is offline and closes the tab',
] as const;

export type Ending = (typeof ENDINGS)[number];

/** Faults of the first request with an event. */
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
  /** Numbers of the events that it tracks. */
  readonly events: readonly number[];
}

export interface Plan {
  readonly visits: readonly Visit[];
  /** Faults by event number. */
  readonly faults: readonly Fault[];
}

/** Maximum number of events per visit. */
const MAX_EVENTS = 20;
/** Percentage of events with a fault: low, because each fault delays the next request of its page by seconds. */
const FAULT_PERCENTAGE = 4;

export function createPlan(events: number, seed: number): Plan {
  const random = createRandom(seed);
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const visits: Visit[] = [];
  for (let next = 0; next < events; ) {
    const count = Math.min(events - next, 1 + Math.floor(random() * MAX_EVENTS));
    const first = next;
    visits.push({ ending: pick(ENDINGS), events: Array.from({ length: count }, (_, at) => first + at) });
    next += count;
  }
  const faults = Array.from({ length: events }, () =>
    random() * 100 < FAULT_PERCENTAGE ? pick(FAULTS.slice(1)) : 'nothing',
  );
  return { visits, faults };
}
