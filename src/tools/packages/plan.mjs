// @ts-check
// The projects in which the packages are tested: folders in `projects`, which also serve as examples for integrators.

/**
 * `site`: the built folder; `command`: a server to start instead, with the variable PORT; `isFull`: the page has a map
 * and a captcha; `isRendered`: its elements are rendered on the server; `isSlow`: only runs with `--all`.
 * @typedef {{ name: string, site?: string, command?: string[], isFull?: boolean, isRendered?: boolean, isSlow?: boolean
 * }} Project
 */

/** @type {readonly Project[]} */
export const PROJECTS = [
  { name: 'vite-react', site: 'dist' },
  { name: 'webpack', site: 'dist', isFull: true },
  { name: 'esbuild', site: 'dist', isFull: true },
  { name: 'vue', site: 'dist', isSlow: true },
  { name: 'svelte', site: 'dist', isSlow: true },
  { name: 'astro', command: ['dist/server/entry.mjs'], isSlow: true },
  { name: 'next', command: ['node_modules/next/dist/bin/next', 'start'], isSlow: true },
  { name: 'angular', site: 'dist', isSlow: true },
  { name: 'eleventy', site: '_site', isSlow: true },
];
