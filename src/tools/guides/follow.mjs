// @ts-check
// Follows a guide to the letter: writes its files, runs its commands, and opens its page in a browser.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, tarballOf } from '../packages/npm.mjs';
import { checkSite } from '../packages/project.mjs';

/** @typedef {import('./read.mjs').Guide} Guide */

const PICTURES = { one: 'dawn-ridge-750', two: 'canyon-750' };

/** @param {string} parent @param {Guide} guide @param {import('playwright-core').Browser} browser */
export async function followGuide(parent, guide, browser) {
  // A project cannot install a package with its own name.
  const folder = join(parent, `guide-${guide.name}`);
  const { site = '', serve, pictures = 'pictures' } = guide.values;
  writePictures(join(folder, pictures));
  await followSteps(folder, guide);
  const isRendered = guide.steps.some(({ text }) => text.includes('site-elements/server-render'));
  const project = { name: guide.name, isRendered, ...(serve ? { command: [serve] } : { site }) };
  await checkSite(folder, project, browser);
}

/** Writes the files and runs the commands. @param {string} folder @param {Guide} guide */
export async function followSteps(folder, { steps }) {
  for (const { path, text } of steps)
    if (path) write(join(folder, path), text);
    else await run(folder, 'sh', '-ec', withTarball(text));
}

/**
 * Replaces the published package with the packed one.
 * @param {string} commands
 */
const withTarball = (commands) =>
  commands.replaceAll(/^(npm (?:install|pack)\b.*)(?<= )site-elements$/gm, (_all, command) => {
    const isInstall = command.startsWith('npm install');
    return isInstall
      ? `${command}${OPTIONS} ${tarballOf('site-elements')}`
      : `cp ${tarballOf('site-elements')} .`;
  });

const OPTIONS = '--no-audit --no-fund --prefer-offline --loglevel=error';

/**
 * The two pictures that readers put into a folder.
 * @param {string} folder
 */
export function writePictures(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(PICTURES))
    copyFileSync(`demo/pictures/${file}.webp`, join(folder, `${name}.webp`));
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
