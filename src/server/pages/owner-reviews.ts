/** Owner page of reviews. */
import { html } from 'hono/html';
import { MAX_STARS, REVIEW_LIMITS } from '../../core/commerce/review-rules';
import { formatMessage } from '../../core/i18n/format-message';
import { reviewListMessages } from '../../core/reviews/messages';
import { withVersion } from '../domain/form-version';
import { getOrderNumber } from '../domain/order';
import type { ReviewState } from '../domain/review';
import { formatReviewSettings, MAX_DELAY_DAYS, type ReviewSettings } from '../domain/review-settings';
import type { ListedReview } from '../stores/review-list';
import {
  type FormState,
  renderCheckbox,
  renderErrorSummary,
  renderTextArea,
  renderTextField,
  renderVersion,
} from './owner-field';
import { formatTime, renderBadge } from './owner-page';
import type { Markup } from './page';

export const REVIEW_STATES: Readonly<Record<ReviewState, readonly [string, 'good' | 'wait' | 'bad']>> = {
  pending: ['To check', 'wait'],
  published: ['Published', 'good'],
  rejected: ['Rejected', 'bad'],
};

export type ReviewAction = 'publish' | 'reject' | 'answer';

interface ReviewsPage {
  reviews: ListedReview[];
  state: ReviewState | undefined;
  /** Address of the next page. */
  next: string | undefined;
  settings: ReviewSettings;
  /** A form that was not saved. The prefix of its ids is `settings-`, or the id of a review. */
  refused?: FormState | undefined;
}

export function renderOwnerReviews(
  { reviews, state, next, settings, refused }: ReviewsPage,
  locale: string,
): Markup {
  const filters = Object.entries(REVIEW_STATES).map(([name, [label]]) => {
    const current = name === state ? html`aria-current="page"` : '';
    return html`<li><a href="/config/reviews?state=${name}" ${current}>${label}</a></li>`;
  });
  const all = state ? '' : html`aria-current="page"`;
  return html`<h1>Reviews</h1>
    ${refused ? renderErrorSummary(refused) : ''}
    <nav aria-label="State of the reviews"><ul class="filters"><li><a href="/config/reviews" ${all}>All</a></li>${filters}</ul></nav>
    ${reviews.length === 0 ? html`<p class="note">There are no reviews here yet.</p>` : reviews.map((review) => renderReview(review, { state, refused }, locale))}
    ${next ? html`<p><a href="${next}">Older reviews</a></p>` : ''}
    <p><a href="/config/reviews/export">Export all reviews as CSV</a></p>
    <h2>Requests</h2>
    ${renderSettings(settings, refused)}`;
}

function renderReview(
  review: ListedReview,
  { state: list, refused }: Pick<ReviewsPage, 'state' | 'refused'>,
  locale: string,
): Markup {
  const { id, orderId, productTitle, author, stars, title, text, state, answer, createdAt, hasOrder } =
    review;
  const label = formatMessage(reviewListMessages.rating, { stars: String(stars) }, locale);
  const rating = '★'.repeat(stars) + '☆'.repeat(MAX_STARS - stars);
  const button = (action: ReviewAction, name: string, value?: ReviewState) =>
    state === value
      ? ''
      : html`<form method="post" action="/config/reviews/${id}/${action}"><input type="hidden" name="list" value="${list ?? ''}"><button class="quiet">${name}<span class="off"> the review of ${productTitle}</span></button></form>`;
  const prefix = `${id}-`;
  const form = refused?.prefix === prefix ? refused : { prefix, values: withVersion({ answer }), errors: {} };
  return html`<article class="review" id="review-${id}">
    <h2>${productTitle}</h2>
    <p><span role="img" aria-label="${label}">${rating}</span> ${renderBadge(...REVIEW_STATES[state])}</p>
    ${title ? html`<p><strong>${title}</strong></p>` : ''}
    ${text ? html`<p class="letter">${text}</p>` : ''}
    <p class="note">${author || reviewListMessages.anonymous}, ${formatTime(createdAt, locale)}, order ${hasOrder ? html`<a href="/config/orders/${orderId}">${getOrderNumber(orderId)}</a>` : getOrderNumber(orderId)}</p>
    <div class="actions">${button('publish', 'Publish', 'published')}${button('reject', 'Reject', 'rejected')}</div>
    <details ${answer || form === refused ? html`open` : ''}><summary>Answer</summary>
      <form method="post" action="/config/reviews/${id}/answer">
        <input type="hidden" name="list" value="${list ?? ''}">
        ${renderVersion(form)}${renderTextArea(form, 'answer', 'Public answer to this review', undefined, { rows: 3, maxLength: REVIEW_LIMITS.text })}
        <p><button class="quiet">Save the answer</button></p>
      </form></details>
  </article>`;
}

function renderSettings(settings: ReviewSettings, refused: FormState | undefined): Markup {
  const prefix = 'settings-';
  const values = withVersion(formatReviewSettings(settings));
  const state = refused?.prefix === prefix ? refused : { prefix, values, errors: {} };
  return html`<form method="post" action="/config/reviews/settings">
    ${renderVersion(state)}${renderCheckbox(state, 'requests', 'Ask buyers for a review by email when their order is complete')}
    ${renderTextField(state, 'delayDays', 'Days between the completion of the order and the mail', { note: `From 0 to ${MAX_DELAY_DAYS}.`, inputMode: 'numeric' })}
    <p><button>Save the settings</button></p>
  </form>`;
}
