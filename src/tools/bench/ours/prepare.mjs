// What does our subject consist of? The build, the pages and the list of weight rows; all of it generated.
import fs from 'node:fs';
import path from 'node:path';
import { OURS } from '../lib/paths.mjs';
import { writeOurPages } from '../pages/ours.mjs';
import { writeOurParts } from '../pages/ours-parts.mjs';
import { BUILT, buildOwn, copyBuild } from './build.mjs';
import { writeRows } from './rows.mjs';

export async function prepareOurs() {
  fs.rmSync(OURS, { recursive: true, force: true });
  fs.mkdirSync(OURS, { recursive: true });
  copyBuild();
  await buildOwn();
  const css = fs.readFileSync(path.join(BUILT, 'site-elements.css'), 'utf8');
  writeOurPages(css);
  writeOurParts(css);
  await writeRows();
}
