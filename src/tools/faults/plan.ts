// What goes wrong for which submission? Drawn from a seed, so that a run can be repeated.
import { random } from '../line/chance';

/** What happens to one submission on its way; each is named for the moment at which it strikes. */
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

/** How many of a hundred submissions are spared. */
const SPARED = 40;
/** A new tab costs as much time as a hundred submissions: fewer die than anything else happens. */
const KILLED = 3;

export function planFor(submissions: number, seed: number): readonly Fault[] {
  const chance = random(seed);
  const kills = FAULTS.filter((fault) => fault.startsWith('tab killed'));
  const others = FAULTS.filter((fault) => fault !== 'nothing' && !kills.includes(fault));
  const oneOf = (faults: readonly Fault[]) => faults[Math.floor(chance() * faults.length)] ?? 'nothing';
  return Array.from({ length: submissions }, () => {
    const drawn = chance() * 100;
    if (drawn < KILLED) return oneOf(kills);
    return drawn < KILLED + SPARED ? 'nothing' : oneOf(others);
  });
}
