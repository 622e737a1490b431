/** Server-rendered pages in the site's own template, with its header, footer and styles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import type { Ctx, Deps } from '../http/context';
import { createPageCsp } from '../http/csp';
import { getDirection, getText } from '../languages/texts';
import { CONTENT_CSS_PATH, type Page, type PageStatus, renderHead, renderPage, THEME_CSS_PATH } from './page';

/** Name of the template in a folder of the site: a page with an empty `<main>`. */
const TEMPLATE = 'page.template';

/** Name of the theme next to a template. */
const THEME = 'theme.css';

/** Deeper paths have no template of their own. */
const MAX_DEPTH = 8;

/**
 * Responds with a page in the nearest template at or above its folder, or in the server's own layout if there is none.
 */
export async function renderSitePage(
  c: Ctx,
  { folders }: Pick<Deps, 'folders'>,
  status: PageStatus,
  page: Page,
): Promise<Response> {
  const site = folders.find(({ prefix }) => prefix === '/');
  const found = site && findTemplate(site.root, page.folder ?? '/');
  const own = found && dropReplaced(found.template, page);
  const template = own && markSection(writeQuantity(own, page), page);
  const filled =
    template &&
    fillTemplate(template, {
      ...(await renderParts(page, found.theme)),
      language: getLanguage(template, page),
    });
  if (!filled) return renderPage(c, status, page);
  return c.html(filled, status, { 'Content-Security-Policy': createPageCsp(page.formTargets ?? []) });
}

/** @param folder path on the site; the URL parser resolves dots, so it stays below the root */
function findTemplate(root: string, folder: string): { template: string; theme: string } | undefined {
  const names = new URL(folder, 'http://site.invalid').pathname
    .split('/')
    .filter(Boolean)
    .slice(0, MAX_DEPTH);
  for (let depth = names.length; depth >= 0; depth--) {
    const path = names.slice(0, depth);
    const template = readTemplate(join(root, ...path, TEMPLATE));
    if (template) return { template, theme: depth === 0 ? THEME_CSS_PATH : `/${path.join('/')}/${THEME}` };
  }
  return undefined;
}

/** A small file in the cache of the system: without waiting, because each step of an asynchronous read waits for a turn of a busy server. */
function readTemplate(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The template has a description and links for its own address; a page with a description or a canonical address
 * replaces them.
 */
function dropReplaced(template: string, { description, links = [] }: Page): string {
  const isCanonical = links.some(({ rel }) => rel === 'canonical');
  return template
    .replace(description ? /<meta name="description"[^>]*>/gi : NOTHING, '')
    .replace(isCanonical ? /<link rel="canonical"[^>]*>/gi : NOTHING, '');
}

const NOTHING = /(?!)/;

/** In a navigation, a link to the page itself or to its section is the current one. */
function markSection(template: string, { section, links }: Page): string {
  if (!section) return template;
  const isSelf = links?.some(({ rel, href }) => rel === 'canonical' && href.endsWith(section));
  return template.replaceAll(
    `<a href="${section}"`,
    () => `<a aria-current="${isSelf ? 'page' : 'true'}" href="${section}"`,
  );
}

/** Otherwise, the header would show 0 until the visitor's first action. */
function writeQuantity(template: string, { cartQuantity: quantity, locale }: Page): string {
  if (quantity === undefined) return template;
  const text = quantity > 100 ? getText(locale)('cart.countAbove100') : String(quantity);
  return template.replace(
    /(<[^<>]*\sdata-cart-quantity\b[^<>]*>)\d+(?=<)/g,
    (_, tag: string) => `${tag}${text}`,
  );
}

/** Language and direction of the content, if the template's differ. */
function getLanguage(template: string, { locale }: Page): string {
  const own = /<html[^>]*\slang=["']?([\w-]+)/i.exec(template)?.[1] ?? '';
  const isSame = own.toLowerCase().split('-')[0] === locale.toLowerCase().split('-')[0];
  const direction = getDirection(locale);
  return isSame || (!own && direction === 'ltr') ? '' : ` lang="${locale}" dir="${direction}"`;
}

/**
 * Undefined for a template without `<title>` or `<main>`. The style sheets come after the template's, whose order of
 * layers applies.
 */
function fillTemplate(
  template: string,
  { head, styles, body, language }: { head: string; styles: string; body: string; language: string },
): string | undefined {
  const title = /<title>[\s\S]*?<\/title>/i;
  const main = /(<main[^>]*>)[\s\S]*(<\/main>)/i;
  // Both tags of the head may be omitted.
  const headEnd = /<\/head>/i;
  const hasHeadEnd = headEnd.test(template);
  if (!title.test(template) || !main.test(template)) return undefined;
  return template
    .replace(title, () => (hasHeadEnd ? head : `${head}\n${styles}`))
    .replace(headEnd, (end) => `${styles}${end}`)
    .replace(
      main,
      (_, open: string, close: string) => `${open}<div class="server-page"${language}>${body}</div>${close}`,
    );
}

/** The styles apply to the content only; header and footer keep the site's styles. */
async function renderParts(
  { title, body, isIndexed, ...head }: Page,
  theme: string,
): Promise<{ head: string; styles: string; body: string }> {
  const markup = html`<title>${title}</title>
${isIndexed ? '' : html`<meta name="robots" content="noindex">`}
${renderHead(head)}`;
  const styles = html`<link rel="stylesheet" href="${CONTENT_CSS_PATH}">
<link rel="stylesheet" href="${theme}">
`;
  return { head: String(await markup), styles: String(await styles), body: String(await body) };
}
