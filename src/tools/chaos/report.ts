// Prints the results of a run.
import type { Differences } from './check';
import { LIMIT_MS, type Traffic } from './traffic';
import { type Acknowledged, describeAcknowledged } from './visitors';

/** Maximum time without a write after the primary is lost, in milliseconds. */
export const RECOVERY_MS = 15_000;

/** Maximum number of printed kinds of failures. */
const MAX_PRINTED = 20;

export interface FaultRecord {
  readonly name: string;
  readonly losesPrimary: boolean;
  /** Longest time without an acknowledged write, in milliseconds. */
  readonly outageMs: number;
}

export interface Run {
  readonly setUp: string;
  readonly ms: number;
  readonly faults: readonly FaultRecord[];
  readonly done: Acknowledged;
  readonly traffic: Traffic;
  readonly differences: Differences;
  /** Errors logged by the servers. */
  readonly errors: readonly string[];
  readonly webhooks: { readonly sent: number; readonly repeated: number };
}

/** @returns whether there are no differences */
export function report(run: Run): boolean {
  const { done, traffic, faults, webhooks } = run;
  console.log(`${faults.length} faults in ${Math.round(run.ms / 1000)} s: ${run.setUp}`);
  for (const [name, records] of groupByName(faults)) {
    const outages = records.map(({ outageMs }) => outageMs).sort((a, b) => a - b);
    console.log(
      `  ${records.length} × ${name}: no write for ${seconds(outages[outages.length >> 1]!)} (median), ${seconds(outages.at(-1)!)} (longest)`,
    );
  }
  console.log(`acknowledged: ${describeAcknowledged(done)}`);
  console.log(`webhooks: ${webhooks.sent} sent, ${webhooks.repeated} of them again`);
  for (const [status, n] of [...traffic.counts].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${n} × ${status}`);
  console.log(`slowest request: ${seconds(traffic.slowest.ms)} ${traffic.slowest.path}`);
  printGroups([...done.problems, ...traffic.failures, ...run.errors]);
  const slow = faults.filter(({ losesPrimary, outageMs }) => losesPrimary && outageMs > RECOVERY_MS);
  const all = {
    ...run.differences,
    [`requests longer than ${LIMIT_MS / 1000} s`]: traffic.tooSlow.length,
    [`recoveries longer than ${RECOVERY_MS / 1000} s`]: slow.length,
    'rejections that visitors received': done.problems.length,
    'responses with status 500': traffic.failures.length,
    'errors that servers logged': run.errors.length,
  };
  for (const [what, n] of Object.entries(all)) console.log(`${n} ${what}`);
  return Object.values(all).every((n) => n === 0);
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function groupByName(faults: readonly FaultRecord[]): Map<string, FaultRecord[]> {
  const groups = new Map<string, FaultRecord[]>();
  for (const fault of faults) groups.set(fault.name, [...(groups.get(fault.name) ?? []), fault]);
  return groups;
}

function printGroups(failures: readonly string[]): void {
  const groups = new Map<string, number>();
  for (const failure of failures) groups.set(failure, (groups.get(failure) ?? 0) + 1);
  for (const [failure, n] of [...groups].slice(0, MAX_PRINTED)) console.error(`${n} × ${failure}`);
}
