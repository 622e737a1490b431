// Compares the events that pages tracked with the rows in the database.
import { ENDINGS, type Ending, FAULTS, type Fault, type Plan } from './plan';

export interface Report {
  readonly tracked: number;
  /** How many of them are in the database. */
  readonly stored: number;
  readonly lost: readonly number[];
  /** Numbers of events stored more than once. */
  readonly duplicated: readonly number[];
  readonly visits: number;
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly serverKills: number;
}

export interface RunResult {
  readonly plan: Plan;
  /** Numbers of all events in the database, including duplicates. */
  readonly rows: readonly number[];
  readonly serverKills: number;
}

/** Percentage of events that have to be stored. */
const MIN_STORED_PERCENTAGE = 99.9;

export function createReport({ plan, rows, serverKills }: RunResult): Report {
  const copies = new Map<number, number>();
  for (const number of rows) copies.set(number, (copies.get(number) ?? 0) + 1);
  return {
    tracked: plan.faults.length,
    stored: copies.size,
    lost: plan.faults.flatMap((_, number) => (copies.has(number) ? [] : [number])),
    duplicated: [...copies].flatMap(([number, count]) => (count > 1 ? [number] : [])),
    visits: plan.visits.length,
    endings: countEach(
      ENDINGS,
      plan.visits.map(({ ending }) => ending),
    ),
    faults: countEach(FAULTS, plan.faults),
    serverKills,
  };
}

const countEach = <T extends string>(names: readonly T[], all: readonly T[]) =>
  Object.fromEntries(names.map((name) => [name, all.filter((other) => other === name).length])) as Record<
    T,
    number
  >;

/** At least 99.9 % are stored, and none of them twice. */
export const isSuccess = ({ tracked, stored, duplicated }: Report): boolean =>
  stored >= (tracked * MIN_STORED_PERCENTAGE) / 100 && duplicated.length === 0;

export function printReport(report: Report): string {
  const { tracked, stored, lost, duplicated, visits, endings, faults, serverKills } = report;
  const lines = [
    ...Object.entries(endings),
    ...Object.entries(faults),
    ['server killed', serverKills] as const,
  ];
  return [
    ...lines.map(([name, count]) => `  ${count.toString().padStart(6)}  ${name}`),
    '',
    `${visits} visits with ${tracked} events: stored ${stored} (${((stored / tracked) * 100).toFixed(2)} %), lost ${lost.length}, stored twice ${duplicated.length}`,
    ...(lost.length > 0 ? [`lost: ${lost.join(', ')}`] : []),
    ...(duplicated.length > 0 ? [`stored twice: ${duplicated.join(', ')}`] : []),
  ].join('\n');
}
