// The pages "Guides": one for each guide in demo/guides, and a list of them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { FOLDER, readGuides, splitFrontMatter } from '../guides/read.mjs';
import type { AssetUrl } from './assets';
import { codeMarkup } from './highlight';
import { escapeHtml } from './html';
import type { OutputFile } from './output-file';
import { docsPage, type Link } from './shell';

interface Guide {
  readonly name: string;
  readonly title: string;
  readonly sentence: string;
}

const markdown = new MarkdownIt({ html: true });
markdown.renderer.rules.fence = (tokens, index) => {
  const { content = '', info = '' } = tokens[index] ?? {};
  const [language = '', path = ''] = info.split(' ');
  const label = path || (language === 'sh' ? 'Commands' : language.toUpperCase());
  return language === 'html' || language === 'xml' ? codeMarkup(content, label) : plainMarkup(content, label);
};

/** All guide pages. */
export async function guidePages(asset: AssetUrl): Promise<OutputFile[]> {
  const guides = readGuides().map(({ name, values: { title = name, sentence = '' } }) => ({
    name,
    title,
    sentence,
  }));
  const sidebar = guides.map(({ name, title }) => ({ href: `/guides/${name}/`, text: title }));
  const pages = await Promise.all(guides.map((guide) => guidePage(guide, sidebar, asset)));
  return [listPage(guides, asset), ...pages];
}

function listPage(guides: readonly Guide[], asset: AssetUrl): OutputFile {
  const items = guides.map(
    ({ name, title, sentence }) =>
      `<dt><a href="/guides/${name}/">${escapeHtml(title)}</a></dt><dd>${escapeHtml(sentence)}</dd>`,
  );
  const page = {
    title: 'Guides | site-elements',
    description: 'How to use site-elements with content management systems, site generators and frameworks.',
    path: '/guides/',
    main: `<header class="intro"><h1>Guides</h1>
<p class="lead">Each begins with a page to paste, and ends with sections on Content Security Policy, theming and translation.</p></header>
<dl class="guides">${items.join('\n')}</dl>`,
  };
  return { file: 'guides/index.html', html: docsPage(page, asset) };
}

async function guidePage(
  { name, title, sentence }: Guide,
  sidebar: readonly Link[],
  asset: AssetUrl,
): Promise<OutputFile> {
  const { content } = splitFrontMatter(await readFile(join(FOLDER, `${name}.md`), 'utf8'));
  const page = {
    title: `${title} | Guides | site-elements`,
    description: sentence,
    path: `/guides/${name}/`,
    sidebar,
    sidebarLabel: 'Guides',
    main: `<header class="intro"><h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(sentence)}</p></header>
<div class="guide">${markdown.render(await insertParts(content))}</div>`,
  };
  return { file: `guides/${name}/index.html`, html: docsPage(page, asset) };
}

/** Replaces `<!-- part name -->` with content that guides share. */
async function insertParts(content: string): Promise<string> {
  const names = [...content.matchAll(/^<!-- part (\w+) -->$/gm)].map(([, name = '']) => name);
  const parts = await Promise.all(names.map((name) => readFile(join(FOLDER, 'parts', `${name}.md`), 'utf8')));
  return names.reduce(
    (text, name, index) => text.replace(`<!-- part ${name} -->`, () => parts[index] ?? ''),
    content,
  );
}

const plainMarkup = (code: string, label: string): string =>
  `<figure class="code"><figcaption>${escapeHtml(label)}</figcaption><pre><code>${escapeHtml(code.trim())}</code></pre></figure>`;
