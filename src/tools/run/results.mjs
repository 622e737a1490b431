// @ts-check
// Results of the test runners. Each runner writes its result to .cache/results, where the summary of `npm test` reads it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { env } from 'node:process';

/**
 * `failures`: one line per failed test; `files`: the time that each test file took.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[], files: readonly FileTime[] }} RunnerResult
 */
/** @typedef {{ path: string, seconds: number }} FileTime path relative to the root of the project */
/** @typedef {{ status: string, title: string, fullName?: string, failureMessages?: readonly string[] | null }} VitestTest */
/**
 * `startTime` and `endTime` are in milliseconds.
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults:
 * readonly VitestTest[] }} VitestFile
 */
/** @typedef {{ testResults: readonly VitestFile[] }} VitestReport the JSON that Vitest writes */

const ROOT = resolve(import.meta.dirname, '../../..');
/** Keeps the results of a runner that a test starts separate. */
const FOLDER = resolve(ROOT, env.RESULTS_DIR ?? '.cache/results');

/** @type {RunnerResult} */
const EMPTY = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };

/** Path of a runner's result file. @param {string} runner @returns {string} */
export function resultFile(runner) {
  mkdirSync(FOLDER, { recursive: true });
  return resolve(FOLDER, `${runner}.json`);
}

/** Removes the results of earlier runs. */
export function clearResults() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** @param {string} runner @param {RunnerResult} result */
export function writeResult(runner, result) {
  writeFileSync(resultFile(runner), `${JSON.stringify(result)}\n`);
}

/**
 * The result of a runner, converted from Vitest's report if necessary; undefined if there is none.
 * @param {string} runner
 * @returns {RunnerResult | undefined}
 */
export function readResult(runner) {
  try {
    /** @type {RunnerResult | VitestReport} */
    const result = JSON.parse(readFileSync(resultFile(runner), 'utf8'));
    return 'testResults' in result ? sumResults(result.testResults.map(toResult)) : result;
  } catch {
    return undefined;
  }
}

/** @param {readonly RunnerResult[]} results @returns {RunnerResult} */
export function sumResults(results) {
  return results.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      failures: [...a.failures, ...b.failures],
      files: [...a.files, ...b.files],
    }),
    EMPTY,
  );
}

/** Maximum number of printed lines per error message. */
const MESSAGE_LINES = 3;

/**
 * One line for a failed test.
 * @param {string} file
 * @param {string} test
 * @param {string} [message] its first lines are printed, without the stack
 */
export function failureLine(file, test, message = '') {
  const lines = message.split(/\n\s*at /, 1)[0]?.split('\n') ?? [];
  return `${relative(ROOT, file)} > ${test}: ${lines
    .slice(0, MESSAGE_LINES)
    .map((line) => line.trim())
    .join(' ')}`;
}

/** @param {string} file absolute path @param {number} seconds @returns {FileTime} */
export function fileTime(file, seconds) {
  return { path: relative(ROOT, file).replaceAll('\\', '/'), seconds };
}

/**
 * The result of one file in a Vitest report. A file that could not run counts as one failed test.
 * @param {VitestFile} file
 * @returns {RunnerResult}
 */
function toResult({ name, status, message, startTime, endTime, assertionResults: tests }) {
  const failed = tests.filter((test) => test.status === 'failed');
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failures = failed.map((test) =>
    failureLine(name, test.fullName ?? test.title, test.failureMessages?.[0]),
  );
  if (status === 'failed' && failed.length === 0) failures.push(failureLine(name, 'did not run', message));
  const files = [fileTime(name, (endTime - startTime) / 1000)];
  return { passed, failed: failures.length, skipped: tests.length - passed - failed.length, failures, files };
}
