// @ts-check
// How did the whole run end? One line per step, then the sum of the test runners as the last line.

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** @typedef {{ runner: string, counts: Counts | undefined }} Result */

/**
 * The lines to print, the last one exactly `N passed, N failed`, and whether all is well. A step that fails without
 * a failed test of its own (types, a build, a crashed runner) counts as one failure, so that the last line shows it.
 * @param {readonly { name: string }[]} steps all that were planned
 * @param {readonly Outcome[]} outcomes those that ran
 * @param {readonly Result[]} results what the runners counted
 * @returns {{ lines: string[], passed: boolean }}
 */
export function summarize(steps, outcomes, results) {
  const stepLines = steps.map(({ name }, index) => line(name, outcomes[index]));
  const counted = results.flatMap(({ runner, counts }) => (counts ? [{ runner, ...counts }] : []));
  const passed = sum(counted.map((counts) => counts.passed));
  const failed = sum(counted.map((counts) => counts.failed));
  const skipped = sum(counted.map((counts) => counts.skipped));
  const broken = outcomes.some((outcome) => !outcome.passed) || outcomes.length < steps.length;
  return {
    lines: [
      ...stepLines,
      ...counted.flatMap(({ failures = [] }) => failures.map((text) => `  failed   ${text}`)),
      ...counted.map((counts) => `${counts.runner}: ${counts.passed} passed, ${counts.failed} failed`),
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
      `${passed} passed, ${broken ? Math.max(failed, 1) : failed} failed`,
    ],
    passed: !broken && failed === 0,
  };
}

/** @param {string} name @param {Outcome | undefined} outcome */
function line(name, outcome) {
  if (!outcome) return `  not run  ${name}`;
  return `  ${outcome.passed ? 'ok     ' : 'FAILED '}  ${name} (${outcome.seconds.toFixed(1)} s)`;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
