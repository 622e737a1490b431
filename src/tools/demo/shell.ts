// Page layout of the documentation: head, header with the list of elements, footer.
import type { AssetUrl } from './assets';
import { escapeHtml } from './html';
import { EXAMPLE_SITES, HEADER_LINKS, type Link } from './navigation';
import { VERSION } from './version';
import { versionMenu } from './versions';

export type { Link } from './navigation';

export interface DocsPage {
  title: string;
  description: string;
  /** Address of this page. */
  path: string;
  /** Pages for the sidebar; without them the page has the full width. */
  sidebar?: readonly Link[];
  /** Name of the sidebar; "Elements" by default. */
  sidebarLabel?: string;
  main: string;
  /** Scripts that must precede all others. */
  head?: string;
}

/** The complete document. */
export function docsPage(page: DocsPage, asset: AssetUrl): string {
  const sidebar = page.sidebar ? sidebarMarkup(page.sidebar, page.path, page.sidebarLabel) : '';
  return `${headMarkup(page, asset)}
<body class="${page.sidebar ? 'with-list' : 'wide'}">
<a class="skip" href="#main">Skip to the content</a>
<site-services api-base="/api/" website-id="demo-site" locale="en-US" currency="EUR">
<header class="top">
  <a class="brand" href="/">site-elements</a> ${versionMenu()}
  <nav aria-label="Main">
${HEADER_LINKS.map((link) => linkMarkup(link, page.path)).join('\n')}
  </nav>
  <button type="button" class="scheme">Dark</button>
</header>
${sidebar}
<main id="main">
${page.main}
</main>
<footer class="bottom">
  <nav aria-label="Example sites">${EXAMPLE_SITES.map((link) => linkMarkup(link, page.path)).join(' ')}</nav>
  <p>site-elements ${VERSION}, MIT license. The pictures and texts were made for this demo.</p>
</footer>
</site-services>
</body>
</html>
`;
}

/** A page with a single example. */
export function standalonePage(title: string, code: string, asset: AssetUrl): string {
  const wrapped = code.includes('<site-services')
    ? code
    : `<site-services api-base="/api/" website-id="demo-site" locale="en-US" currency="EUR"></site-services>\n${code}`;
  const page = { title, description: title, path: '', main: '' };
  return `${headMarkup(page, asset)}
<body class="bare">
<main>
<h1 class="spoken">${escapeHtml(title)}</h1>
${wrapped}
</main>
</body>
</html>
`;
}

function headMarkup({ title, description, head = '' }: DocsPage, asset: AssetUrl): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="${asset('demo/docs/icon.svg')}" type="image/svg+xml">
<link rel="preload" href="${asset('inter-latin-wght-normal.woff2')}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${asset('demo/docs/styles/docs.css')}">
<link rel="stylesheet" href="/site-elements/site-elements.css">
<!-- sheets -->
<script type="module" src="/site-elements/autoload.js"></script>
<script src="${asset('demo/docs/scripts/scheme.ts')}"></script>
<script type="module" src="${asset('demo/docs/scripts/docs.ts')}"></script>
</head>`;
}

function sidebarMarkup(links: readonly Link[], path: string, label = 'Elements'): string {
  const items = links.map(
    ({ href, text }) => `<li><a href="${href}"${currentMark(href, path)}>${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="sidebar" aria-label="${label}"><ul>${items.join('')}</ul></nav>`;
}

const linkMarkup = ({ href, text }: Link, path: string): string =>
  `<a href="${href}"${currentMark(href, path)}>${escapeHtml(text)}</a>`;

function currentMark(href: string, path: string): string {
  return href === path ? ' aria-current="page"' : '';
}
