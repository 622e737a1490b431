/** What a member has bought: unlocked pages and orders. */
import { FailureSchema } from '../../core/wire/failure';
import { MemberLibrarySchema, type MemberLibrary as WireLibrary } from '../../core/wire/member-library';
import type { MemberAccount } from '../../core/wire/session';
import { isAccessOpen } from '../domain/page-access';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { getOrderPath } from '../orders/order-deps';
import type { MemberLibrary } from '../pages/members-page';
import { listMemberOrders } from '../stores/member-orders';
import { findAccessOrders, findProductPages } from '../stores/page-access';
import { normalizeEmail } from '../stores/subscribers';
import { readSession } from './account-service';

/** Maximum number of orders on the member's page. */
const MAX_ORDERS = 100;

export function memberLibraryRoute(deps: Deps): Route {
  return route(
    {
      tag: 'members',
      ...fromCall('memberLibrary'),
      guard: 'open',
      limit: 'read',
      summary: 'What the signed-in member has bought: pages for buyers, and orders.',
      responses: {
        200: { description: 'Pages and orders.', schema: MemberLibrarySchema },
        401: { description: 'Nobody is signed in.', schema: FailureSchema },
      },
    },
    async ({ c }) => {
      const { account } = await readSession(c, deps);
      if (!account) throw new HttpError(401, 'Please sign in.');
      c.header('Cache-Control', 'private, no-store');
      return c.json(toWire(await readMemberLibrary(deps, account)));
    },
  );
}

export async function readMemberLibrary(deps: Deps, account: MemberAccount): Promise<MemberLibrary> {
  const { db, site, clock } = deps;
  const email = normalizeEmail(account.email);
  const [orders, access] = await Promise.all([
    listMemberOrders(db, site.id, email, MAX_ORDERS),
    findAccessOrders(db, site.id, { orderIds: [], email }),
  ]);
  const open = access.filter((order) => isAccessOpen(order, clock())).flatMap(({ productIds }) => productIds);
  const pages = await findProductPages(db, site.id, [...new Set(open)]);
  const lines = orders.flatMap((order) => order.lines);
  return {
    pages: pages.map(({ path, productId }) => ({
      href: `${encodeURI(path)}/`,
      title: lines.find((line) => line.productId === productId)?.title ?? path,
    })),
    orders: orders.map((order) => ({ ...order, href: getOrderPath(deps, order.id) })),
  };
}

/** The library in wire format. */
const toWire = ({ pages, orders }: MemberLibrary): WireLibrary => ({
  pages: pages.map(({ href, title }) => ({ url: href, title })),
  orders: orders.map(({ href, createdAt, lines, totalCents, currency, state }) => ({
    url: href,
    createdAt: createdAt.toISOString(),
    titles: lines.map(({ title }) => title),
    total: { currency, minorUnits: totalCents },
    state: state === 'refunded' || state === 'fulfilled' ? state : 'paid',
  })),
});
