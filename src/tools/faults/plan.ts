// Plans the fault of each submission from a seed, so that a run can be repeated.
import { createRandom } from '../fault-proxy/random';

/** Faults of a submission, named after the moment at which they occur. */
export const FAULTS = [
  'nothing',
  'key dropped',
  'key 500',
  'dropped before the server',
  'dropped after the commit',
  '429',
  '500 before the commit',
  '500 after the commit',
  'crumb refused',
  'offline',
  'double click',
  'tab killed at the key',
  'tab killed before the commit',
  'tab killed after the commit',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Percentage of submissions without a fault. */
const NO_FAULT_PERCENTAGE = 40;
/** Percentage of submissions whose tab is killed: low, because a new tab takes as long as a hundred submissions. */
const KILL_PERCENTAGE = 3;

export function createPlan(submissions: number, seed: number): readonly Fault[] {
  const random = createRandom(seed);
  const kills = FAULTS.filter((fault) => fault.startsWith('tab killed'));
  const others = FAULTS.filter((fault) => fault !== 'nothing' && !kills.includes(fault));
  const pick = (faults: readonly Fault[]) => faults[Math.floor(random() * faults.length)] ?? 'nothing';
  return Array.from({ length: submissions }, () => {
    const percentile = random() * 100;
    if (percentile < KILL_PERCENTAGE) return pick(kills);
    return percentile < KILL_PERCENTAGE + NO_FAULT_PERCENTAGE ? 'nothing' : pick(others);
  });
}
