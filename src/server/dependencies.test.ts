import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

/** Licenses that require no more than their notice. */
const LICENSES = ['MIT', 'MIT-0', 'Apache-2.0', '(MIT OR Apache-2.0)'];

/** Rows of the package table in the README. */
const section = read('src/server/README.md').split('\n### Packages\n')[1]?.split('\n#')[0] ?? '';
const listed = [...section.matchAll(/^\| `([^`]+)`(\*?) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', mark, license = '', reason = '']) => ({ name, isOptional: mark === '*', license, reason }),
);

/** Packages that the running server imports. */
function findImported(): string[] {
  const files = filesIn('src/server').filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]/.test(file),
  );
  const specifiers = files.flatMap((file) =>
    [...read(file).matchAll(/^(?:import [^'\n]*|\} from )'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm)].map(
      ([, fixed, dynamic]) => fixed ?? dynamic!,
    ),
  );
  const names = specifiers
    .filter((one) => !one.startsWith('node:'))
    .map((one) => /^(@[\w-]+\/)?[\w-]+/.exec(one)![0]);
  return [...new Set(names)].sort();
}

describe('packages of the server', () => {
  it('are listed in the README with a reason', () => {
    expect(listed.map(({ name }) => name).sort()).toEqual(findImported());
    expect(listed.filter(({ reason }) => reason.length < 10)).toEqual([]);
  });

  it('have an exact version and the listed license', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version: string; license?: string } | undefined>;
    };
    for (const { name, license } of listed) {
      const locked = packages[`node_modules/${name}`];
      expect(dependencies[name], name).toBe(locked?.version);
      expect([license, LICENSES.includes(license)], name).toEqual([locked?.license, true]);
    }
  });

  it('are marked as optional exactly if the published package lists them as optional', () => {
    const source = read('src/tools/packages/server.mjs');
    const optional = new RegExp(/OPTIONAL = \/(.+)\/;/.exec(source)![1]!);
    for (const { name, isOptional } of listed) expect(isOptional, name).toBe(optional.test(name));
  });
});

it('the threat model names tests that exist', () => {
  const threats = read('demo/pages/security.html').split('id="threats"')[1] ?? '';
  const named = [...threats.matchAll(/<code>([\w-]+\.(?:test|e2e)\.ts)<\/code>/g)].map(([, name]) => name!);
  const files = new Set(filesIn('src').map((file) => basename(file)));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !files.has(name))).toEqual([]);
});
