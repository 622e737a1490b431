/** Owner page of reviews. */
import { html } from 'hono/html';
import { MAX_STARS } from '../../core/commerce/review-rules';
import { formatMessage } from '../../core/i18n/format-message';
import { reviewListMessages } from '../../core/reviews/messages';
import { getOrderNumber } from '../domain/order';
import type { ReviewState } from '../domain/review';
import { MAX_DELAY_DAYS, type ReviewSettings } from '../domain/review-settings';
import type { ListedReview } from '../stores/review-list';
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
  problem?: string | undefined;
}

export function renderOwnerReviews(
  { reviews, state, next, settings, problem }: ReviewsPage,
  locale: string,
): Markup {
  const filters = Object.entries(REVIEW_STATES).map(([name, [label]]) => {
    const current = name === state ? html`aria-current="page"` : '';
    return html`<li><a href="/config/reviews?state=${name}" ${current}>${label}</a></li>`;
  });
  const all = state ? '' : html`aria-current="page"`;
  return html`<h1>Reviews</h1>
    ${problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : ''}
    <nav aria-label="State of the reviews"><ul class="filters"><li><a href="/config/reviews" ${all}>All</a></li>${filters}</ul></nav>
    ${reviews.length === 0 ? html`<p class="note">There are no reviews here yet.</p>` : reviews.map((review) => renderReview(review, state, locale))}
    ${next ? html`<p><a href="${next}">Older reviews</a></p>` : ''}
    <p><a href="/config/reviews/export">Export all reviews as CSV</a></p>
    <h2>Requests</h2>
    ${renderSettings(settings)}`;
}

function renderReview(review: ListedReview, list: ReviewState | undefined, locale: string): Markup {
  const { id, orderId, productTitle, author, stars, title, text, state, answer, createdAt, hasOrder } =
    review;
  const label = formatMessage(reviewListMessages.rating, { stars: String(stars) }, locale);
  const rating = '★'.repeat(stars) + '☆'.repeat(MAX_STARS - stars);
  const button = (action: ReviewAction, name: string, value?: ReviewState) =>
    state === value
      ? ''
      : html`<form method="post" action="/config/reviews/${id}/${action}"><input type="hidden" name="list" value="${list ?? ''}"><button class="quiet">${name}<span class="off"> the review of ${productTitle}</span></button></form>`;
  return html`<article class="review" id="review-${id}">
    <h2>${productTitle}</h2>
    <p><span role="img" aria-label="${label}">${rating}</span> ${renderBadge(...REVIEW_STATES[state])}</p>
    ${title ? html`<p><strong>${title}</strong></p>` : ''}
    ${text ? html`<p class="letter">${text}</p>` : ''}
    <p class="note">${author || reviewListMessages.anonymous}, ${formatTime(createdAt, locale)}, order ${hasOrder ? html`<a href="/config/orders/${orderId}">${getOrderNumber(orderId)}</a>` : getOrderNumber(orderId)}</p>
    <div class="actions">${button('publish', 'Publish', 'published')}${button('reject', 'Reject', 'rejected')}</div>
    <details ${answer ? html`open` : ''}><summary>Answer</summary>
      <form method="post" action="/config/reviews/${id}/answer">
        <input type="hidden" name="list" value="${list ?? ''}">
        <p><label for="answer-${id}">Public answer to this review</label>
          <textarea id="answer-${id}" name="answer" maxlength="3000" rows="3">
${answer}</textarea></p>
        <p><button class="quiet">Save the answer</button></p>
      </form></details>
  </article>`;
}

function renderSettings({ requests, delayDays }: ReviewSettings): Markup {
  return html`<form method="post" action="/config/reviews/settings">
    <p><label class="choice"><input type="checkbox" name="requests" value="yes" ${requests ? html`checked` : ''}> Ask buyers for a review by mail when their order is complete</label></p>
    <p><label for="delay">Days between the completion of the order and the mail</label>
      <input id="delay" name="delayDays" type="number" min="0" max="${MAX_DELAY_DAYS}" step="1" value="${delayDays}"></p>
    <p><button>Save the settings</button></p>
  </form>`;
}
