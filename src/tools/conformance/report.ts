// Formats results: one line per call, reasons below it, and a summary.
import type { CallResult, CheckResult } from './kit';

const WORDS: Readonly<Record<CallResult['outcome'], string>> = {
  pass: 'pass',
  fail: 'FAIL',
  missing: 'NONE',
  skip: 'skip',
};

/** Lines for one call. */
export function lineOf({ outcome, method, path, checks }: CallResult): string {
  const passed = checks.filter((check) => check.outcome === 'pass').map(({ title }) => title);
  const head = `${WORDS[outcome]}  ${method.padEnd(6)} ${path}`;
  const first = outcome === 'pass' ? `${head.padEnd(52)} ${passed.join('; ')}` : head;
  const others = checks.filter((check) => check.outcome !== 'pass');
  return [first.trimEnd(), ...others.map(detail)].join('\n');
}

/** Counts by result. */
export function summaryOf(results: readonly CallResult[]): string {
  const count = (outcome: CallResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const left = results.flatMap(({ checks }) => checks).filter(({ outcome }) => outcome === 'skip').length;
  const parts = [
    `${count('pass')} of ${results.length} calls pass`,
    `${count('fail')} fail`,
    `${count('missing')} are not answered`,
    `${count('skip')} could not be checked`,
  ];
  return `${parts.join(', ')}.${left > 0 ? ` ${left} single checks were skipped; see above for what they need.` : ''}`;
}

/** Whether every check that ran has passed. */
export const isConforming = (results: readonly CallResult[]): boolean =>
  results.every(({ outcome }) => outcome === 'pass' || outcome === 'skip');

function detail({ title, outcome, reason }: CheckResult): string {
  return `        ${outcome === 'skip' ? 'skipped' : 'failed'}: ${title}: ${reason}`;
}
