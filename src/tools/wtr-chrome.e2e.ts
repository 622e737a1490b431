// Does the spec runner really fail a file that speaks, and keep files apart? Runs it on small made-up specs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/made-up-specs');

beforeAll(() => mkdirSync(FOLDER, { recursive: true }));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Runs the runner on these specs; whether it passed, and what it printed. */
async function run(specs: Record<string, string>): Promise<{ passed: boolean; output: string }> {
  const files = Object.entries(specs).map(([name, body]) => {
    const file = join(FOLDER, `${name}.spec.ts`);
    writeFileSync(file, `${body}\n`);
    return `.cache/made-up-specs/${name}.spec.ts`;
  });
  const runner = spawn(
    process.execPath,
    ['node_modules/@web/test-runner/dist/bin.js', ...files.flatMap((file) => ['--files', file])],
    {
      cwd: ROOT,
      env: { ...process.env, COUNTS: 'off' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  runner.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
  runner.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const [code] = await once(runner, 'exit');
  return { passed: code === 0, output };
}

const waiting = (statement: string) =>
  `it('runs', async () => { ${statement}; await new Promise((done) => setTimeout(done, 50)); });`;

describe('a spec file fails when its page', () => {
  it.each([
    ['warns', `console.warn('careful')`, 'console warn: careful'],
    ['logs', `console.log('hello')`, 'console log: hello'],
    ['leaves a promise rejected', `Promise.reject(new Error('lost'))`, 'lost'],
    ['throws later', `setTimeout(() => { throw new Error('late'); })`, 'late'],
    [
      'asks another host',
      `await fetch('https://example.org/').catch(() => {})`,
      'request to another host: https://example.org/',
    ],
    ['asks for what is not there', `await fetch('/nothing-here')`, '/nothing-here'],
  ])('%s', async (_, statement, said) => {
    const { passed, output } = await run({ noisy: waiting(statement) });
    expect(output).toContain(said);
    expect(passed).toBe(false);
  });
});

it('a silent spec file passes, and one that intercepts what it expects', async () => {
  const { passed, output } = await run({
    silent: waiting('1 + 1'),
    intercepts: waiting(
      `const { warn } = console; console.warn = () => {}; console.warn('expected'); console.warn = warn`,
    ),
  });
  expect(output).toContain('2 passed, 0 failed');
  expect(passed).toBe(true);
});

it('each file has cookies, storage and preferences of its own', async () => {
  const isolated = `
    it('starts clean', async () => {
      const clean = [document.cookie, String(localStorage.length), String(matchMedia('(prefers-reduced-motion: reduce)').matches)];
      if (clean.join() !== ',0,false') throw new Error(clean.join());
      document.cookie = 'a=1';
      localStorage.setItem('a', '1');
      const { executeServerCommand } = await import('@web/test-runner-commands');
      await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce', forcedColors: 'active' });
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('motion is not reduced');
      if (!matchMedia('(forced-colors: active)').matches) throw new Error('colours are not forced');
    });`;
  const { passed, output } = await run({ one: isolated, two: isolated, three: isolated });
  expect(output).toContain('3 passed, 0 failed');
  expect(passed).toBe(true);
});
