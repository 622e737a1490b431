// Finds the pages of a suite.
import fs from 'node:fs';
import path from 'node:path';
import { SUBJECTS } from './paths.mjs';

const PAGE = /^(upgrade|gallery|marquee|page|journey|inp|carousel|lightbox|late)(?:-(.+))?\.html$/;

/**
 * @typedef {{ id: string, suite: string, url: string }} BenchPage
 * `id` is `<subject>/<variant>`, or `<subject>/<suite>` for the page without a variant.
 */

/**
 * Every `subjects/<s>/<suite>[-variant].html`, sorted by subject.
 * @param {{ suite: string, only?: string[] | undefined, match?: RegExp | undefined }} choice
 * @returns {BenchPage[]}
 */
export function discover({ suite, only, match }) {
  return subjects(only)
    .flatMap(pagesOf)
    .filter((page) => page.suite === suite && (!match || match.test(page.id)));
}

/** Names of the subject folders, sorted. */
export function subjects(only) {
  return fs
    .readdirSync(SUBJECTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (!only || only.includes(entry.name)))
    .map((entry) => entry.name)
    .sort();
}

function pagesOf(subject) {
  return fs
    .readdirSync(path.join(SUBJECTS, subject))
    .sort()
    .flatMap((file) => {
      const [, suite, variant] = PAGE.exec(file) ?? [];
      return suite
        ? [{ id: `${subject}/${variant ?? suite}`, suite, url: `/subjects/${subject}/${file}` }]
        : [];
    });
}
