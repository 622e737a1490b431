/** The page of a product in the design of its store. */
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { findStore } from '../orders/store';
import { renderNotFound } from '../pages/not-found-page';
import { renderProductPage } from '../pages/product-page';
import { renderSitePage } from '../pages/site-page';
import { findOffers } from '../stores/products';
import { readReviewPage, readReviewQuery } from './review-service';

export const productPageRoutes = (deps: Deps): Route[] => [
  route(
    {
      method: 'GET',
      path: '/commerce/products/:productId',
      tag: 'pages',
      undocumented: true,
      guard: 'open',
      limit: 'read',
      summary: 'A product with the form that adds it to the cart.',
      responses: { 200: { description: 'A page.' }, 404: { description: 'A “not found” page.' } },
    },
    async ({ c, param }) => {
      const { db, site } = deps;
      const { locale, currency } = site;
      const productId = param('productId');
      // At once: each query of a busy server waits for its turn.
      const [offers, store, list] = await Promise.all([
        findOffers(db, site.id, [productId]),
        findStore(deps, [{ productId }]),
        readReviewPage(
          deps,
          productId,
          readReviewQuery(() => undefined),
        ),
      ]);
      const [offer] = offers;
      if (!offer) return renderNotFound(c, deps, 'product.notSold');
      const reviews = { ...list, productTitle: offer.title };
      return renderSitePage(c, deps, 200, {
        title: `${offer.title} – ${store.name}`,
        locale,
        body: renderProductPage({ offers, locale, currency, reviews }),
        folder: store.folder,
        isIndexed: true,
      });
    },
  ),
];
