// Table of the verdicts, and the exit condition of `--gate`.
import { formatNumber, NONE, table } from './format.mjs';

const WORDS = { pass: 'PASS', fail: 'FAIL', undecided: 'undecided', unmeasured: NONE };

/** @param {import('./verdict.mjs').Verdict[]} verdicts @returns {string} empty for suites without goals */
export function goalsTable(verdicts) {
  if (verdicts.length === 0) return '';
  const head = [
    'goal',
    'what',
    'best peer',
    'value',
    'limit',
    'vs peer',
    'vs limit',
    'bound now',
    'ours',
    'verdict',
  ];
  return `### Goals\n\n${table(head, verdicts.map(cells))}${notes(verdicts)}`;
}

/**
 * Goals that fail the gate: failed ones and, if goals were selected by name, undecided and unmeasured ones.
 * @param {import('./verdict.mjs').Verdict[]} verdicts
 * @param {boolean} named whether the goals were selected by name
 * @returns {string[]} ids of the goals that fail the gate
 */
export function getMissedGoals(verdicts, named) {
  return verdicts
    .filter(({ status }) => status === 'fail' || (named && status !== 'pass'))
    .map(({ goal }) => goal.id);
}

function cells({ goal, best, limit, bound, ours, status, why }) {
  const against = (ratio) => (ratio === undefined ? NONE : `≤ ${ratio}×`);
  return [
    goal.note ? `${goal.id}*` : goal.id,
    goal.what,
    best ? best.row.replace('peers-weight/', '') : NONE,
    formatNumber(best?.value),
    formatNumber(limit),
    against(goal.vsPeer),
    goal.max === undefined ? against(goal.vsLimit) : `≤ ${goal.max}`,
    formatNumber(bound),
    formatNumber(ours),
    why ? `${WORDS[status]} (${why})` : WORDS[status],
  ];
}

function notes(verdicts) {
  const lines = verdicts.filter(({ goal }) => goal.note).map(({ goal }) => `\n\\* ${goal.id}: ${goal.note}`);
  return lines.length > 0 ? `\n${lines.join('')}` : '';
}
