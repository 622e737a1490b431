/** Calls and pages of a review request (page type 209). The signed link in the mail opens the page. */
import * as v from 'valibot';
import { REVIEW_LIMITS, type ReviewInput, validateReviews } from '../../core/commerce/review-rules';
import { reviewFormMessages as messages } from '../../core/reviews/messages';
import { CrumbFailureSchema, FailureSchema, FieldFailuresSchema } from '../../core/wire/failure';
import { ReviewRequestSchema, SubmitReviewsSchema, SubmittedReviewsSchema } from '../../core/wire/reviews';
import { readReviewFields } from '../domain/review-form';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, type RouteSpec, route } from '../http/route';
import { translateGroup } from '../languages/texts';
import { inOrderLanguage } from '../orders/order-deps';
import { getReviewPath, type OpenedRequest, openReviewRequest } from '../orders/review-request';
import { type SubmitResult, submitReviews } from '../orders/submit-reviews';
import type { PageStatus } from '../pages/page';
import { REVIEW_PATH, type ReviewForm } from '../pages/review-page';
import { showAfterConflict, showForm, showRequest } from './review-pages';
import { readSubmitted } from './review-service';

/** Room for long texts about many products, in bytes. */
const BODY_LIMIT = 1024 * 1024;

const PAGE = { tag: 'pages', undocumented: true, path: REVIEW_PATH } as const satisfies Partial<RouteSpec>;
const CALL = { tag: 'commerce' } as const;
const NOT_FOUND = {
  404: { description: 'The token is invalid.', schema: FailureSchema },
  410: { description: 'The request has expired.', schema: FailureSchema },
};

export function reviewRequestRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...PAGE,
        method: 'GET',
        guard: 'open',
        limit: 'read',
        summary: 'The page on which a buyer rates a purchase.',
        query: { token: 'The token of the link.', sent: '`1` after a submission.' },
        responses: {
          200: { description: 'A page.' },
          404: { description: 'A page: the link is invalid.' },
          410: { description: 'A page: the request has expired.' },
        },
      },
      async ({ c, query }) => showRequest(c, deps, query('token') ?? '', query('sent') === '1'),
    ),
    postRoute(deps),
    requestRoute(deps),
    submitRoute(deps),
  ];
}

/** The native form. In every case, the page returns the entered texts unless they were stored. */
function postRoute(deps: Deps): Route {
  return route(
    {
      ...PAGE,
      method: 'POST',
      guard: 'page',
      limit: 'form',
      summary: 'Reviews a purchase with a native form; a repeated post is stored once.',
      bodies: { [FORM]: v.objectWithRest({ token: v.string() }, v.string()) },
      bodyLimit: BODY_LIMIT,
      responses: {
        303: { description: 'Stored; redirects to the page.' },
        404: { description: 'A page: the link is invalid.' },
        409: { description: 'A page: another review of this purchase is stored.' },
        410: { description: 'A page: the request has expired.' },
        422: { description: 'The form with errors and what was entered.' },
        503: { description: 'The form with what was entered: try again.' },
      },
    },
    async ({ c, body, fields }) => {
      const { token } = body;
      const opened = await openReviewRequest(deps, token);
      if ('problem' in opened) return showRequest(c, deps, token, false);
      const input = readReviewFields(fields);
      const { site } = inOrderLanguage(deps, opened);
      const texts = translateGroup(site.locale, 'site-reviews', messages);
      const show = (status: PageStatus, refusal: Pick<ReviewForm, 'errors' | 'problem'>) =>
        showForm(c, { ...deps, site }, status, { request: opened.request, token, values: body, ...refusal });
      const named = withProducts(input.reviews, opened);
      const errors = validateReviews(input.author, named, texts, site.locale);
      if (Object.keys(errors).length > 0) return show(422, { errors });
      const result = await submitReviews(deps, opened.orderId, input).catch((error: unknown) => {
        c.set('error', error);
        return 'failed' as const;
      });
      if (result === 'stored') return c.redirect(`${getReviewPath(token)}&sent=1`, 303);
      if (result === 'failed') return show(503, { problem: texts.retry });
      if (result === 'foreign') return show(422, { problem: texts.foreign });
      return showAfterConflict(c, deps, token, body);
    },
  );
}

function requestRoute(deps: Deps): Route {
  return route(
    {
      ...CALL,
      ...fromCall('reviewRequest'),
      guard: 'open',
      limit: 'read',
      summary: 'What a review request is for.',
      query: { token: 'The token of the link.' },
      responses: {
        200: { description: 'The products to review.', schema: ReviewRequestSchema },
        ...NOT_FOUND,
      },
    },
    async ({ c, query }) => c.json((await openOrThrow(deps, query('token') ?? '')).request),
  );
}

function submitRoute(deps: Deps): Route {
  return route(
    {
      ...CALL,
      ...fromCall('submitReviews'),
      guard: 'page',
      limit: 'form',
      summary: 'Reviews a purchase; a repeated submission is stored once.',
      description: `At most ${REVIEW_LIMITS.text} characters of text, ${REVIEW_LIMITS.title} of the headline and ${REVIEW_LIMITS.author} of the name.`,
      bodies: { 'application/json': SubmitReviewsSchema },
      bodyLimit: BODY_LIMIT,
      responses: {
        200: { description: 'Stored; the owner checks the reviews.', schema: SubmittedReviewsSchema },
        ...NOT_FOUND,
        400: {
          description: 'The body or the crumb is invalid.',
          schema: v.union([CrumbFailureSchema, FailureSchema]),
        },
        409: { description: 'Another review of this purchase is stored.', schema: FailureSchema },
        422: {
          description:
            'Messages by the name of the control, such as `stars[book]`; or a product of another purchase.',
          schema: v.union([FieldFailuresSchema, FailureSchema]),
        },
        503: { description: 'Not stored: try again.', schema: FailureSchema },
      },
    },
    async ({ c, body }) => {
      const opened = await openOrThrow(deps, body.token);
      const input = readSubmitted(body);
      const errors = validateReviews(input.author, withProducts(input.reviews, opened), messages);
      if (Object.keys(errors).length > 0) throw new HttpError(422, messages.invalid, { errors });
      const result = await submitReviews(deps, opened.orderId, input).catch((error: unknown) => {
        c.set('error', error);
        throw new HttpError(503, messages.retry);
      });
      if (result !== 'stored') throw new HttpError(...CONFLICTS[result]);
      return c.json({ stored: input.reviews.filter(({ stars }) => stars !== null).length });
    },
  );
}

const CONFLICTS: Readonly<Record<Exclude<SubmitResult, 'stored'>, [status: number, message: string]>> = {
  already: [409, messages.already],
  nothing: [409, messages.nothing],
  foreign: [422, messages.foreign],
};

type Opened = Exclude<OpenedRequest, { problem: string }>;

async function openOrThrow(deps: Deps, token: string): Promise<Opened> {
  const opened = await openReviewRequest(deps, token);
  if (!('problem' in opened)) return opened;
  throw opened.problem === 'expired'
    ? new HttpError(410, messages.expired)
    : new HttpError(404, messages.missing);
}

/** A submission that names no product lacks the ratings of all remaining products. */
function withProducts(reviews: readonly ReviewInput[], { request }: Opened): readonly ReviewInput[] {
  if (reviews.length > 0) return reviews;
  return request.products.map(({ productId }) => ({ productId, stars: null, title: '', text: '' }));
}
