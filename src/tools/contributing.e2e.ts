// Follows the recipes of CONTRIBUTING.md in a copy of the project without other elements: a new element, and a service
// with an API call. Checks types, layers and generated files, runs the tests, and counts the files that each recipe
// touches.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
// Inside the project, so that packages are found.
const COPY = join(ROOT, '.cache/contributing');

/** Developer scripts, and specs that use elements of the catalog. */
const USES_ELEMENTS =
  /elements[\\/](dev|html-validate|form-check|contracts|.*(?<!conformance)\.spec)\b[^\\/]*$/;

/** A code block of a recipe: a whole file, or lines for an existing file. */
interface Step {
  readonly path: string;
  readonly adds: boolean;
  readonly text: string;
}

const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const elementSteps = parseSteps(guide, '## Add an element', '## Add a service');
const serviceSteps = parseSteps(guide, '## Add a service', '## Tests');

// Each step runs whole tools, which take long on a busy machine.
vi.setConfig({ testTimeout: 360_000, hookTimeout: 360_000 });

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  for (const path of [
    'elements',
    'src/core',
    'src/kit',
    'src/services',
    'src/theme',
    'src/tools',
    'src/editors',
  ])
    cpSync(join(ROOT, path), join(COPY, path), {
      recursive: true,
      filter: (file) => !USES_ELEMENTS.test(file),
    });
  for (const file of ['package.json', 'tsconfig.json', 'vite.config.ts', 'web-test-runner.config.mjs'])
    cpSync(join(ROOT, file), join(COPY, file));
  for (const step of [...elementSteps, ...serviceSteps]) follow(step);
  // Also removes entries of elements that the copy lacks.
  run('src/tools/manifest.mjs');
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

it('writes an element into its own folder and the folder of its documentation only', () => {
  const outside = elementSteps.filter(({ path }) => !/^(?:src\/blocks|demo\/elements)\/hello\//.test(path));
  expect(outside).toEqual([]);
  expect(elementSteps.filter(({ adds }) => adds)).toEqual([]);
});

it('writes a service into its own folder and two lists', () => {
  const outside = serviceSteps.filter(({ path }) => !path.startsWith('src/services/greetings/'));
  expect(outside.map(({ path }) => path)).toEqual(['src/core/calls.ts', 'src/services/services.ts']);
});

it('compiles, follows the architecture and generates the entries', () => {
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
  run('src/tools/layers.mjs');
  run('src/tools/manifest.mjs', '--check');
  const entries = readdirSync(join(COPY, 'elements')).filter((file) => /^site-.*\.ts$/.test(file));
  expect(entries).toEqual(['site-hello.ts']);
  const manifest = JSON.parse(readFileSync(join(COPY, 'custom-elements.json'), 'utf8'));
  expect(manifest.modules.map((module: { path: string }) => module.path)).toEqual(['elements/site-hello.ts']);
});

it('passes the spec of the element and the conformance suite', () => {
  const specs = ['src/blocks/hello/hello.spec.ts', 'elements/conformance.spec.ts'];
  const output = run(
    'node_modules/@web/test-runner/dist/bin.js',
    ...specs.flatMap((file) => ['--files', file]),
  );
  expect(output).toMatch(/2\/2 test files \| \d{2,} passed, 0 failed/);
});

it('passes the test of the service', () => {
  const output = run('node_modules/vitest/vitest.mjs', 'run', 'src/services/greetings');
  expect(output).toMatch(/1 passed/);
});

/** Runs a script in the copy; fails with its output. */
function run(script: string, ...args: string[]): string {
  const path = script.startsWith('node_modules') ? join(ROOT, script) : script;
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: COPY,
    env: { ...process.env, COUNTS: 'off', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  expect(status, `${script}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

/** The fenced blocks of a section that name a file. */
function parseSteps(text: string, start: string, end: string): Step[] {
  const section = text.slice(text.indexOf(start), text.indexOf(end));
  return [...section.matchAll(/^ {3}```\w+ (add to )?(\S+)\n([\s\S]*?)^ {3}```$/gm)].map(
    ([, adds, path = '', code = '']) => ({ path, adds: !!adds, text: code.replace(/^ {3}/gm, '') }),
  );
}

function follow({ path, adds, text }: Step): void {
  const file = join(COPY, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, adds ? insertLines(text, readFileSync(file, 'utf8')) : text);
}

/**
 * Inserts lines where a reader would put them: an import at the top, a member in the first interface, a value in the
 * table of calls or in the first returned object.
 */
function insertLines(text: string, source: string): string {
  return text
    .trimEnd()
    .split('\n')
    .reduce((result, line) => {
      if (line.startsWith('import ')) return result.replace(/^import /m, `${line}\nimport `);
      if (line.startsWith('readonly ')) return result.replace(/^export interface .*\{$/m, `$&\n  ${line}`);
      if (result.includes('export const calls = {'))
        return result.replace('export const calls = {', `$&\n  ${line}`);
      return result.replace(/^ {2}return \{$/m, `$&\n    ${line}`);
    }, source);
}
