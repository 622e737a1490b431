// Markup and data of reviews for specs, as the server prints them.
import { fixture, html } from '@open-wc/testing';
import { renderHtml } from '../../../core/markup/markup';
import { createReviewFormMarkup } from '../../../core/reviews/form-markup';
import { createReviewListMarkup } from '../../../core/reviews/list-markup';
import { reviewFormMessages, reviewListMessages } from '../../../core/reviews/messages';
import type { PublicReview, ReviewList } from '../../../core/wire/reviews';
import { settle } from '../../../kit/testing/wait';

type Reviews = HTMLElementTagNameMap['site-reviews'];

export const BOOK = { productId: 'book', title: 'North' };
export const CARDS = { productId: 'cards', title: 'Ten postcards' };

export const createReview = (n: number, more: Partial<PublicReview> = {}): PublicReview => ({
  id: String(n),
  author: `Author ${n}`,
  stars: 5,
  title: `Title ${n}`,
  text: `Text ${n}`,
  createdAt: '2026-08-30T20:03:00.000Z',
  answer: '',
  ...more,
});

/** Reviews `from` to `to` of 12, two per page. */
export const createList = (from: number, to: number, more: Partial<ReviewList> = {}): ReviewList => ({
  ...BOOK,
  productTitle: BOOK.title,
  summary: { count: 12, average: 4.5, distribution: [0, 1, 1, 1, 9] },
  reviews: Array.from({ length: to - from + 1 }, (_, index) => createReview(from + index)),
  total: 12,
  page: Math.ceil(from / 2),
  pageSize: 2,
  ...more,
});

const CONTEXT = {
  messages: reviewListMessages,
  locale: 'en-US',
  path: '/commerce/products/book/reviews',
  sort: 'newest',
  stars: 0,
} as const;

async function create(markup: string): Promise<Reviews> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.querySelector('site-reviews')!;
  await settle(element);
  return element;
}

/** The list that the server has printed. */
export const createListElement = (list = createList(1, 2)): Promise<Reviews> =>
  create(
    `<site-reviews product-id="book">${renderHtml(createReviewListMarkup(list, CONTEXT))}</site-reviews>`,
  );

/** The page of a review request. */
export async function createFormElement(products = [BOOK]): Promise<Reviews> {
  const form = createReviewFormMarkup({
    messages: reviewFormMessages,
    starsMessage: reviewListMessages.stars,
    locale: 'en-US',
    action: '/commerce/reviews',
    token: 'order.1.signature',
    products,
    values: { author: 'Ada' },
  });
  return create(`<site-reviews><h1>${reviewFormMessages.rate}</h1>${renderHtml(form)}</site-reviews>`);
}

export const getTitles = (element: Element): string[] =>
  [...element.querySelectorAll('.site-review strong')].map(({ textContent }) => textContent);

export const getRange = (element: Element): string =>
  element.querySelector('.site-reviews-range')?.textContent ?? '';
