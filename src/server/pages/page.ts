/** Layout shared by all server-rendered pages: no script, one style sheet, a strict content security policy. */

import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import type { Ctx } from '../http/context';
import { createServerPageCsp } from '../http/csp';
import { getDirection, type Text } from '../languages/texts';

/** Escaped markup. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Address of the style sheet of these pages. */
export const PAGE_CSS_PATH = getSitePath(calls.pageStyles);

/** Styles of the content alone, for a page in the site's template. */
export const CONTENT_CSS_PATH = getSitePath(calls.contentStyles);

/** Address of the site's own theme. */
export const THEME_CSS_PATH = getSitePath(calls.themeStyles);

/** Styles of published reviews in pages of the site. */
export const REVIEWS_CSS_PATH = getSitePath(calls.reviewStyles);

/** Additional style sheet of the owner pages. */
export const OWNER_CSS_PATH = getSitePath(calls.ownerStyles);

/** A page to render. */
export interface Page {
  title: string;
  /** BCP 47. */
  locale: string;
  body: Markup;
  /** An owner page: wider, with tables. */
  owner?: boolean;
  /** Items in the visitor's cart, for `data-cart-quantity` in the template. */
  cartQuantity?: number;
  /** Folder of the site whose template the page uses, such as `/shop/`; by default the root. */
  folder?: string | undefined;
  /** Address of the section that the page belongs to; links to it in the template are marked as current. */
  section?: string;
  /** Origins that forms of the page may redirect to. */
  formTargets?: readonly string[];
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
  /** For search engines; replaces the template's description. */
  description?: string;
  /** Links in the head: the canonical address, feeds, style sheets. */
  links?: readonly PageLink[];
}

export interface PageLink {
  rel: string;
  href: string;
  type?: string;
  title?: string;
}

export type PageStatus = 200 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503 | 507;

/** Responds with a page. */
export function renderPage(c: Ctx, status: PageStatus, page: Page): Response | Promise<Response> {
  return c.html(
    html`<!doctype html>
<html lang="${page.locale}"${getDirection(page.locale) === 'rtl' ? html` dir="rtl"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.isIndexed ? '' : html`<meta name="robots" content="noindex">`}
<title>${page.title}</title>
<link rel="stylesheet" href="${PAGE_CSS_PATH}">
<link rel="stylesheet" href="${THEME_CSS_PATH}">
${page.owner ? html`<link rel="stylesheet" href="${OWNER_CSS_PATH}">` : ''}
${renderHead(page)}
</head>
<body><main>${page.body}</main></body>
</html>`,
    status,
    { 'Content-Security-Policy': createServerPageCsp(page.formTargets ?? []) },
  );
}

/** Description and links of a page. */
export const renderHead = ({ description, links = [] }: Pick<Page, 'description' | 'links'>): Markup =>
  html`${description ? html`<meta name="description" content="${description}">` : ''}
${links.map(({ rel, href, type, title }) => html`<link rel="${rel}" href="${href}"${type ? html` type="${type}"` : ''}${title ? html` title="${title}"` : ''}>\n`)}`;

/**
 * A text with markup in place of placeholders that have no value yet.
 * @param markup by name of the placeholder
 */
export const fillMarkup = (text: string, markup: Readonly<Record<string, Markup | string>>): Markup =>
  html`${text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (markup[part] ?? '')))}`;

/** Label of a button that shows only the action: “Remove”, read as “Remove Teapot”. */
export function renderAction(text: Text, action: string, title: string): Markup {
  const rest = text('page.actionOn', { title }).replace('{action}', '');
  return html`${action}<span class="off">${rest}</span>`;
}

/** A page with a heading, a sentence and a link. */
export function renderMessage(heading: string, text: string, href: string, label: string): Markup {
  return html`<h1>${heading}</h1><p>${text}</p><p><a href="${href}">${label}</a></p>`;
}
