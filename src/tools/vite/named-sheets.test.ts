import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { namedSheets } from './named-sheets.mjs';

it('style sheets with the same content are written to separate files', async () => {
  const root = mkdtempSync(join(tmpdir(), 'named-sheets-'));
  mkdirSync(join(root, 'src'));
  const names = ['site-one', 'site-two', 'site-three'];
  for (const name of names)
    writeFileSync(join(root, 'src', `${name}.css`), `a { color: ${name === 'site-three' ? 'red' : 'blue'} }`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [namedSheets('-css')],
    build: {
      cssCodeSplit: true,
      lib: {
        entry: Object.fromEntries(names.map((name) => [`${name}-css`, join(root, 'src', `${name}.css`)])),
        formats: ['es'],
      },
      rolldownOptions: {
        output: { assetFileNames: ({ names: [name = ''] }) => basename(name).replace('-css', '') },
      },
    },
  });
  const sheets = readdirSync(join(root, 'dist')).filter((file) => file.endsWith('.css'));
  rmSync(root, { recursive: true });
  expect(sheets.sort()).toEqual(names.map((name) => `${name}.css`).sort());
});
