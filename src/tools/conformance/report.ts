// Formats results: one line per call, reasons below it, and a summary.
import type { CallResult, CheckResult } from './run-checks';

const LABELS: Readonly<Record<CallResult['outcome'], string>> = {
  pass: 'pass',
  fail: 'FAIL',
  missing: 'NONE',
  skip: 'skip',
};

/** Lines for one call. */
export function formatResult({ outcome, method, path, checks }: CallResult): string {
  const passed = checks.filter((check) => check.outcome === 'pass').map(({ title }) => title);
  const head = `${LABELS[outcome]}  ${method.padEnd(6)} ${path}`;
  const first = outcome === 'pass' ? `${head.padEnd(52)} ${passed.join('; ')}` : head;
  const others = checks.filter((check) => check.outcome !== 'pass');
  return [first.trimEnd(), ...others.map(formatCheck)].join('\n');
}

/** Counts by result. */
export function formatSummary(results: readonly CallResult[]): string {
  const count = (outcome: CallResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const skippedCount = results
    .flatMap(({ checks }) => checks)
    .filter(({ outcome }) => outcome === 'skip').length;
  const parts = [
    `${count('pass')} of ${results.length} calls pass`,
    `${count('fail')} fail`,
    `${count('missing')} not implemented`,
    `${count('skip')} could not be checked`,
  ];
  return `${parts.join(', ')}.${skippedCount > 0 ? ` ${skippedCount} checks were skipped; the lines above state what they need.` : ''}`;
}

/** Whether every check that ran has passed. */
export const isConforming = (results: readonly CallResult[]): boolean =>
  results.every(({ outcome }) => outcome === 'pass' || outcome === 'skip');

function formatCheck({ title, outcome, reason }: CheckResult): string {
  return `        ${outcome === 'skip' ? 'skipped' : 'failed'}: ${title}: ${reason}`;
}
