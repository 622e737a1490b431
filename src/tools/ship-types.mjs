// @ts-check
// What does a project find beside the built library? The manifest, and the types of the elements for the DOM and for
// the JSX of React 19.
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
