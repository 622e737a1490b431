// @ts-check
// The summary of `npm test`: the time and share of each step, failed tests, the slowest test files and the totals.

/** @typedef {import('./results.mjs').RunnerResult} RunnerResult */
/** @typedef {import('./steps.mjs').StepResult} StepResult */
/** @typedef {{ runner: string, result: RunnerResult | undefined }} Runner */

/** How many of the slowest test files are listed. */
const SLOWEST = 10;

/**
 * The lines to print and whether the run passed. The last line is exactly `N passed, N failed`. A step that fails
 * without a failed test (types, a build, a runner that crashed) counts as one failure, so that the last line shows it.
 * @param {readonly { name: string }[]} steps all planned steps
 * @param {readonly StepResult[]} stepResults those that ran
 * @param {readonly Runner[]} runners
 * @returns {{ lines: string[], passed: boolean }}
 */
export function summarize(steps, stepResults, runners) {
  const results = runners.flatMap(({ runner, result }) => (result ? [{ runner, ...result }] : []));
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  const skipped = sum(results.map((result) => result.skipped));
  const isBroken = stepResults.some((step) => !step.passed) || stepResults.length < steps.length;
  return {
    lines: [
      ...stepLines(steps, stepResults),
      ...slowestFiles(results),
      ...results.flatMap(({ failures }) => failures.map((text) => `  failed   ${text}`)),
      ...results.map((result) => `${result.runner}: ${result.passed} passed, ${result.failed} failed`),
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
      `${passed} passed, ${isBroken ? Math.max(failed, 1) : failed} failed`,
    ],
    passed: !isBroken && failed === 0,
  };
}

/** @param {readonly { name: string }[]} steps @param {readonly StepResult[]} results */
function stepLines(steps, results) {
  const total = sum(results.map(({ seconds }) => seconds));
  return steps.map(({ name }, index) => {
    const result = results[index];
    if (!result) return `  not run  ${name}`;
    const share = `${Math.round((100 * result.seconds) / (total || 1))} %`;
    return `  ${result.passed ? 'ok     ' : 'FAILED '}  ${name} (${result.seconds.toFixed(1)} s, ${share})`;
  });
}

/** @param {readonly RunnerResult[]} results */
function slowestFiles(results) {
  const files = results.flatMap((result) => result.files).sort((a, b) => b.seconds - a.seconds);
  if (files.length === 0) return [];
  return [
    'Slowest test files:',
    ...files
      .slice(0, SLOWEST)
      .map(({ path, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(9)}  ${path}`),
  ];
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
