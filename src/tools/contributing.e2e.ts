// Does "Add an element in ten minutes" still work? Follows CONTRIBUTING.md to the letter in a copy of the project that
// has no other element, then checks types and layers, generates the manifest and runs the specs.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
// Inside the project, so that packages are found.
const COPY = join(ROOT, '.cache/ten-minutes');

/** Large, and of no use to an element. */
const SKIPPED = new Set(['bench', 'pictures'].map((folder) => join('src/tools', folder)));

/** A code block of the guide: a whole file, or lines for one that exists. */
interface Step {
  readonly path: string;
  readonly adds: boolean;
  readonly text: string;
}

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  for (const path of ['elements', 'src/core', 'src/kit', 'src/services', 'src/tools', 'src/editors'])
    cpSync(join(ROOT, path), join(COPY, path), {
      recursive: true,
      filter: (from) => !SKIPPED.has(relative(ROOT, from)),
    });
  for (const file of ['package.json', 'tsconfig.json', 'vite.config.ts', 'web-test-runner.config.mjs'])
    cpSync(join(ROOT, file), join(COPY, file));
  forgetOtherElements();
  for (const step of steps(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))) follow(step);
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

it('compiles, keeps to the layers and reaches the manifest', () => {
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
  run('src/tools/layers.mjs');
  run('src/tools/manifest.mjs');
  const manifest = JSON.parse(readFileSync(join(COPY, 'custom-elements.json'), 'utf8'));
  expect(manifest.modules.map((module: { path: string }) => module.path)).toEqual(['elements/site-hello.ts']);
});

it('passes its own spec and the conformance suite', () => {
  const specs = ['src/blocks/hello/hello.spec.ts', 'elements/conformance.spec.ts'];
  const output = run(
    'node_modules/@web/test-runner/dist/bin.js',
    ...specs.flatMap((file) => ['--files', file]),
  );
  expect(output).toMatch(/2\/2 test files \| \d{2,} passed, 0 failed/);
});

/** Runs a script in the copy; fails with what it printed. */
function run(script: string, ...args: string[]): string {
  const path = script.startsWith('node_modules') ? join(ROOT, script) : script;
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: COPY,
    env: { ...process.env, RESULTS_DIR: join(COPY, '.cache/results') },
    encoding: 'utf8',
  });
  expect(status, `${script}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

/** Every fenced block of the guide that names a file. */
function steps(guide: string): Step[] {
  const section = guide.slice(guide.indexOf('## Add an element'), guide.indexOf('## Tests'));
  return [...section.matchAll(/^ {3}```\w+ (add to )?(\S+)\n([\s\S]*?)^ {3}```$/gm)].map(
    ([, adds, path = '', text = '']) => ({ path, adds: !!adds, text: text.replace(/^ {3}/gm, '') }),
  );
}

function follow({ path, adds, text }: Step): void {
  const file = join(COPY, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, adds ? add(text, readFileSync(file, 'utf8')) : text);
}

/** Lines for an existing file: imports and exports at its end or top, an entry into the catalogue. */
function add(text: string, before: string): string {
  const [first = '', ...entries] = text.trimEnd().split('\n');
  if (entries.length === 0) return `${before}${first}\n`;
  return `${first}\n${before.replace(/export const catalogue[^{]*\{/, `$&\n${entries.join('\n')}`)}`;
}

/** Takes the elements out of the copy: only the new one is to be proven, quickly. */
function forgetOtherElements(): void {
  const folder = join(COPY, 'elements');
  for (const file of readdirSync(folder)) if (/^site-.*\.ts$/.test(file)) rmSync(join(folder, file));
  writeFileSync(join(folder, 'index.ts'), '');
  writeFileSync(join(folder, 'site-elements.css'), '@layer site-elements;\n');
  const catalogue = `import type { Catalogue } from '../src/kit/loader/catalogue';\n\nexport const catalogue: Catalogue = {\n};\n`;
  writeFileSync(join(folder, 'catalogue.ts'), catalogue);
}
