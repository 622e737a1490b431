/** Access to paid pages: which pages a product unlocks, and for whom. Pure. */
import { addPeriods } from '../../core/commerce/subscription';
import type { Order } from './order';
import { type Secrets, sign, verifySignature } from './signing';
import { getPlan, isOpen, type Subscription } from './subscription';

/** Maximum number of pages that one product unlocks. */
const MAX_PAGES = 50;

const MAX_PATH = 500;

/** Maximum number of orders that a browser sends with its requests. */
const MAX_ORDERS = 20;

/**
 * How long an open subscription unlocks its pages after its paid period, while the provider collects the next payment.
 */
const GRACE_MS = 3 * 24 * 3_600_000;

/** Paths of the server and the library, which no product can lock. */
const RESERVED = ['/api', '/cart', '/checkout', '/commerce', '/config', '/members', '/site-elements'];

/** A page and everything below it. `path` has no trailing slash. */
export interface AccessRule {
  productId: string;
  path: string;
}

/** A paid order that may unlock pages; subscriptions end. */
export interface AccessOrder extends Pick<Order, 'kind' | 'details'> {
  productIds: readonly string[];
  subscription: Pick<Subscription, 'state' | 'paidCount' | 'createdAt'> | null;
}

/**
 * The stored form of an entered path: decoded, without a trailing slash or `index.html`. Undefined if it is not a path.
 */
export function normalizePagePath(text: string): string | undefined {
  if (!/^\/(?!\/)/.test(text) || text.length > MAX_PATH || /[?#\\]/.test(text)) return undefined;
  try {
    const path = decodeURIComponent(new URL(text, 'http://site.invalid').pathname)
      .replace(/\/index\.html$/, '')
      .replace(/\/+$/, '');
    const isReserved = RESERVED.some((root) => path === root || path.startsWith(`${root}/`));
    return path === '' || /[?#\\]|\/\//.test(path) || isReserved ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Reads paths, one per line. Returns a problem as text. */
export function readPageLines(text: string): string[] | string {
  const paths: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const path = line && normalizePagePath(line);
    if (path === undefined) return `“${line}” is not the path of a page. Write it as /courses/glazing/.`;
    if (path && !paths.includes(path)) paths.push(path);
  }
  return paths.length > MAX_PAGES ? `A product unlocks at most ${MAX_PAGES} pages.` : paths;
}

/** The rules for the path of a file; its compressed variants count as the same file. */
export function findRules<T extends Pick<AccessRule, 'path'>>(rules: readonly T[], path: string): T[] {
  const file = foldPagePath(path).replace(/\.(br|gz)$/, '');
  return rules.filter((rule) => `${file}/`.startsWith(`${foldPagePath(rule.path)}/`));
}

/** Some file systems ignore case and normalization. */
export const foldPagePath = (path: string): string => path.normalize('NFC').toLowerCase();

/** Whether a paid order unlocks its pages now. */
export function isAccessOpen({ kind, details, subscription }: AccessOrder, now: number): boolean {
  if (kind !== 'subscription') return true;
  if (!subscription) return false;
  const { createdAt, paidCount } = subscription;
  const paidUntil = addPeriods(createdAt, getPlan({ details }).period, paidCount).getTime();
  return now < paidUntil + (isOpen(subscription) ? GRACE_MS : 0);
}

/** The products of an order that unlock pages. */
export const getPaywallProducts = ({ lines }: Pick<Order, 'lines'>): string[] =>
  lines.filter(({ productType }) => productType === 'PAYWALL').map(({ productId }) => productId);

/** Adds an order to the orders of a browser, newest first: `id.signature~id.signature`. */
export function addAccessOrder(secrets: Secrets, siteId: string, value: string, orderId: string): string {
  const older = readAccessOrders(secrets, siteId, value).filter((id) => id !== orderId);
  return [orderId, ...older]
    .slice(0, MAX_ORDERS)
    .map((id) => `${id}.${sign(secrets[0], getPurpose(siteId), id)}`)
    .join('~');
}

/** The orders that this server has added; others are ignored. */
export function readAccessOrders(secrets: Secrets, siteId: string, value: string): string[] {
  return value
    .split('~')
    .slice(0, MAX_ORDERS)
    .flatMap((part) => {
      const [id = '', signature = ''] = part.split('.');
      return verifySignature(secrets, getPurpose(siteId), id, signature) ? [id] : [];
    });
}

const getPurpose = (siteId: string): string => `page-access:${siteId}`;
