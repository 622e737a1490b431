// Tests that the browser for specs fails files with unexpected output, and isolates files from each other.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunnerResult } from './run/results.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = '.cache/sample-specs';

beforeAll(() => mkdirSync(join(ROOT, FOLDER), { recursive: true }));
afterAll(() => rmSync(join(ROOT, FOLDER), { recursive: true, force: true }));

/** Runs the test runner with these specs. */
async function runSpecs(specs: Record<string, string>): Promise<{ status: number; result: RunnerResult }> {
  const files = Object.entries(specs).map(([name, code]) => {
    const path = `${FOLDER}/${name}.spec.ts`;
    writeFileSync(join(ROOT, path), `${code}\n`);
    return path;
  });
  const args = ['node_modules/@web/test-runner/dist/bin.js', ...files.flatMap((file) => ['--files', file])];
  const env = { ...process.env, RESULTS_DIR: FOLDER };
  const runner = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
  const [status] = await once(runner, 'exit');
  return { status, result: JSON.parse(readFileSync(join(ROOT, FOLDER, 'browser.json'), 'utf8')) };
}

/** A spec with one test that runs this statement and waits for its effects. */
const specOf = (statement: string) =>
  `it('runs', async () => { ${statement}; await new Promise((resolve) => setTimeout(resolve, 50)); });`;

const NOISY: Record<string, readonly [statement: string, output: string]> = {
  warns: [`console.warn('careful')`, 'console warn: careful'],
  logs: [`console.log('hello')`, 'console log: hello'],
  rejects: [`Promise.reject(new Error('lost'))`, 'lost'],
  'throws-later': [`setTimeout(() => { throw new Error('late'); })`, 'late'],
  'requests-another-host': [
    // Not awaited: where no name server answers, it takes longer than a test may.
    `fetch('https://example.org/').catch(() => {})`,
    'request to another host: https://example.org/',
  ],
  'requests-a-missing-file': [`await fetch('/nothing-here')`, '/nothing-here'],
  'compares-elements': [
    `const { expect } = await import('@open-wc/testing'); expect(document.body).to.equal(document.head)`,
    'expected <body>',
  ],
};

describe('a spec file fails when it', () => {
  let run: Awaited<ReturnType<typeof runSpecs>>;
  beforeAll(async () => {
    run = await runSpecs(
      Object.fromEntries(Object.entries(NOISY).map(([name, [statement]]) => [name, specOf(statement)])),
    );
  });

  it.each(Object.entries(NOISY))('%s', (name, [, output]) => {
    const { status, result } = run;
    expect(status).toBe(1);
    const failures = result.failures.filter((line) => line.startsWith(`${FOLDER}/${name}.spec.ts > `));
    expect(failures).toEqual([expect.stringContaining(output)]);
  });
});

const ISOLATED = `
  it('starts with an empty profile', async () => {
    const state = [document.cookie, String(localStorage.length), String(matchMedia('(prefers-reduced-motion: reduce)').matches)];
    if (state.join() !== ',0,false') throw new Error(state.join());
    document.cookie = 'a=1';
    localStorage.setItem('a', '1');
    const { executeServerCommand } = await import('@web/test-runner-commands');
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce', forcedColors: 'active' });
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('motion is not reduced');
    if (!matchMedia('(forced-colors: active)').matches) throw new Error('colors are not forced');
  });`;

it('passes spec files that print nothing or intercept their output, each with its own cookies, storage and preferences', async () => {
  const { status, result } = await runSpecs({
    silent: specOf('1 + 1'),
    intercepts: specOf(
      `const { warn } = console; console.warn = () => {}; console.warn('expected'); console.warn = warn`,
    ),
    one: ISOLATED,
    two: ISOLATED,
    three: ISOLATED,
  });
  expect(result).toMatchObject({ passed: 5, failed: 0, failures: [] });
  expect(status).toBe(0);
});
