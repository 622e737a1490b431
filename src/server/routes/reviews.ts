/** Calls and pages of published reviews. */
import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import { ReviewListSchema } from '../../core/wire/reviews';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { SERVER_PAGE_CSP } from '../http/csp';
import { HttpError } from '../http/errors';
import { type Route, type RouteSpec, route } from '../http/route';
import { getText } from '../languages/texts';
import { findStore } from '../orders/store';
import { renderNotFound } from '../pages/not-found-page';
import { REVIEWS_CSS_PATH } from '../pages/page';
import { renderReviewList, renderReviewsPage } from '../pages/review-page';
import { renderSitePage } from '../pages/site-page';
import { REVIEW_QUERY, readReviewQuery, readReviews } from './review-service';

const READ = {
  method: 'GET',
  undocumented: true,
  guard: 'open',
  limit: 'read',
  query: REVIEW_QUERY,
} as const satisfies Partial<RouteSpec>;

const UNKNOWN = { description: 'This product does not exist.', schema: FailureSchema };

export function reviewRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...READ,
        ...fromCall('productReviews'),
        tag: 'commerce',
        summary: 'Published reviews of a product with their average.',
        responses: { 200: { description: 'Up to ten reviews.', schema: ReviewListSchema }, 404: UNKNOWN },
      },
      async ({ c, param, query }) =>
        c.json(await readReviews(deps, param('productId'), readReviewQuery(query))),
    ),
    route(
      {
        ...READ,
        ...fromCall('productReviewsHtml'),
        tag: 'commerce',
        summary:
          'The same as a style sheet and `<site-reviews>` that works without script, for templates; with schema.org data.',
        responses: { 200: { description: 'Markup.', schema: v.string(), type: 'text/html' }, 404: UNKNOWN },
      },
      async ({ c, param, query }) => {
        const asked = readReviewQuery(query);
        const list = await readReviews(deps, param('productId'), asked);
        const markup = renderReviewList(list, { ...asked, locale: deps.site.locale });
        return c.html(`<link rel="stylesheet" href="${REVIEWS_CSS_PATH}">${markup}`, 200, {
          'Content-Security-Policy': SERVER_PAGE_CSP,
        });
      },
    ),
    pageRoute(deps),
  ];
}

function pageRoute(deps: Deps): Route {
  return route(
    {
      ...READ,
      path: '/commerce/products/:productId/reviews',
      tag: 'pages',
      summary: 'All reviews of a product, with filter and pages.',
      responses: { 200: { description: 'A page.' }, 404: { description: 'A “not found” page.' } },
    },
    async ({ c, param, query }) => {
      const { site } = deps;
      const asked = readReviewQuery(query);
      const list = await readReviews(deps, param('productId'), asked).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return undefined;
        throw error;
      });
      if (!list) return renderNotFound(c, deps, 'product.notSold');
      const { name, folder } = await findStore(deps, [{ productId: param('productId') }]);
      return renderSitePage(c, deps, 200, {
        title: `${getText(site.locale)('review.title', { product: list.productTitle })} – ${name}`,
        folder,
        locale: site.locale,
        body: renderReviewsPage(list, { ...asked, locale: site.locale }),
        isIndexed: true,
      });
    },
  );
}
