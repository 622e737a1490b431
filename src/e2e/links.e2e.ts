// Every internal link, source and fragment of the built demo leads somewhere. Reads files only; no browser.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const DIST = resolve(import.meta.dirname, '../../dist');
const DEMO = join(DIST, 'demo');

/** Pages that the server renders. */
const SERVED = /^\/(?:api|cart|checkout|search|account|members|sites\/restaurant\/journal)(?:[/?]|$)/;

/** Opens the cookie banner's settings on any page. */
const COMMAND = '#cookie-settings';

const pages = readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?:^|\/)index\.html$/.test(file));

const read = (file: string): string => readFileSync(join(DEMO, file), 'utf8');

/** Markup that is part of the page, not text in a comment or template. */
const visible = (html: string): string =>
  html.replace(/<!--[\s\S]*?-->|<template>[\s\S]*?<\/template>|<script\b[\s\S]*?<\/script>/g, '');

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id]) => decode(id!)));

const ids = new Map<string, Set<string>>();
function hasFragment(file: string, id: string): boolean {
  if (!ids.has(file)) ids.set(file, idsOf(read(file)));
  return ids.get(file)!.has(id);
}

/** The file of an address below the site; undefined if there is none. */
function findFile(path: string): string | undefined {
  if (path.startsWith('/site-elements/'))
    return existsSync(join(DIST, 'elements', path.slice('/site-elements/'.length))) ? path : undefined;
  const file = join(DEMO, decodeURIComponent(path));
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return path.slice(1);
  const index = join(file, 'index.html');
  return existsSync(index) ? `${path.slice(1).replace(/\/?$/, '/')}index.html`.replace(/^\//, '') : undefined;
}

function findProblem(page: string, link: string): string | undefined {
  const base = `https://site.example/${page.replace(/index\.html$/, '')}`;
  if (!URL.canParse(link, base)) return `${link} is no address`;
  const { origin, pathname, hash } = new URL(link, base);
  if (origin !== 'https://site.example' || SERVED.test(pathname)) return undefined;
  const file = findFile(pathname);
  if (file === undefined) return `${link} does not exist`;
  // The playground reads its own fragments.
  if (hash.length < 2 || !file.endsWith('.html') || /^#(?:example|code)=/.test(hash)) return undefined;
  return hasFragment(file, decodeURIComponent(hash.slice(1))) ? undefined : `${link} has no such part`;
}

const isDocumentation = (page: string): boolean =>
  !page.startsWith('sites/') && !/^elements\/[\w-]+\/[\w-]+\//.test(page);

test('every link of the documentation refers to an existing page and fragment', () => {
  const problems = pages.filter(isDocumentation).flatMap((page) => {
    const html = visible(read(page));
    // Examples link to pages that only exist on their own sites.
    const own = html.replace(/<div class="stage"[\s\S]*?<\/div>\n/g, '');
    const links = [...own.matchAll(/<[a-z][^<>]*?\s(?:href|src)="([^"]*)"/g)].map(([, link]) =>
      decode(link!),
    );
    return [...new Set(links)]
      .filter((link) => link !== COMMAND)
      .flatMap((link) => {
        const problem = findProblem(page, link);
        return problem ? [`${page}: ${problem}`] : [];
      });
  });
  expect(problems).toEqual([]);
});

test('every example can be opened in the playground', () => {
  const options = [...read('playground/index.html').matchAll(/<option value="([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  const linked = pages
    .flatMap((page) => [...read(page).matchAll(/\/playground\/#example=([\w/-]+)"/g)])
    .map(([, name]) => name!);
  expect(linked.length).toBeGreaterThan(100);
  expect(linked.filter((name) => !options.includes(name))).toEqual([]);
  const missing = options.filter((name) => {
    const [element, slug = ''] = name.split('/');
    const examples = JSON.parse(read(`playground/examples/${element}.json`)) as Record<
      string,
      { code: string }
    >;
    return !examples[slug]?.code;
  });
  expect(missing).toEqual([]);
});
