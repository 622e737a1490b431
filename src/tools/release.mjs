// @ts-check
// `npm run release -- 0.2.0` prepares a release: version, changelog, commit and tag. `npm run release -- --publish` publishes
// the packages of the tagged commit with provenance. See src/tools/packages/README.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { tarballOf } from './packages/npm.mjs';
import { distTag, findVersionProblem, releaseChangelog, unreleased } from './packages/release-rules.mjs';

const CHANGELOG = 'CHANGELOG.md';
const VERSIONS = 'demo/versions.json';

const [version = ''] = argv.slice(2).filter((one) => !one.startsWith('--'));
const { version: current, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
try {
  if (run('git', 'status', '--porcelain')) throw new Error('There are uncommitted changes.');
  if (argv.includes('--publish')) publish();
  else prepare();
} catch (error) {
  console.error(`release: ${error instanceof Error ? error.message : error}`);
  exit(1);
}

function prepare() {
  const changelog = readFileSync(CHANGELOG, 'utf8');
  const problem = findVersionProblem(version, current, unreleased(changelog));
  if (problem) throw new Error(problem);
  // The documentation of a published version is kept.
  if (run('git', 'tag', '--list', `v${current}`)) addEarlierVersion(current);
  run('npm', 'version', version, '--no-git-tag-version');
  writeFileSync(CHANGELOG, releaseChangelog(changelog, version, new Date().toISOString().slice(0, 10)));
  run('npm', 'run', 'manifest');
  run('git', 'commit', '--all', '--message', `[release] Release ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
  console.log(`Committed and tagged v${version}. Push both to publish it: git push --follow-tags`);
}

/** @param {string} released */
function addEarlierVersion(released) {
  const earlier = JSON.parse(readFileSync(VERSIONS, 'utf8'));
  writeFileSync(VERSIONS, `${JSON.stringify([released, ...earlier])}\n`);
}

function publish() {
  if (!run('git', 'tag', '--points-at', 'HEAD').split('\n').includes(`v${current}`))
    throw new Error(`This commit has no tag v${current}: publish the commit that was released.`);
  if (!repository && !argv.includes('--dry-run'))
    throw new Error('package.json has no "repository", which npm requires for provenance.');
  run('npm', 'run', 'pack');
  const flags = ['--provenance', '--access', 'public', '--tag', distTag(current)];
  if (argv.includes('--dry-run')) flags.push('--dry-run');
  for (const name of /** @type {const} */ (['site-elements', 'site-elements-server']))
    console.log(run('npm', 'publish', tarballOf(name), ...flags));
}

/** @param {string} program @param {string[]} args */
function run(program, ...args) {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}
