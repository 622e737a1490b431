/** Downloads of digital products for their buyers. */
import { checkDownloadToken, getDisposition, getDownloadable, MAX_DOWNLOADS } from '../domain/download';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { getOrderPath } from '../orders/order-deps';
import { renderMessage } from '../pages/page';
import { renderSitePage } from '../pages/site-page';
import { countDownload, findProductFile } from '../stores/downloads';
import { findOrder } from '../stores/orders';
import { isUuid } from '../stores/submission-list';

const NOT_FOUND = {
  heading: 'This file is not available',
  text: 'The link may have been truncated, or the order was refunded. Please use the link in the email.',
};
const EXPIRED = {
  heading: 'This link has expired',
  text: 'Links to files are valid for an hour. The page of your order has a new one.',
};
const USED = {
  heading: 'There are no downloads left',
  text: `Each file can be downloaded ${MAX_DOWNLOADS} times. Please ask the shop if you need it again.`,
};

export const downloadRoutes = (deps: Deps): Route[] => [
  route(
    {
      method: 'GET',
      path: '/commerce/orders/:orderId/files/:productId',
      tag: 'pages',
      undocumented: true,
      guard: 'open',
      limit: 'read',
      summary: 'The file of a product that was bought, by the signed link of the order page.',
      query: { token: 'Expiry and signature of the link.' },
      responses: {
        200: { description: 'The file.' },
        404: { description: 'A page: the link is invalid, or the order is not paid.' },
        410: { description: 'A page: the link has expired, or no downloads are left.' },
      },
    },
    async ({ c, param, query }) => {
      const { db, site, secrets, clock } = deps;
      const link = { orderId: param('orderId'), productId: param('productId') };
      const token = { token: query('token') ?? '', now: clock() };
      const verdict = checkDownloadToken(secrets, site.id, link, token);
      if (verdict === 'forged' || !isUuid(link.orderId)) return refuse(c, deps, 404, NOT_FOUND);
      const back = getOrderPath(deps, link.orderId);
      if (verdict === 'expired') return refuse(c, deps, 410, EXPIRED, back);
      const order = await findOrder(db, site.id, link.orderId);
      const isPaid = order && getDownloadable(order).includes(link.productId);
      const file = isPaid && (await findProductFile(db, site.id, link.productId));
      if (!file) return refuse(c, deps, 404, NOT_FOUND, back);
      // A client that asks for the headers alone gets no file.
      const isCounted = c.req.method === 'HEAD' || (await countDownload(db, site.id, link, MAX_DOWNLOADS));
      if (!isCounted) return refuse(c, deps, 410, USED, back);
      return c.body(file.bytes, 200, {
        'Content-Type': file.type,
        'Content-Length': String(file.bytes.byteLength),
        'Content-Disposition': getDisposition(file.name),
        'Cache-Control': 'private, no-store',
      });
    },
  ),
];

function refuse(
  c: Ctx,
  deps: Deps,
  status: 404 | 410,
  { heading, text }: { heading: string; text: string },
  back?: string,
): Promise<Response> {
  const label = back ? 'To your order' : 'Continue to the site';
  const body = renderMessage(heading, text, back ?? '/', label);
  return renderSitePage(c, deps, status, { title: heading, locale: deps.site.locale, body });
}
