// Prepares our subject: the build, the pages and the list of weight rows, all generated.
import fs from 'node:fs';
import path from 'node:path';
import { OURS } from '../lib/paths.mjs';
import { writeOurPages } from '../pages/ours.mjs';
import { writeOurForms } from '../pages/ours-forms.mjs';
import { writeOurMedia } from '../pages/ours-media.mjs';
import { writeOurParts } from '../pages/ours-parts.mjs';
import { writeSlimPages } from '../pages/slim.mjs';
import { BUILT, buildOwn, copyBuild } from './build.mjs';
import { writeRows } from './rows.mjs';

/** @param {{ weighed: boolean }} options `weighed`: also the build without React and the list of weight rows */
export async function prepareOurs({ weighed }) {
  fs.rmSync(OURS, { recursive: true, force: true });
  fs.mkdirSync(OURS, { recursive: true });
  copyBuild();
  const css = fs.readFileSync(path.join(BUILT, 'site-elements.css'), 'utf8');
  writeOurPages(css);
  writeOurParts(css);
  writeOurMedia(css);
  writeOurForms(css);
  writeSlimPages();
  if (!weighed) return;
  await buildOwn();
  await writeRows();
}
