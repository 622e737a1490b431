/** The page of a product in the design of its store. */
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { findStore } from '../orders/store';
import { renderNotFound } from '../pages/not-found-page';
import { renderProductPage } from '../pages/product-page';
import { renderSitePage } from '../pages/site-page';
import { findOffers } from '../stores/products';
import { readReviewQuery, readReviews } from './review-service';

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
      const offers = await findOffers(db, site.id, [productId]);
      const store = await findStore(deps, [{ productId }]);
      if (offers.length === 0) {
        return renderNotFound(c, deps, 'product.notSold');
      }
      const reviews = await readReviews(
        deps,
        productId,
        readReviewQuery(() => undefined),
      );
      return renderSitePage(c, deps, 200, {
        title: `${offers[0]!.title} – ${store.name}`,
        locale,
        body: renderProductPage({ offers, locale, currency, reviews }),
        folder: store.folder,
        isIndexed: true,
      });
    },
  ),
];
