// Compares what visitors submitted, and what pages confirmed, with the rows in the database.
import { FAULTS, type Fault } from './plan';

/** A row in the database: its id and the number of its submission. */
export interface StoredRow {
  readonly submissionId: string;
  readonly number: number;
}

export interface Report {
  readonly sent: number;
  /** Submissions that the page confirmed. */
  readonly confirmed: number;
  readonly stored: number;
  /** Submissions still in a form when the tab was killed, before the page reported them as pending. */
  readonly unsent: readonly number[];
  /** Submissions sent but not stored, with their fault. */
  readonly lost: readonly string[];
  /** Submissions stored more than once. */
  readonly duplicated: readonly number[];
  /** Confirmed ids that are not in the database. */
  readonly falselyConfirmed: readonly string[];
  /** How often each fault occurred. */
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly serverKills: number;
  readonly tabKills: number;
}

export interface RunResult {
  readonly plan: readonly Fault[];
  readonly rows: readonly StoredRow[];
  /** Ids of submissions that pages confirmed. */
  readonly confirmed: ReadonlySet<string>;
  /** Submissions that pages reported as pending, and whether they were only in memory at the last report. */
  readonly pending: ReadonlyMap<number, boolean>;
  readonly serverKills: number;
  readonly tabKills: number;
  /** Submissions that may have been in a form when the tab was killed. */
  readonly unsent: ReadonlySet<number>;
}

export function createReport({
  plan,
  rows,
  confirmed,
  pending,
  serverKills,
  tabKills,
  unsent,
}: RunResult): Report {
  const copies = new Map<number, number>();
  for (const { number } of rows) copies.set(number, (copies.get(number) ?? 0) + 1);
  const ids = new Set(rows.map(({ submissionId }) => submissionId));
  const faults = FAULTS.map((fault) => [fault, plan.filter((one) => one === fault).length] as const);
  const missing = plan.flatMap((_, number) => (copies.has(number) ? [] : [number]));
  // A submission that was reported as pending must survive any crash.
  const isUnsent = (number: number) => unsent.has(number) && !pending.has(number);
  const inForms = missing.filter(isUnsent);
  return {
    sent: plan.length - inForms.length,
    unsent: inForms,
    confirmed: confirmed.size,
    stored: rows.length,
    lost: missing
      .filter((number) => !isUnsent(number))
      .map((number) => `${number} (${plan[number]}, ${LAST_STATE[String(pending.get(number))]})`),
    duplicated: [...copies].flatMap(([number, count]) => (count > 1 ? [number] : [])),
    falselyConfirmed: [...confirmed].filter((id) => !ids.has(id)),
    faults: Object.fromEntries(faults.filter(([, count]) => count > 0)),
    serverKills,
    tabKills,
  };
}

const LAST_STATE: Readonly<Record<string, string>> = {
  true: 'last reported in memory',
  false: 'last reported on disk',
  undefined: 'never reported as pending',
};

export const isSuccess = ({ lost, duplicated, falselyConfirmed }: Report): boolean =>
  lost.length + duplicated.length + falselyConfirmed.length === 0;

export function printReport(report: Report): string {
  const { sent, confirmed, stored, lost, duplicated, falselyConfirmed, serverKills, tabKills } = report;
  const faults = Object.entries(report.faults).map(
    ([fault, count]) => `  ${count.toString().padStart(6)}  ${fault}`,
  );
  return [
    ...faults,
    `  ${serverKills.toString().padStart(6)}  server killed`,
    '',
    `sent ${sent}, confirmed ${confirmed}, stored ${stored}, lost ${lost.length}, stored twice ${duplicated.length}, falsely confirmed ${falselyConfirmed.length}`,
    `(tabs killed ${tabKills}; ${report.unsent.length} forms were not sent before their tab was killed)`,
    ...(lost.length > 0 ? [`lost: ${lost.join(', ')}`] : []),
    ...(duplicated.length > 0 ? [`stored twice: ${duplicated.join(', ')}`] : []),
  ].join('\n');
}
