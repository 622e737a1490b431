/**
 * The language of a response: that of the page of the site that the visitor comes from. A cookie carries it from one page of
 * the server to the next, such as from the cart to the checkout.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { toSameOriginPath } from '../domain/origin';
import { hasTexts } from '../languages/texts';
import { getOwnLocale } from '../stores/sites';
import { getHost } from './client';
import type { Ctx, Deps, StaticFolder } from './context';
import { getCookieOptions } from './cookie-options';
import { resolveInRoot } from './static-file';

/** Parameter of an address with the language of its page, such as that of a link in a mail. */
export const LANGUAGE_PARAMETER = 'lang';

/** Language of the last page of the site that was in another one than the site, until the browser is closed. */
const COOKIE = 'site_language';

/** The start tag of a page is within its first bytes. */
const HEAD_BYTES = 2048;

/**
 * The locale (BCP 47) of the response, one with texts: that of the address (`lang`), of the page that the form or the address
 * names (`returnTo`, `from`) or of the referring page, in this order; without one, that of the pages before, and
 * otherwise that of the site.
 * @param fields of a form
 */
export async function findRequestLocale(
  c: Ctx,
  deps: Deps,
  fields: readonly (readonly [string, string])[] = [],
): Promise<string> {
  const site = deps.site.locale;
  const returnTo = fields.find(([name]) => name === 'returnTo')?.[1];
  const page = returnTo || c.req.query('returnTo') || c.req.query('from') || c.req.header('Referer');
  const path = toSameOriginPath(page, getHost(c, deps.trustProxy));
  const named =
    toSiteLocale(c.req.query(LANGUAGE_PARAMETER), site) ??
    toSiteLocale(path && (await readLanguage(path, deps.folders)), site);
  const before = toSiteLocale(getCookie(c, COOKIE), site);
  if (!named) return before ?? site;
  if (named !== (before ?? site)) rememberLocale(c, deps, named);
  return named;
}

/** The locale of a page of the site, one with texts; otherwise that of the site. */
export async function findPageLocale(
  { site, folders }: Pick<Deps, 'site' | 'folders'>,
  path: string,
): Promise<string> {
  const own = getOwnLocale(site);
  return toSiteLocale(await readLanguage(path, folders), own) ?? own;
}

/** Undefined without texts; that of the site if it is the same language, so that dates and prices are those of its region. */
function toSiteLocale(language: string | undefined, site: string): string | undefined {
  if (!language || !hasTexts(language)) return undefined;
  return site.toLowerCase().split('-')[0] === language.toLowerCase() ? site : language;
}

function rememberLocale(c: Ctx, deps: Deps, locale: string): void {
  const options = getCookieOptions(c, deps);
  if (locale === deps.site.locale) deleteCookie(c, COOKIE, options);
  else setCookie(c, COOKIE, locale, { ...options, httpOnly: true });
}

/** The `lang` of a page of the site, or of the address of a page of this server. */
async function readLanguage(path: string, folders: readonly StaticFolder[]): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  for (const { prefix, root, shared } of folders) {
    const file =
      shared || !pathname.startsWith(prefix) ? undefined : resolveInRoot(root, pathname.slice(prefix.length));
    if (file === undefined) continue;
    const head = (await readHead(join(file, 'index.html'))) ?? (await readHead(file));
    const language = /<html\b[^>]*\slang=["']?([\w-]+)/i.exec(head ?? '')?.[1];
    if (language) return language;
  }
  return searchParams.get(LANGUAGE_PARAMETER) ?? undefined;
}

/** Undefined for anything but a file that can be read. */
async function readHead(file: string): Promise<string | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } catch {
    return undefined;
  } finally {
    await handle?.close();
  }
}
