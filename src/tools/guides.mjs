// @ts-check
// `npm run guides`: follows the guides in `demo/guides` whose tools can be installed, using their own text, and opens
// their pages in a browser. `-- hugo vue` follows some of them. Needs `npm run build`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { followGuide } from './guides/follow.mjs';
import { readFollowed } from './guides/read.mjs';
import { canFollow, TOOLS } from './guides/tools.mjs';
import { canInstall } from './packages/npm.mjs';
import { createBrowser } from './packages/project.mjs';

const names = argv.slice(2);
const guides = readFollowed().filter(({ name, values }) =>
  names.length > 0 ? names.includes(name) : values.run && !TOOLS[values.run]?.isLong,
);
const unknown = names.filter((name) => !guides.some((guide) => guide.name === name && guide.values.run));
if (unknown.length > 0) {
  console.log(`There is no guide to follow: ${unknown.join(', ')}.`);
  exit(1);
}
const hasRegistry = canInstall();
if (!hasRegistry)
  console.log('Guides that install npm packages were skipped: the registry cannot be reached.');

execFileSync(process.execPath, ['src/tools/pack.mjs'], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'site-elements-guides-'));
const browser = await createBrowser();
let failed = 0;
let left = 0;
for (const guide of guides) {
  const start = performance.now();
  const tool = guide.values.run ?? '';
  if ((tool === 'npm' && !hasRegistry) || !canFollow(tool)) {
    console.log(`- ${guide.name}: ${tool} cannot be installed here`);
    left += 1;
    continue;
  }
  const follow = TOOLS[tool]?.follow ?? followGuide;
  const problem = await follow(folder, guide, browser).then(
    () => '',
    (error) => String(error?.message ?? error),
  );
  console.log(`${problem ? '✗' : '✓'} ${guide.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  if (problem) console.log(problem.replace(/^/gm, '    '));
  failed += problem ? 1 : 0;
}
await browser.close();
if (failed === 0) rmSync(folder, { recursive: true });
else console.log(`The sites are in ${folder}.`);
console.log(`Guides: ${guides.length - failed - left} passed, ${failed} failed, ${left} left out`);
exit(failed === 0 ? 0 : 1);
