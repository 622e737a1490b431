/**
 * The language of a response: that of the site's page that the visitor comes from. A cookie carries it from one server
 * page to the next, for example from the cart to the checkout.
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

/** Query parameter with the language of a page, as in the link of a mail. */
export const LANGUAGE_PARAMETER = 'lang';

/** Cookie with the language of the last page that was not in the site's language, until the browser is closed. */
const COOKIE = 'site_language';

/** The start tag of a page is within this many bytes. */
const HEAD_BYTES = 2048;

/**
 * The locale (BCP 47) of the response, for which there are texts: from the address (`lang`), from the page named by the
 * form or the address (`returnTo`, `from`) or from the referring page, in this order; otherwise from the cookie, and
 * finally the site's.
 * @param fields form fields
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

/** The locale of a page of the site if there are texts for it, otherwise the site's. */
export async function findPageLocale(
  { site, folders }: Pick<Deps, 'site' | 'folders'>,
  path: string,
): Promise<string> {
  const own = getOwnLocale(site);
  return toSiteLocale(await readLanguage(path, folders), own) ?? own;
}

/**
 * Undefined if there are no texts. If the language is the site's, returns the site's locale, so that dates and prices
 * have the format of its region.
 */
function toSiteLocale(language: string | undefined, site: string): string | undefined {
  if (!language || !hasTexts(language)) return undefined;
  return site.toLowerCase().split('-')[0] === language.toLowerCase() ? site : language;
}

function rememberLocale(c: Ctx, deps: Deps, locale: string): void {
  const options = getCookieOptions(c, deps);
  if (locale === deps.site.locale) deleteCookie(c, COOKIE, options);
  else setCookie(c, COOKIE, locale, { ...options, httpOnly: true });
}

/** The `lang` of a page of the site, or in the address of a page of this server. */
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

/** Undefined unless it is a readable file. */
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
