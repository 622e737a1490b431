// @ts-check
// Adds the manifest and the types (DOM, React 19 JSX) to the built library.
import { copyFileSync } from 'node:fs';
import { basename } from 'node:path';

const FILES = [
  'custom-elements.json',
  'src/editors/elements.d.ts',
  'src/editors/jsx.d.ts',
  'src/editors/messages.en.json',
  'LICENSE',
];

for (const file of FILES) copyFileSync(file, `dist/elements/${basename(file)}`);
