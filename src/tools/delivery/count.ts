// Was anything lost or doubled? The events that pages made, against what the database holds.
import { ENDINGS, type Ending, FAULTS, type Fault, type Plan } from './plan';

export interface Report {
  readonly made: number;
  /** Of them, those that the database holds. */
  readonly stored: number;
  readonly lost: readonly number[];
  /** In the database more than once. */
  readonly doubled: readonly number[];
  readonly visits: number;
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly serverKills: number;
}

export interface Outcome {
  readonly plan: Plan;
  /** The numbers of all events in the database, as often as they are there. */
  readonly rows: readonly number[];
  readonly serverKills: number;
}

/** Of a hundred events, those that have to be stored. */
const GOAL = 99.9;

export function reportOf({ plan, rows, serverKills }: Outcome): Report {
  const copies = new Map<number, number>();
  for (const number of rows) copies.set(number, (copies.get(number) ?? 0) + 1);
  return {
    made: plan.faults.length,
    stored: copies.size,
    lost: plan.faults.flatMap((_, number) => (copies.has(number) ? [] : [number])),
    doubled: [...copies].flatMap(([number, count]) => (count > 1 ? [number] : [])),
    visits: plan.visits.length,
    endings: counted(
      ENDINGS,
      plan.visits.map(({ ending }) => ending),
    ),
    faults: counted(FAULTS, plan.faults),
    serverKills,
  };
}

const counted = <T extends string>(names: readonly T[], all: readonly T[]) =>
  Object.fromEntries(names.map((name) => [name, all.filter((one) => one === name).length])) as Record<
    T,
    number
  >;

/** At least 99.9 % are stored, and none twice. */
export const isGood = ({ made, stored, doubled }: Report): boolean =>
  stored >= (made * GOAL) / 100 && doubled.length === 0;

export function printReport(report: Report): string {
  const { made, stored, lost, doubled, visits, endings, faults, serverKills } = report;
  const lines = [
    ...Object.entries(endings),
    ...Object.entries(faults),
    ['server killed', serverKills] as const,
  ];
  return [
    ...lines.map(([name, count]) => `  ${count.toString().padStart(6)}  ${name}`),
    '',
    `${visits} visits made ${made} events: stored ${stored} (${((stored / made) * 100).toFixed(2)} %), lost ${lost.length}, doubled ${doubled.length}`,
    ...(lost.length > 0 ? [`lost: ${lost.join(', ')}`] : []),
    ...(doubled.length > 0 ? [`doubled: ${doubled.join(', ')}`] : []),
  ].join('\n');
}
