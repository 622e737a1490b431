// Markup of published reviews with schema.org microdata, for server pages and for the element.

import { MAX_STARS, REVIEW_SORTS, type ReviewSort } from '../commerce/review-rules';
import { formatMessage } from '../i18n/format-message';
import { createNode, type MarkupNode } from '../markup/markup';
import type { PublicReview, ReviewList, ReviewSummary } from '../wire/reviews';
import type { ReviewListMessages } from './messages';

export interface ReviewMarkupContext {
  readonly messages: ReviewListMessages;
  /** BCP 47. */
  readonly locale: string;
  /** Path of the page with all reviews of the product. */
  readonly path: string;
  readonly sort: ReviewSort;
  /** Shows only reviews with this rating; 0 for all. */
  readonly stars: number;
}

/** Creates the summary, the filter, the list and the links to the other pages. */
export function createReviewListMarkup(list: ReviewList, context: ReviewMarkupContext): MarkupNode {
  const { summary, productTitle } = list;
  const { messages } = context;
  const root = { class: 'site-reviews-body', itemscope: true, itemtype: 'https://schema.org/Product' };
  const name = createNode('data', { itemprop: 'name', value: productTitle });
  if (summary.count === 0) return createNode('div', root, name, createNode('p', {}, messages.none));
  return createNode(
    'div',
    root,
    name,
    createSummaryMarkup(summary, context),
    createControls(context),
    createNode('p', { class: 'site-reviews-range', role: 'status' }, formatRange(list, context)),
    createNode(
      'ol',
      { class: 'site-reviews-list' },
      ...list.reviews.map((one) => createReviewMarkup(one, context)),
    ),
    createPagination(list, context),
  );
}

/** Creates the average, the number of reviews, and the count of each rating. */
export function createSummaryMarkup(summary: ReviewSummary, context: ReviewMarkupContext): MarkupNode {
  const { messages, locale } = context;
  const { count, average } = summary;
  const rating = formatAverage(average, locale);
  return createNode(
    'div',
    {
      class: 'site-reviews-summary',
      itemprop: 'aggregateRating',
      itemscope: true,
      itemtype: 'https://schema.org/AggregateRating',
    },
    createNode(
      'p',
      { class: 'site-reviews-average' },
      createNode('data', { itemprop: 'ratingValue', value: String(average) }, rating),
      ' ',
      createStars(Math.round(average), formatMessage(messages.rating, { stars: rating }, locale)),
      ' ',
      createNode(
        'data',
        { itemprop: 'reviewCount', value: String(count) },
        formatMessage(messages.count, { count }, locale),
      ),
    ),
    createDistribution(summary, context),
  );
}

export function createReviewMarkup(
  review: PublicReview,
  { messages, locale }: ReviewMarkupContext,
): MarkupNode {
  const { id, author, stars, title, text, createdAt, answer } = review;
  const label = formatMessage(messages.rating, { stars: String(stars) }, locale);
  return createNode(
    'li',
    {
      class: 'site-review',
      id: `review-${id}`,
      itemprop: 'review',
      itemscope: true,
      itemtype: 'https://schema.org/Review',
    },
    createNode(
      'p',
      { class: 'site-review-head' },
      createNode(
        'span',
        { itemprop: 'reviewRating', itemscope: true, itemtype: 'https://schema.org/Rating' },
        createNode('data', { itemprop: 'ratingValue', value: String(stars) }, createStars(stars, label)),
      ),
      title && ' ',
      title && createNode('strong', { itemprop: 'name' }, title),
    ),
    text && createNode('p', { class: 'site-review-text', itemprop: 'reviewBody' }, text),
    createNode(
      'p',
      { class: 'site-review-meta' },
      createNode(
        'span',
        { itemprop: 'author', itemscope: true, itemtype: 'https://schema.org/Person' },
        createNode('span', { itemprop: 'name' }, author || messages.anonymous),
      ),
      ' · ',
      createNode('time', { itemprop: 'datePublished', datetime: createdAt }, formatDate(createdAt, locale)),
      ' · ',
      messages.verified,
    ),
    answer &&
      createNode(
        'div',
        { class: 'site-review-answer' },
        createNode('p', {}, createNode('strong', {}, messages.answer)),
        createNode('p', { class: 'site-review-text' }, answer),
      ),
  );
}

/** Formats as “Reviews 1 to 10 of 34”. */
export function formatRange(
  { page, pageSize, reviews, total }: Pick<ReviewList, 'page' | 'pageSize' | 'reviews' | 'total'>,
  { messages, locale }: Pick<ReviewMarkupContext, 'messages' | 'locale'>,
): string {
  if (reviews.length === 0) return messages.noMatch;
  const from = (page - 1) * pageSize + 1;
  return formatMessage(messages.showing, { from, to: from + reviews.length - 1, total }, locale);
}

/** URL of a page of the list. */
export function getReviewsHref(
  { path, sort, stars }: Pick<ReviewMarkupContext, 'path' | 'sort' | 'stars'>,
  page = 1,
): string {
  const query = new URLSearchParams({
    ...(sort !== 'newest' && { sort }),
    ...(stars > 0 && { stars: String(stars) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

/** Filled and empty stars differ in shape, not only in color. */
const createStars = (count: number, label: string): MarkupNode =>
  createNode(
    'span',
    { class: 'site-review-rating', role: 'img', 'aria-label': label },
    '★'.repeat(count) + '☆'.repeat(MAX_STARS - count),
  );

function createDistribution(
  { distribution, count }: ReviewSummary,
  context: ReviewMarkupContext,
): MarkupNode {
  const { messages, locale } = context;
  const rows = distribution.map((n, index) => {
    const stars = index + 1;
    const label = formatMessage(messages.stars, { count: stars }, locale);
    const href = getReviewsHref({ ...context, stars });
    const current = context.stars === stars ? 'true' : undefined;
    return createNode(
      'li',
      {},
      createNode('a', { href, 'data-stars': String(stars), 'aria-current': current }, label),
      createNode('progress', { max: String(count), value: String(n), 'aria-hidden': 'true' }),
      createNode('span', {}, formatMessage(messages.count, { count: n }, locale)),
    );
  });
  return createNode('ul', { class: 'site-reviews-distribution' }, ...rows.reverse());
}

function createControls({ messages, locale, path, sort, stars }: ReviewMarkupContext): MarkupNode {
  const ratings = Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index);
  return createNode(
    'form',
    { class: 'site-reviews-controls', method: 'get', action: path },
    createSelect(
      messages.sort,
      'sort',
      REVIEW_SORTS.map((value) => [value, messages[value]]),
      sort,
    ),
    createSelect(
      messages.filter,
      'stars',
      [
        ['', messages.all],
        ...ratings.map((count): [string, string] => [
          String(count),
          formatMessage(messages.stars, { count }, locale),
        ]),
      ],
      stars > 0 ? String(stars) : '',
    ),
    createNode('button', {}, messages.apply),
  );
}

const createSelect = (
  label: string,
  name: string,
  options: readonly (readonly [value: string, label: string])[],
  selected: string,
): MarkupNode =>
  createNode(
    'label',
    {},
    label,
    ' ',
    createNode(
      'select',
      { name, autocomplete: 'off' },
      ...options.map(([value, text]) => createNode('option', { value, selected: value === selected }, text)),
    ),
  );

function createPagination(list: ReviewList, context: ReviewMarkupContext): MarkupNode | false {
  const { page, pageSize, total } = list;
  const hasNext = page * pageSize < total;
  const link = (rel: string, target: number, text: string) =>
    createNode('a', { rel, href: getReviewsHref(context, target) }, text);
  if (page === 1 && !hasNext) return false;
  return createNode(
    'p',
    { class: 'site-reviews-pages' },
    page > 1 && link('prev', page - 1, context.messages.previous),
    page > 1 && ' ',
    hasNext && link('next', page + 1, context.messages.more),
  );
}

const formatAverage = (average: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);

const formatDate = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
