// @ts-check
// The tools that guides need, and their installation.
import { spawnSync } from 'node:child_process';
import { canInstall, installPackages } from '../apt.mjs';
import { followGhost } from './ghost.mjs';
import { followWordPress } from './wordpress.mjs';

/**
 * `packages`: Debian packages; `isLong`: followed only if named.
 * @typedef {(parent: string, guide: import('./read.mjs').Guide, browser: import('playwright-core').Browser) =>
 * Promise<void>} Follow
 * @typedef {{ command: string, packages: readonly string[], isLong?: boolean, follow?: Follow }} Tool
 */

/** @type {Readonly<Record<string, Tool>>} */
export const TOOLS = {
  npm: { command: 'npm', packages: [] },
  hugo: { command: 'hugo', packages: ['hugo'] },
  wordpress: {
    command: 'mariadbd',
    packages: ['wordpress', 'wordpress-theme-twentytwentythree', 'mariadb-server', 'php-cli', 'php-mysql'],
    isLong: true,
    follow: followWordPress,
  },
  // Packages needed to compile the addons.
  ghost: { command: 'g++', packages: ['g++', 'make', 'python3'], isLong: true, follow: followGhost },
  jekyll: { command: 'jekyll', packages: ['jekyll'] },
};

/**
 * Whether a tool is installed, or could be installed.
 * @param {string} name
 */
export function canFollow(name) {
  const tool = TOOLS[name];
  if (!tool) return false;
  return has(tool.command) || (canInstall() && installPackages(tool.packages) && has(tool.command));
}

/** @param {string} command */
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
