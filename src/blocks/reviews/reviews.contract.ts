// Public contract of `<site-reviews>`.
import { json, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/message-values';
import { loading } from './reviews.loading';
import type { ReviewsMessages } from './reviews.messages';

export const reviews = contract({
  tag: 'site-reviews',
  description:
    'Shows the reviews of a product, with sorting, a filter and further pages, or the form of a review request. The server renders both as markup that works without script: `GET /api/commerce/products/:productId/reviews/html`, and the page that the email to the buyer links to. If there is no markup, the element fetches the reviews of its product; on a page of type 209 without a product, the review request of the `token` in the URL.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    productId: text('', 'Id of the product.'),
    messages: json<Partial<ReviewsMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-reviews-change': event<{ sort: string; stars: number; shown: number; total: number }>(
      'Other reviews are shown; `stars` is 0 for all ratings.',
    ),
    'site-reviews-submit-request': event<{ products: readonly string[] }>(
      'Dispatched before a valid review is sent. Cancel it to send the review yourself.',
    ),
    'site-reviews-success': event<{ products: readonly string[] }>('The review was stored.'),
    'site-reviews-failure': event<{ status: number; message: string }>(
      'The review was not stored; the input is preserved.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-accent-text': 'Color of stars and links.',
    '--site-error': 'Color of error messages.',
    '--site-muted': 'Color of names, dates and notes.',
  },
});
