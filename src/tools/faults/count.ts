// Was anything lost or doubled? What visitors sent and what they were told, against what the database holds.
import { FAULTS, type Fault } from './plan';

/** A row of the database: its id, and the number of the submission that is written in it. */
export interface StoredRow {
  readonly submissionId: string;
  readonly number: number;
}

export interface Report {
  readonly sent: number;
  /** Submissions of which the page was told that they are stored. */
  readonly acknowledged: number;
  readonly stored: number;
  /** Was still in a form when its tab was killed: nobody was told that it is sent. */
  readonly unsent: readonly number[];
  /** Sent, but not stored; with what went wrong on the way. */
  readonly lost: readonly string[];
  /** Stored more than once. */
  readonly doubled: readonly number[];
  /** Ids that pages were told and that are not in the database. */
  readonly untrue: readonly string[];
  /** How often each fault struck. */
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly serverKills: number;
  readonly tabKills: number;
}

export interface Outcome {
  readonly plan: readonly Fault[];
  readonly rows: readonly StoredRow[];
  /** Ids of submissions that pages were told are stored. */
  readonly told: ReadonlySet<string>;
  /** Submissions of which pages were told that they wait: whether they were in memory when that was last said. */
  readonly kept: ReadonlyMap<number, boolean>;
  readonly serverKills: number;
  readonly tabKills: number;
  /** What may have been in a form when its tab was killed. */
  readonly unsent: ReadonlySet<number>;
}

export function reportOf({ plan, rows, told, kept, serverKills, tabKills, unsent }: Outcome): Report {
  const copies = new Map<number, number>();
  for (const { number } of rows) copies.set(number, (copies.get(number) ?? 0) + 1);
  const ids = new Set(rows.map(({ submissionId }) => submissionId));
  const faults = FAULTS.map((fault) => [fault, plan.filter((one) => one === fault).length] as const);
  const missing = plan.flatMap((_, number) => (copies.has(number) ? [] : [number]));
  // Of what was once said to wait, nobody's death is an excuse.
  const isExcused = (number: number) => unsent.has(number) && !kept.has(number);
  const inForms = missing.filter(isExcused);
  return {
    sent: plan.length - inForms.length,
    unsent: inForms,
    acknowledged: told.size,
    stored: rows.length,
    lost: missing
      .filter((number) => !isExcused(number))
      .map((number) => `${number} (${plan[number]}, ${WHERE[String(kept.get(number))]})`),
    doubled: [...copies].flatMap(([number, count]) => (count > 1 ? [number] : [])),
    untrue: [...told].filter((id) => !ids.has(id)),
    faults: Object.fromEntries(faults.filter(([, count]) => count > 0)),
    serverKills,
    tabKills,
  };
}

const WHERE: Readonly<Record<string, string>> = {
  true: 'last seen in memory',
  false: 'last seen on disk',
  undefined: 'never seen waiting',
};

export const isClean = ({ lost, doubled, untrue }: Report): boolean =>
  lost.length + doubled.length + untrue.length === 0;

export function printReport(report: Report): string {
  const { sent, acknowledged, stored, lost, doubled, untrue, serverKills, tabKills } = report;
  const faults = Object.entries(report.faults).map(
    ([fault, count]) => `  ${count.toString().padStart(6)}  ${fault}`,
  );
  return [
    ...faults,
    `  ${serverKills.toString().padStart(6)}  server killed`,
    '',
    `sent ${sent}, acknowledged ${acknowledged}, stored ${stored}, lost ${lost.length}, doubled ${doubled.length}, told untruly ${untrue.length}`,
    `(tabs killed ${tabKills}; ${report.unsent.length} forms were not sent yet when their tab was killed)`,
    ...(lost.length > 0 ? [`lost: ${lost.join(', ')}`] : []),
    ...(doubled.length > 0 ? [`doubled: ${doubled.join(', ')}`] : []),
  ].join('\n');
}
