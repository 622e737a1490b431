// @ts-check
// `npm run test:packages`: packs the npm packages, installs them in fresh projects as a user would, builds the
// projects, and opens their pages in a browser. `-- --all` includes slower ones, `-- vue svelte` runs some of them.
// Needs `npm run build`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { followGuide } from './guides/follow.mjs';
import { readFollowed } from './guides/read.mjs';
import {
  checkLint,
  checkManifests,
  checkNodeImports,
  checkRender,
  checkServer,
  checkWrap,
} from './packages/checks.mjs';
import { canInstall } from './packages/npm.mjs';
import { PROJECTS } from './packages/plan.mjs';
import { checkProject, createBrowser } from './packages/project.mjs';

const names = argv.slice(2).filter((one) => !one.startsWith('--'));
const projects = PROJECTS.filter(({ name, isSlow }) =>
  names.length > 0 ? names.includes(name) : argv.includes('--all') || !isSlow,
);

const guides = readFollowed().filter(
  ({ values }) => values.run === 'npm' && (argv.includes('--all') || values.speed === 'quick'),
);

if (!canInstall()) {
  console.log('The packages were not tested: the npm registry cannot be reached.');
  exit(0);
}

execFileSync(process.execPath, ['src/tools/pack.mjs'], { stdio: 'inherit' });
// Outside the project, so that nothing is found in its node_modules.
const folder = mkdtempSync(join(tmpdir(), 'site-elements-packages-'));
const browser = await createBrowser();
/** @type {[string, () => Promise<void>][]} */
const steps = [
  ...projects.map(
    (project) =>
      /** @type {[string, () => Promise<void>]} */ ([
        project.name,
        () => checkProject(folder, project, browser),
      ]),
  ),
  ...(names.length > 0
    ? []
    : /** @type {[string, () => Promise<void>][]} */ ([
        ['publint and arethetypeswrong', () => checkManifests(folder)],
        ['import of every entry in Node', () => checkNodeImports(folder)],
        ['server', () => checkServer(folder)],
        ['wrap', () => checkWrap(folder)],
        ['HTML-validate', () => checkLint(folder)],
        ['render', () => checkRender(folder)],
        ...guides.map(
          (guide) =>
            /** @type {[string, () => Promise<void>]} */ ([
              `guide of ${guide.values.title}`,
              () => followGuide(folder, guide, browser),
            ]),
        ),
      ])),
];
let failed = 0;
const queue = steps.values();
await Promise.all(
  [0, 1].map(async () => {
    for (const [name, run] of queue) {
      const start = performance.now();
      const problem = await run().then(
        () => '',
        (error) => String(error?.message ?? error),
      );
      console.log(`${problem ? '✗' : '✓'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
      if (problem) console.log(problem.replace(/^/gm, '    '));
      failed += problem ? 1 : 0;
    }
  }),
);
await browser.close();
if (failed === 0) rmSync(folder, { recursive: true });
else console.log(`The projects are in ${folder}.`);
console.log(`Packages: ${steps.length - failed} passed, ${failed} failed`);
exit(failed === 0 ? 0 : 1);
