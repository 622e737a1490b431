/** Server-rendered pages in the site's own template, with its header, footer and styles. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import type { Ctx, Deps } from '../http/context';
import { createPageCsp } from '../http/csp';
import { CONTENT_CSS_PATH, type Page, type PageStatus, renderPage, THEME_CSS_PATH } from './page';

/** Name of the template in the folder of the site: a page with an empty `<main>`. */
const TEMPLATE = 'page.template';

/** Responds with a page in the template of the site, or in the server's own layout if the site has none. */
export async function renderSitePage(
  c: Ctx,
  { folders }: Pick<Deps, 'folders'>,
  status: PageStatus,
  page: Page,
): Promise<Response> {
  const site = folders.find(({ prefix }) => prefix === '/');
  const template = site && (await readFile(join(site.root, TEMPLATE), 'utf8').catch(() => undefined));
  const filled = template && fillTemplate(template, await renderParts(page));
  if (!filled) return renderPage(c, status, page);
  return c.html(filled, status, { 'Content-Security-Policy': createPageCsp(page.formTargets ?? []) });
}

/** Undefined for a template without `<title>` or `<main>`. */
function fillTemplate(template: string, { head, body }: { head: string; body: string }): string | undefined {
  const title = /<title>[\s\S]*?<\/title>/i;
  const main = /(<main[^>]*>)[\s\S]*(<\/main>)/i;
  if (!title.test(template) || !main.test(template)) return undefined;
  return template
    .replace(title, () => head)
    .replace(
      main,
      (_, open: string, close: string) => `${open}<div class="server-page">${body}</div>${close}`,
    );
}

/** The styles apply to the content only; header and footer keep those of the site. */
async function renderParts({ title, body, isIndexed }: Page): Promise<{ head: string; body: string }> {
  const head = html`<title>${title}</title>
${isIndexed ? '' : html`<meta name="robots" content="noindex">`}
<link rel="stylesheet" href="${CONTENT_CSS_PATH}">
<link rel="stylesheet" href="${THEME_CSS_PATH}">`;
  return { head: String(await head), body: String(await body) };
}
