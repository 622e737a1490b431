// @ts-check
// How many tests did each runner pass and fail, and which failed? The runners leave it in .cache/results for the summary.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/**
 * `failures`: what failed, a line each.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: readonly string[] }} Counts
 */
/** @typedef {{ status: string, title: string, fullName?: string, failureMessages?: readonly string[] | null }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: readonly VitestTest[] }} VitestFile */
/** @typedef {{ testResults: readonly VitestFile[] }} VitestReport Vitest's own JSON */

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = resolve(ROOT, '.cache/results');

/** Path of a runner's result file. @param {string} runner @returns {string} */
export function resultFile(runner) {
  mkdirSync(FOLDER, { recursive: true });
  return resolve(FOLDER, `${runner}.json`);
}

/** Forgets what an earlier run left. */
export function clearCounts() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** @param {string} runner @param {Counts} counts */
export function writeCounts(runner, counts) {
  writeFileSync(resultFile(runner), `${JSON.stringify(counts)}\n`);
}

/**
 * The counts a runner left, in its own format or in Vitest's; undefined when it left none.
 * @param {string} runner
 * @returns {Counts | undefined}
 */
export function readCounts(runner) {
  const result = readResult(runner);
  return result && 'testResults' in result ? countFiles(result.testResults) : result;
}

/** What a runner left, as it stands. @param {string} runner @returns {Counts | VitestReport | undefined} */
export function readResult(runner) {
  try {
    return JSON.parse(readFileSync(resultFile(runner), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts of files in Vitest's report. A file that could not run has no test to fail, so it counts as one itself.
 * @param {readonly VitestFile[]} files
 * @returns {Counts}
 */
export function countFiles(files) {
  return files.map(countFile).reduce(addCounts, { passed: 0, failed: 0, skipped: 0, failures: [] });
}

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export function addCounts(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...(a.failures ?? []), ...(b.failures ?? [])],
  };
}

/** @param {VitestFile} file @returns {Counts} */
function countFile({ name, status, message, assertionResults: tests }) {
  const failed = tests.filter((test) => test.status === 'failed');
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failures = failed.map((test) =>
    failure(name, test.fullName ?? test.title, test.failureMessages?.[0]),
  );
  if (status === 'failed' && failed.length === 0) failures.push(failure(name, 'did not run', message));
  return { passed, failed: failures.length, skipped: tests.length - passed - failed.length, failures };
}

/** A failed test in one line. @param {string} file @param {string} test @param {string} [message] its first line is told */
export function failure(file, test, message = '') {
  return `${relative(ROOT, file)} > ${test}: ${message.split('\n', 1)[0]}`;
}
