/** Paywall: serves the files of paid pages only to their buyers. Other visitors see title, description and offers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AccessRule, findRules, isAccessOpen } from '../domain/page-access';
import { extractPageText } from '../domain/page-text';
import { getAccessOrders } from '../http/access-cookie';
import { acceptsHtml } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { findOwnerActor } from '../http/cookies';
import { HttpError } from '../http/errors';
import { getFilePath } from '../http/serve-file';
import { renderPaywallPage } from '../pages/paywall-page';
import { renderSitePage } from '../pages/site-page';
import { findAccessOrders, listAccessRules } from '../stores/page-access';
import { findOffers } from '../stores/products';
import { normalizeEmail } from '../stores/subscribers';
import { readSession } from './account-service';

/** Every file of the site is compared with the rules; a change applies within this time, in milliseconds. */
const CACHE_MS = 1000;

/** Serves a file that is free or that the visitor has bought, otherwise the offer. */
export type Paywall = (c: Ctx, serve: () => Promise<Response | undefined>) => Promise<Response | undefined>;

export function createPaywall(deps: Deps): Paywall {
  const readRules = createRuleReader(deps);
  return async (c, serve) => {
    const path = getFilePath(new URL(c.req.url).pathname, deps.folders);
    const rules = path === undefined ? [] : findRules(await readRules(), path);
    if (path === undefined || rules.length === 0) return serve();
    const isOpen = await hasAccess(c, deps, rules);
    const file = isOpen ? await serve() : await refuse(c, deps, path, rules);
    file?.headers.set('Cache-Control', 'private, no-cache');
    file?.headers.append('Vary', 'Cookie');
    return file;
  };
}

/** Whether the visitor may read a page of the site; also decides about its comments. */
export async function isPageOpen(c: Ctx, deps: Deps, pathname: string): Promise<boolean> {
  const path = getFilePath(pathname, deps.folders);
  const rules = path === undefined ? [] : findRules(await listAccessRules(deps.db, deps.site.id), path);
  return rules.length === 0 || hasAccess(c, deps, rules);
}

/** Whether the visitor may read these pages: as owner, as buyer in this browser, or as member with the buyer's address. */
async function hasAccess(c: Ctx, deps: Deps, rules: readonly AccessRule[]): Promise<boolean> {
  if (await findOwnerActor(c, deps)) return true;
  const { db, site, clock } = deps;
  const { account } = await readSession(c, deps);
  const who = { orderIds: getAccessOrders(c, deps), email: normalizeEmail(account?.email ?? '') };
  const orders = await findAccessOrders(db, site.id, who);
  return orders.some(
    (order) =>
      rules.some(({ productId }) => order.productIds.includes(productId)) && isAccessOpen(order, clock()),
  );
}

/** Includes nothing of the file but its title and description. */
async function refuse(c: Ctx, deps: Deps, path: string, rules: readonly AccessRule[]): Promise<Response> {
  if (!acceptsHtml(c)) throw new HttpError(403, 'This file is for buyers.');
  const { db, site } = deps;
  const offers = await findOffers(
    db,
    site.id,
    rules.map(({ productId }) => productId),
  );
  const page = await readHead(deps, path);
  const { account } = await readSession(c, deps);
  const title = page?.title ?? offers[0]?.title ?? site.name;
  return renderSitePage(c, deps, 200, {
    isIndexed: true,
    title,
    locale: site.locale,
    folder: path,
    body: renderPaywallPage({
      // The name of the site follows the separator.
      title: title.split(/ [|–—] /)[0]!,
      description: page?.description ?? '',
      offers,
      site,
      path: encodeURI(path),
      member: account?.email,
    }),
  });
}

async function readHead({ folders }: Deps, path: string) {
  const root = folders.find(({ prefix }) => prefix === '/')?.root;
  for (const file of root ? [join(root, path, 'index.html'), join(root, path)] : []) {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined && /<title/i.test(html)) return extractPageText(html);
  }
  return undefined;
}

/**
 * Reads the rules at most once per `CACHE_MS`; requests share a read. Without the database, the last known rules apply.
 */
function createRuleReader({ db, site, clock }: Deps): () => Promise<AccessRule[]> {
  let known: { at: number; rules: Promise<AccessRule[]> } | undefined;
  let last: AccessRule[] | undefined;
  const read = async (): Promise<AccessRule[]> => {
    try {
      last = await listAccessRules(db, site.id);
      return last;
    } catch (error) {
      // The next request tries again.
      known = undefined;
      if (!last) throw error;
      return last;
    }
  };
  return () => {
    // The clock may have been set back.
    if (known && Math.abs(clock() - known.at) < CACHE_MS) return known.rules;
    const rules = read();
    known = { at: clock(), rules };
    return rules;
  };
}
