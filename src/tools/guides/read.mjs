// @ts-check
// Reads the guides in `demo/guides`: front matter, and the code blocks that a reader follows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER = 'demo/guides';

/**
 * A file to write, or commands to run.
 * @typedef {{ path: string, text: string }} Step
 * @typedef {{ name: string, values: Readonly<Record<string, string>>, steps: readonly Step[] }} Guide
 */

/**
 * Guides in their order on the page.
 * @returns {Guide[]}
 */
export const readGuides = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseGuide(file.replace('.md', ''), readFileSync(join(FOLDER, file), 'utf8')))
    .sort((one, other) => Number(one.values.order) - Number(other.values.order));

/** The section with a separate project. */
const SERVER = /^## Server-side rendering$[\s\S]*?(?=^## )/m;

/**
 * What is followed: the guides, and their sections about rendering on the server. The server of such a section is the
 * program `serve` in the front matter, its pictures are in `serverPictures`.
 * @returns {Guide[]}
 */
export const readFollowed = () =>
  readGuides().flatMap((guide) => {
    const { serve = '', serverPictures = guide.values.pictures ?? '', title = '' } = guide.values;
    if (!serve) return [guide];
    const text = readFileSync(join(FOLDER, `${guide.name}.md`), 'utf8');
    const values = { title: `${title} on the server`, run: 'npm', serve, pictures: serverPictures };
    return [
      { ...guide, values: { ...guide.values, serve: '' } },
      { name: `${guide.name}-server`, values, steps: readSteps(SERVER.exec(text)?.[0] ?? '') },
    ];
  });

/** @param {string} name @param {string} text @returns {Guide} */
export function parseGuide(name, text) {
  const { values, content } = splitFrontMatter(text);
  return { name, values, steps: readSteps(values.serve ? content.replace(SERVER, '') : content) };
}

/** @param {string} content @returns {Step[]} */
function readSteps(content) {
  const blocks = content.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm);
  return [...blocks].flatMap(([, language, path = '', code = '']) =>
    path || language === 'sh' ? [{ path, text: code }] : [],
  );
}

/**
 * The `key: value` lines between two lines of hyphens.
 * @param {string} text
 */
export function splitFrontMatter(text) {
  const [whole, lines = ''] = /^---\n([\s\S]*?)^---\n/m.exec(text) ?? [''];
  const entries = [...lines.matchAll(/^(\w+): (.*)$/gm)].map(([, key = '', value = '']) => [key, value]);
  return {
    values: /** @type {Record<string, string>} */ (Object.fromEntries(entries)),
    content: text.slice(whole.length),
  };
}
