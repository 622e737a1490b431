// Builds the demo into dist/demo: assets, pages, images.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildAssets } from './assets';
import { consentPage } from './consent-page';
import { SEARCH_INDEX } from './content-pages';
import { docsPages } from './docs';
import { guidePages } from './guides';
import type { Picture } from './pictures';
import { toSearchIndex } from './search-index';
import { linkAllSheets, linkSheets } from './sheets';
import { shopPages } from './shop';
import { supportPage } from './support-page';
import { renderPage, type TemplateContext } from './template';
import { themePage } from './theme-page';

const OUT = 'dist/demo';
const SITE = 'demo/sites/portfolio';
const SHOP = 'demo/sites/shop';
const RESTAURANT = 'demo/sites/restaurant';

const ENTRIES = [
  `${SITE}/styles/portfolio.css`,
  `${SITE}/scripts/portfolio.ts`,
  `${SITE}/scripts/archive.ts`,
  'demo/docs/styles/docs.css',
  'demo/docs/scripts/docs.ts',
  'demo/docs/scripts/scheme.ts',
  'demo/consent/consent.css',
  'demo/consent/consent.ts',
  'demo/playground/playground.css',
  'demo/playground/playground.ts',
  'demo/playground/result.ts',
  'demo/theme/theme.css',
  'demo/theme/theme.ts',
  `${SITE}/styles/theme.css`,
  `${SHOP}/styles/shop.css`,
  `${SHOP}/styles/theme.css`,
  `${RESTAURANT}/styles/restaurant.css`,
  `${RESTAURANT}/styles/theme.css`,
  `${RESTAURANT}/scripts/restaurant.ts`,
];
const FILES = [`${SITE}/icon.svg`, `${SHOP}/icon.svg`, `${RESTAURANT}/icon.svg`, 'demo/docs/icon.svg'];

/** Builds everything. The library is built separately and served at /site-elements/. */
export async function buildDemo(): Promise<void> {
  const asset = await buildAssets(ENTRIES, FILES, OUT);
  const pictures = await readPictures('demo/pictures.json');
  const none = new Map<string, string>();
  await writeSite('portfolio', { asset, pictures, parts: none, pages: none });
  const shopPictures = await readPictures(`${SHOP}/pictures.json`);
  await writeSite('shop', { asset, pictures: shopPictures, ...shopPages(shopPictures) });
  const paintings = await readPictures(`${RESTAURANT}/pictures.json`);
  await writeSite('restaurant', { asset, pictures: paintings, parts: none, pages: none });
  const documentation = [
    ...(await docsPages(asset, pictures)),
    ...(await guidePages(asset)),
    await consentPage(asset),
    await themePage(asset),
    supportPage(asset),
  ];
  for (const { file: place, html } of documentation) await writePage(place, html);
  await writePage(SEARCH_INDEX.slice(1), JSON.stringify(toSearchIndex(documentation)));
  // Cart, checkout and orders of products that belong to no other site.
  for (const file of ['page.template', 'theme.css'])
    await cp(join(OUT, 'sites/portfolio', file), join(OUT, file));
  await cp('demo/consent/tags', join(OUT, 'consent/tags'), { recursive: true });
  await cp('demo/guides/wordpress', join(OUT, 'guides/wordpress'), { recursive: true });
  await cp('demo/favicon.ico', join(OUT, 'favicon.ico'));
  await cp('demo/map', join(OUT, 'map'), { recursive: true });
  await cp('demo/pictures', join(OUT, 'pictures'), { recursive: true });
  for (const media of ['audio', 'videos'])
    await cp(join('demo', media), join(OUT, media), { recursive: true });
}

async function readPictures(file: string): Promise<Map<string, Picture>> {
  const list = JSON.parse(await readFile(file, 'utf8')) as Picture[];
  return new Map(list.map((picture) => [picture.name, picture]));
}

/** Writes the pages in a site's folder and the generated ones. */
async function writeSite(
  site: string,
  { parts, pages, ...context }: TemplateContext & { pages: ReadonlyMap<string, string> },
): Promise<void> {
  const folder = join('demo/sites', site);
  const all = { ...context, parts: new Map([...parts, ...(await readFolder(join(folder, 'parts')))]) };
  for (const [name, page] of [...pages, ...(await readFolder(join(folder, 'pages')))]) {
    const place = name === 'index' ? 'index.html' : `${name}/index.html`;
    await writePage(join('sites', site, place), renderPage(page, all));
  }
  // The server renders cart, checkout and orders into this template.
  const template = await readFile(join(folder, 'template.html'), 'utf8');
  await writePage(join('sites', site, 'page.template'), renderPage(template, all));
  const theme = context.asset(join(folder, 'styles/theme.css'));
  await cp(join(OUT, theme), join(OUT, 'sites', site, 'theme.css'));
}

/** Names of the HTML files in a folder, without extension. */
async function readFolder(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Map(files.map((file, i) => [basename(file, '.html'), texts[i]!]));
}

async function writePage(place: string, html: string): Promise<void> {
  const path = join(OUT, place);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, path.endsWith('.html') ? linkSheets(html) : linkAllSheets(html));
}
