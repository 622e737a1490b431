// Tests that scripts and tests work wherever the clone is: URL paths encode spaces and other characters.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const ENCODED_PATH = /import\.meta\.url\)\.pathname/;

it('no file takes a path from the encoded URL of a module', () => {
  const files = ['src', 'demo', 'elements'].flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !/(^|[\\/])node_modules[\\/]/.test(file))
      .map((file) => resolve(ROOT, folder, file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => ENCODED_PATH.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
