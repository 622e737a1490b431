// Tests that the React rules apply wherever the clone is: below a folder named `.cache`, Biome does not read the
// dependencies in package.json, so biome.json lists the rule domains.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const INVALID = `import { useEffect } from 'react';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, []);
}
`;

const parent = mkdtempSync(join(tmpdir(), 'site-elements-lint-'));
afterAll(() => rmSync(parent, { recursive: true }));

it.each(['clone', '.cache/clone'])('the rules for React apply in the folder %s', (name) => {
  const folder = join(parent, name);
  mkdirSync(folder, { recursive: true });
  for (const file of ['biome.json', 'package.json', '.gitignore'])
    cpSync(join(ROOT, file), join(folder, file));
  writeFileSync(join(folder, 'use-title.ts'), INVALID);
  const { status, stderr } = spawnSync(process.execPath, [BIOME, 'lint', '--colors=off', 'use-title.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toContain('lint/correctness/useExhaustiveDependencies');
  expect(status).toBe(1);
});
