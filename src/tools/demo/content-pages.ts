// Prose pages of the documentation, from demo/pages, and the list of all pages.
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readGuides } from '../guides/read.mjs';
import { accessibilityTable } from './accessibility-table';
import { documentedCalls, furtherCalls, openApi } from './api-calls';
import type { AssetUrl } from './assets';
import { ELEMENT_POLICY, mediaTable, policyTable, sizeTable, tokenTable } from './documentation-tables';
import { codeMarkup } from './highlight';
import { escapeHtml } from './html';
import type { ListedElement } from './index-page';
import { DOCUMENTATION_LINKS, EXAMPLE_SITES, type Link } from './navigation';
import type { OutputFile } from './output-file';
import { partitionTable } from './partition-table';
import { docsPage } from './shell';
import { readFrontMatter } from './template';
import { VERSION } from './version';

const FOLDER = 'demo/pages';

/** Address of the index of the search. */
export const SEARCH_INDEX = '/pages/search.json';

/** All prose pages, and the description of the site API. */
export async function contentPages(listed: readonly ListedElement[], asset: AssetUrl): Promise<OutputFile[]> {
  const values = await readValues(listed);
  const names = (await readdir(FOLDER)).filter((file) => file.endsWith('.html')).sort();
  const pages = await Promise.all(names.map((file) => contentPage(file, values, asset)));
  return [
    ...pages.map(({ file, html }) => ({ file, html })),
    { file: 'pages/index.html', html: listPage(listed, pages, asset) },
    { file: 'site-api/openapi.json', html: openApi(VERSION) },
  ];
}

const readValues = async (listed: readonly ListedElement[]): Promise<Readonly<Record<string, string>>> => ({
  tokens: await tokenTable(),
  sizes: await sizeTable(),
  media: mediaTable(),
  policy: ELEMENT_POLICY,
  csp: policyTable(listed),
  accessibility: await accessibilityTable(listed),
  calls: documentedCalls(),
  more: furtherCalls(),
  partitions: partitionTable(),
});

interface ContentPage extends OutputFile {
  title: string;
  description: string;
}

async function contentPage(
  file: string,
  values: Readonly<Record<string, string>>,
  asset: AssetUrl,
): Promise<ContentPage> {
  const name = basename(file, '.html');
  const { values: head, content } = readFrontMatter(await readFile(join(FOLDER, file), 'utf8'));
  const { title = name, description = '' } = head;
  const filled = content.replace(/\{\{(\w+)\}\}/g, (all, key: string) => values[key] ?? all);
  const main = filled.replace(
    /<!-- code (.+?) -->\n([\s\S]*?)\n<!-- \/code -->/g,
    (_all, label: string, code: string) => codeMarkup(code, label),
  );
  const path = `/${name}/`;
  const page = {
    title: `${title} | site-elements`,
    description,
    path,
    sidebar: DOCUMENTATION_LINKS,
    sidebarLabel: 'Documentation',
    main,
  };
  return { file: `${name}/index.html`, html: docsPage(page, asset), title, description };
}

function listPage(listed: readonly ListedElement[], pages: readonly ContentPage[], asset: AssetUrl): string {
  const described = new Map(
    pages.map(({ file, description }) => [`/${file.replace('index.html', '')}`, description]),
  );
  const groups: readonly (readonly [string, readonly (Link & { about: string })[]])[] = [
    [
      'Documentation',
      DOCUMENTATION_LINKS.filter(({ href }) => href !== '/pages/').map((link) => ({
        ...link,
        about: described.get(link.href) ?? '',
      })),
    ],
    [
      'Elements',
      listed.map(({ element, docs }) => ({
        href: `/elements/${element.name}/`,
        text: docs.title,
        about: docs.sentence,
      })),
    ],
    [
      'Guides',
      readGuides().map(({ name, values: { title = name, sentence = '' } }) => ({
        href: `/guides/${name}/`,
        text: title,
        about: sentence,
      })),
    ],
    ['Example sites', EXAMPLE_SITES.map((link) => ({ ...link, about: '' }))],
  ];
  const main = `<header class="intro"><h1>All pages</h1>
<p class="lead">Every page of the documentation.</p></header>
<form class="filter" role="search" data-filter hidden><label for="q">Search</label> <input id="q" name="q" type="search" autocomplete="off"> <span class="spoken" role="status"></span></form>
<ul class="page-list" aria-label="In the texts" data-index="${SEARCH_INDEX}" hidden></ul>
${groups
  .map(
    ([title, links]) => `<section aria-labelledby="${title.split(' ')[0]?.toLowerCase()}">
<h2 id="${title.split(' ')[0]?.toLowerCase()}">${title}</h2>
<ul class="page-list">${links
      .map(
        ({ href, text, about }) =>
          `<li><a href="${href}">${escapeHtml(text)}</a>${about ? ` <span>${escapeHtml(about)}</span>` : ''}</li>`,
      )
      .join('\n')}</ul>
</section>`,
  )
  .join('\n')}
<p data-none hidden>No page contains these words.</p>`;
  return docsPage(
    {
      title: 'All pages | site-elements',
      description: 'Every page of the documentation, with a search.',
      path: '/pages/',
      sidebar: DOCUMENTATION_LINKS,
      sidebarLabel: 'Documentation',
      main,
    },
    asset,
  );
}
