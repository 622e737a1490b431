/** Responds with the pages of a review request. */
import { reviewFormMessages as messages } from '../../core/reviews/messages';
import type { Ctx, Deps } from '../http/context';
import { getReviewPath, openReviewRequest } from '../orders/review-request';
import { findStore } from '../orders/store';
import { type PageStatus, renderMessage } from '../pages/page';
import { type ReviewForm, renderReviewForm } from '../pages/review-page';
import { renderSitePage } from '../pages/site-page';

export async function showRequest(c: Ctx, deps: Deps, token: string, isSent: boolean): Promise<Response> {
  const opened = await openReviewRequest(deps, token);
  if ('problem' in opened) return showProblem(c, deps, opened.problem);
  const { request } = opened;
  if (isSent && request.state !== 'nothing')
    return showThanks(c, deps, request.state === 'open' ? token : '');
  if (request.state === 'open') return showForm(c, deps, 200, { request, token });
  return request.state === 'reviewed' ? showReviewed(c, deps, 200) : showNothing(c, deps, 200);
}

export async function showForm(
  c: Ctx,
  deps: Deps,
  status: PageStatus,
  form: Omit<ReviewForm, 'locale'>,
): Promise<Response> {
  const { site } = deps;
  const { name, folder } = await findStore(deps, form.request.products);
  return renderSitePage(c, deps, status, {
    title: `${messages.rate} – ${name}`,
    folder,
    locale: site.locale,
    body: renderReviewForm({ ...form, locale: site.locale }),
  });
}

/** Products without a review can still be reviewed, with what was entered about them. */
export async function showAfterConflict(
  c: Ctx,
  deps: Deps,
  token: string,
  values: Readonly<Record<string, string>>,
): Promise<Response> {
  const opened = await openReviewRequest(deps, token);
  if ('problem' in opened) return showProblem(c, deps, opened.problem);
  const { request } = opened;
  if (request.state === 'open')
    return showForm(c, deps, 409, { request, token, values, problem: messages.already });
  return request.state === 'reviewed' ? showReviewed(c, deps, 409) : showNothing(c, deps, 409);
}

function showThanks(c: Ctx, deps: Deps, token: string): Promise<Response> {
  const more = ['Review another product of this purchase', getReviewPath(token)] as const;
  const [label, href] = token ? more : (['Continue to the site', '/'] as const);
  return showMessage(c, deps, 200, messages.thanks, messages.moderated, href, label);
}

const showReviewed = (c: Ctx, deps: Deps, status: PageStatus): Promise<Response> =>
  showMessage(c, deps, status, messages.already, 'Thank you. A purchase can be reviewed once.');

const showNothing = (c: Ctx, deps: Deps, status: PageStatus): Promise<Response> =>
  showMessage(
    c,
    deps,
    status,
    messages.nothing,
    'The order was refunded or canceled, or its products are no longer sold here.',
  );

const showProblem = (c: Ctx, deps: Deps, problem: 'missing' | 'expired'): Promise<Response> =>
  problem === 'expired'
    ? showMessage(c, deps, 410, messages.expired, 'Thank you for your purchase all the same.')
    : showMessage(
        c,
        deps,
        404,
        messages.missing,
        'The link may have been truncated. Please use the link in the email.',
      );

function showMessage(
  c: Ctx,
  deps: Deps,
  status: PageStatus,
  heading: string,
  text: string,
  href = '/',
  label = 'Continue to the site',
): Promise<Response> {
  const { site } = deps;
  return renderSitePage(c, deps, status, {
    title: `${heading} – ${site.name}`,
    locale: site.locale,
    body: renderMessage(heading, text, href, label),
  });
}
