// How are the verdicts shown, and do they let the command pass?
import { figure, NONE, table } from './format.mjs';

const WORDS = { pass: 'PASS', fail: 'FAIL', undecided: 'undecided', unmeasured: NONE };

/** @param {import('./verdict.mjs').Verdict[]} verdicts */
export function goalsTable(verdicts) {
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
 * A failed goal closes the gate. A goal that was asked for by name has to pass: undecided and unmeasured close it too.
 * @param {import('./verdict.mjs').Verdict[]} verdicts
 * @param {boolean} named whether the goals were chosen by name
 * @returns {string[]} ids of the goals that close the gate
 */
export function closing(verdicts, named) {
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
    figure(best?.value),
    figure(limit),
    against(goal.vsPeer),
    goal.max === undefined ? against(goal.vsLimit) : `≤ ${goal.max}`,
    figure(bound),
    figure(ours),
    why ? `${WORDS[status]} (${why})` : WORDS[status],
  ];
}

function notes(verdicts) {
  const lines = verdicts.filter(({ goal }) => goal.note).map(({ goal }) => `\n\\* ${goal.id}: ${goal.note}`);
  return lines.length > 0 ? `\n${lines.join('')}` : '';
}
