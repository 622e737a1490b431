/** Downloads of digital products for their buyers. */
import { checkDownloadToken, getDisposition, getDownloadable, MAX_DOWNLOADS } from '../domain/download';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { getText } from '../languages/texts';
import { getOrderPath, inOrderLanguage } from '../orders/order-deps';
import { renderMessage } from '../pages/page';
import { renderSitePage } from '../pages/site-page';
import { countDownload, findProductFile } from '../stores/downloads';
import { findOrder } from '../stores/orders';
import { isUuid } from '../stores/submission-list';

export const downloadRoutes = (deps: Deps): Route[] => [
  route(
    {
      method: 'GET',
      path: '/commerce/orders/:orderId/files/:productId',
      tag: 'pages',
      undocumented: true,
      guard: 'open',
      limit: 'read',
      summary: 'The file of a bought product, with the signed link from the order page.',
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
      const tokenStatus = checkDownloadToken(secrets, site.id, link, token);
      if (tokenStatus === 'forged' || !isUuid(link.orderId)) return refuse(c, deps, 'gone');
      const back = getOrderPath(deps, link.orderId);
      const order = await findOrder(db, site.id, link.orderId);
      const localized = order ? inOrderLanguage(deps, order) : deps;
      if (tokenStatus === 'expired') return refuse(c, localized, 'expired', back);
      const isPaid = order && getDownloadable(order).includes(link.productId);
      const file = isPaid && (await findProductFile(db, site.id, link.productId));
      if (!file) return refuse(c, localized, 'gone', back);
      // A HEAD request does not transfer the file, so it does not count.
      const isCounted = c.req.method === 'HEAD' || (await countDownload(db, site.id, link, MAX_DOWNLOADS));
      if (!isCounted) return refuse(c, localized, 'used', back);
      return c.body(file.bytes, 200, {
        'Content-Type': withCharset(file.type),
        'Content-Length': String(file.bytes.byteLength),
        'Content-Disposition': getDisposition(file.name),
        'Cache-Control': 'private, no-store',
      });
    },
  ),
];

/** Text without a charset may be interpreted in one that hides script; an attachment is saved unchanged. */
const withCharset = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

function refuse(c: Ctx, deps: Deps, why: 'gone' | 'expired' | 'used', back?: string): Promise<Response> {
  const { locale } = deps.site;
  const text = getText(locale);
  const title = text(`download.${why}`);
  const about = text(`download.${why}Text`, { max: MAX_DOWNLOADS });
  const label = text(back ? 'download.toOrder' : 'page.continue');
  const body = renderMessage(title, about, back ?? '/', label);
  return renderSitePage(c, deps, why === 'gone' ? 404 : 410, { title, locale, body });
}
