/** Owner pages of reviews: list, publishing, answers, settings, export. */
import * as v from 'valibot';
import { REVIEW_LIMITS } from '../../core/commerce/review-rules';
import { FailureSchema } from '../../core/wire/failure';
import type { Queryable } from '../db/db';
import type { ReviewState } from '../domain/review';
import { formatReviewSettings, MAX_DELAY_DAYS } from '../domain/review-settings';
import { createReviewRow, REVIEW_COLUMNS } from '../domain/review-table';
import { takePage } from '../domain/take-page';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { renderOwnerPage } from '../pages/owner-page';
import { REVIEW_STATES, type ReviewAction, renderOwnerReviews } from '../pages/owner-reviews';
import { allReviews, changeReview, findAnswer, findReviewSettings, listReviews } from '../stores/review-list';
import { putDocument } from '../stores/site-documents';
import { isUuid } from '../stores/submission-list';
import { type Entered, getFormStatus, saveForm } from './owner-edit';
import { csvExportRoute } from './owner-export';
import { CHANGED, ownerSpecs, SHOWN, SIGN_IN } from './owner-spec';

const { OWNER } = ownerSpecs('product reviews');

/** Reviews per page. */
const PAGE_SIZE = 25;

const PATH = '/config/reviews';

const NOT_FOUND = { description: 'This review does not exist.', schema: FailureSchema };

const answer = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(REVIEW_LIMITS.text, `must have at most ${REVIEW_LIMITS.text} characters`),
);
const version = v.optional(v.string(), '');
const ActionSchema = v.object({ list: v.optional(v.string(), ''), answer: v.optional(answer), version });
const SettingsSchema = v.object({ requests: v.optional(v.literal('yes')), delayDays: v.string(), version });

export function ownerReviewRoutes(deps: Deps): Route[] {
  const actions: readonly ReviewAction[] = ['publish', 'reject', 'answer'];
  return [
    listRoute(deps),
    exportRoute(deps),
    settingsRoute(deps),
    ...actions.map((action) => actionRoute(deps, action)),
  ];
}

function listRoute(deps: Deps): Route {
  return route(
    {
      ...OWNER,
      method: 'GET',
      path: PATH,
      limit: 'read',
      summary: 'Owner page: reviews.',
      query: {
        state: 'Only reviews in this state.',
        before: 'The id of the last review of the page before.',
      },
      responses: { 200: SHOWN, 401: SIGN_IN },
    },
    ({ c, query }) => showList(c, deps, { state: query('state'), before: query('before') }),
  );
}

async function showList(
  c: Ctx,
  deps: Deps,
  {
    state: asked = '',
    before: from = '',
    refused,
  }: { state?: string | undefined; before?: string | undefined; refused?: Entered & { prefix: string } },
): Promise<Response> {
  const { db, site } = deps;
  const state = parseState(asked);
  const before = isUuid(from) ? from : undefined;
  const [found, settings] = await Promise.all([
    listReviews(db, site.id, { state, before, limit: PAGE_SIZE + 1 }),
    findReviewSettings(db, site.id),
  ]);
  const { rows: reviews, last } = takePage(found, PAGE_SIZE);
  const next = last && `${PATH}?${new URLSearchParams({ ...(state && { state }), before: last.id })}`;
  const body = renderOwnerReviews(
    { reviews, state, next, settings, refused: refused && { errors: {}, ...refused } },
    site.locale,
  );
  return renderOwnerPage(c, deps, { title: 'Reviews', section: PATH, body }, getFormStatus(refused));
}

const parseState = (text: string): ReviewState | undefined =>
  Object.hasOwn(REVIEW_STATES, text) ? (text as ReviewState) : undefined;

const STATES: Readonly<Record<ReviewAction, ReviewState | undefined>> = {
  publish: 'published',
  reject: 'rejected',
  answer: undefined,
};

function actionRoute(deps: Deps, action: ReviewAction): Route {
  return route(
    {
      ...OWNER,
      method: 'POST',
      path: `${PATH}/:reviewId/${action}`,
      limit: 'write',
      summary: `Owner: ${action} a review.`,
      bodies: { [FORM]: ActionSchema },
      responses: {
        303: { description: 'Done; redirects to the list.' },
        401: SIGN_IN,
        404: NOT_FOUND,
        ...(action === 'answer' && { 409: CHANGED }),
      },
    },
    async ({ c, param, body }) => {
      const { site, clock } = deps;
      const id = param('reviewId');
      if (!isUuid(id)) throw new HttpError(404, NOT_FOUND.description);
      const state = STATES[action];
      const change = state ? { state } : { answer: body.answer ?? '' };
      const form = {
        key: `review/${id}`,
        async read(tx: Queryable) {
          const answer = await findAnswer(tx, site.id, id);
          return answer === undefined ? undefined : { answer };
        },
      };
      const entered = state ? {} : { answer: '', ...body };
      const { saved, conflict } = await saveForm(deps, form, entered, (tx) =>
        changeReview(tx, site.id, id, change, clock()),
      );
      if (conflict)
        return showList(c, deps, { state: body.list, refused: { prefix: `${id}-`, ...conflict } });
      if (!saved) throw new HttpError(404, NOT_FOUND.description);
      const list = parseState(body.list);
      return c.redirect(list ? `${PATH}?state=${list}` : PATH, 303);
    },
  );
}

function settingsRoute(deps: Deps): Route {
  return route(
    {
      ...OWNER,
      method: 'POST',
      path: `${PATH}/settings`,
      limit: 'write',
      summary: 'Owner: changes the settings of review requests.',
      bodies: { [FORM]: SettingsSchema },
      responses: {
        303: { description: 'Saved; redirects to the list.' },
        401: SIGN_IN,
        409: CHANGED,
        422: { description: 'The page with the reason: nothing was saved.' },
      },
    },
    async ({ c, body }) => {
      const delayDays = /^\d{1,3}$/.test(body.delayDays.trim()) ? Number(body.delayDays) : Number.NaN;
      const values = { ...body, requests: body.requests ?? '' };
      const refuse = (entered: Entered) =>
        showList(c, deps, { refused: { prefix: 'settings-', ...entered } });
      if (!(delayDays <= MAX_DELAY_DAYS)) {
        const problem = `The number of days must be a whole number from 0 to ${MAX_DELAY_DAYS}.`;
        return refuse({ values, errors: { delayDays: problem } });
      }
      const { site } = deps;
      const form = {
        key: 'reviews',
        read: async (tx: Queryable) => formatReviewSettings(await findReviewSettings(tx, site.id)),
      };
      const { conflict } = await saveForm(deps, form, values, (tx) =>
        putDocument(tx, site.id, 'reviews', { requests: body.requests === 'yes', delayDays }),
      );
      return conflict ? refuse(conflict) : c.redirect(PATH, 303);
    },
  );
}

const exportRoute = (deps: Deps): Route =>
  csvExportRoute({
    area: 'product reviews',
    section: PATH,
    summary: 'Exports all reviews as a streamed CSV file, newest first.',
    file: 'reviews.csv',
    columns: REVIEW_COLUMNS,
    async *rows() {
      for await (const page of allReviews(deps.reads, deps.site.id)) yield page.map(createReviewRow);
    },
  });
