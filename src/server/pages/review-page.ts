/** Pages of a review request, and of the published reviews of a product. */
import { html, raw } from 'hono/html';
import { createNode, renderHtml } from '../../core/markup/markup';
import { createReviewFormMarkup, createReviewSummaryMarkup } from '../../core/reviews/form-markup';
import {
  createReviewListMarkup,
  createReviewMarkup,
  createSummaryMarkup,
  type ReviewMarkupContext,
} from '../../core/reviews/list-markup';
import { reviewFormMessages, reviewListMessages } from '../../core/reviews/messages';
import type { ReviewList, ReviewRequest } from '../../core/wire/reviews';
import { getText, translateGroup } from '../languages/texts';
import type { Markup } from './page';

/** Address of the page that a request links to. */
export const REVIEW_PATH = '/commerce/reviews';

/** A review form, possibly returned with errors. */
export interface ReviewForm {
  request: ReviewRequest;
  token: string;
  locale: string;
  values?: Readonly<Record<string, string>>;
  /** By name of the control. */
  errors?: Readonly<Record<string, string>>;
  /** Why nothing was stored. */
  problem?: string | undefined;
}

export function renderReviewForm({ request, values, errors = {}, problem, ...rest }: ReviewForm): Markup {
  const { products, author } = request;
  const { locale } = rest;
  const messages = translateGroup(locale, 'site-reviews', reviewFormMessages);
  const form = createReviewFormMarkup({
    ...rest,
    messages,
    starsMessage: translateGroup(locale, 'site-reviews', reviewListMessages).stars,
    action: REVIEW_PATH,
    products,
    values: values ?? { author },
    errors,
  });
  const isRefused = problem !== undefined || Object.keys(errors).length > 0;
  const summary = createReviewSummaryMarkup({ messages, products, errors }, problem);
  // The element focuses its summary itself; this page is also shown without script.
  const focused = { ...summary, attributes: { ...summary.attributes, autofocus: true } };
  return html`<site-reviews>
    <h1>${messages.rate}</h1>
    ${isRefused ? raw(renderHtml(focused)) : ''}
    ${raw(renderHtml(form))}
  </site-reviews>`;
}

/** Reviews of a product as `<site-reviews>`, which works without script; for templates and pages. */
export function renderReviewList(
  list: ReviewList,
  context: Pick<ReviewMarkupContext, 'locale' | 'sort' | 'stars'>,
): string {
  const path = getProductReviewsPath(list.productId);
  const messages = translateGroup(context.locale, 'site-reviews', reviewListMessages);
  const markup = createReviewListMarkup(list, { ...context, messages, path });
  return renderHtml(createNode('site-reviews', { 'product-id': list.productId }, markup));
}

/** Address of the page with all reviews of a product. */
export const getProductReviewsPath = (productId: string): string =>
  `/commerce/products/${encodeURIComponent(productId)}/reviews`;

/** The latest reviews and a link to all of them. */
export function renderLatestReviews(list: ReviewList, locale: string): Markup {
  const path = getProductReviewsPath(list.productId);
  const messages = translateGroup(locale, 'site-reviews', reviewListMessages);
  const context = { locale, path, messages, sort: 'newest', stars: 0 } as const;
  if (list.summary.count === 0) return html`<p class="note">${messages.none}</p>`;
  const latest = list.reviews.slice(0, LATEST).map((review) => createReviewMarkup(review, context));
  const markup = createNode(
    'div',
    { itemscope: true, itemtype: 'https://schema.org/Product' },
    createNode('data', { itemprop: 'name', value: list.productTitle }),
    createSummaryMarkup(list.summary, context),
    createNode('ol', { class: 'site-reviews-list' }, ...latest),
  );
  return html`${raw(renderHtml(markup))}<p><a href="${path}">${getText(locale)('product.allReviews')}</a></p>`;
}

/** Number of reviews on the page of a product. */
const LATEST = 3;

/** A product with its reviews. */
export function renderReviewsPage(
  list: ReviewList,
  context: Pick<ReviewMarkupContext, 'locale' | 'sort' | 'stars'>,
): Markup {
  const text = getText(context.locale);
  return html`<h1>${text('review.title', { product: list.productTitle })}</h1>
    ${raw(renderReviewList(list, context))}
    <p><a href="/">${text('page.continue')}</a></p>`;
}
