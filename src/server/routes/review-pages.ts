/** Responds with the pages of a review request, in the language of the order. */
import { reviewFormMessages } from '../../core/reviews/messages';
import type { Ctx, Deps } from '../http/context';
import { getText, translateGroup } from '../languages/texts';
import { inOrderLanguage } from '../orders/order-deps';
import { getReviewPath, type OpenedRequest, openReviewRequest } from '../orders/review-request';
import { findStore } from '../orders/store';
import { type PageStatus, renderMessage } from '../pages/page';
import { type ReviewForm, renderReviewForm } from '../pages/review-page';
import { renderSitePage } from '../pages/site-page';

export async function showRequest(c: Ctx, deps: Deps, token: string, isSent: boolean): Promise<Response> {
  const opened = await openReviewRequest(deps, token);
  if ('problem' in opened) return showProblem(c, deps, opened.problem);
  const { request } = opened;
  const localized = inOrderLanguage(deps, opened);
  if (isSent && request.state !== 'nothing')
    return showThanks(c, localized, request.state === 'open' ? token : '');
  return request.state === 'open'
    ? showForm(c, localized, 200, { request, token })
    : showOver(c, localized, 200, request.state);
}

export async function showForm(
  c: Ctx,
  deps: Deps,
  status: PageStatus,
  form: Omit<ReviewForm, 'locale'>,
): Promise<Response> {
  const { locale } = deps.site;
  const { name, folder } = await findStore(deps, form.request.products);
  return renderSitePage(c, deps, status, {
    title: `${getMessages(deps).rate} – ${name}`,
    folder,
    locale,
    body: renderReviewForm({ ...form, locale }),
  });
}

/** Products without a review can still be reviewed; their entered values are kept. */
export async function showAfterConflict(
  c: Ctx,
  deps: Deps,
  token: string,
  values: Readonly<Record<string, string>>,
): Promise<Response> {
  const opened = await openReviewRequest(deps, token);
  if ('problem' in opened) return showProblem(c, deps, opened.problem);
  const { request } = opened;
  const localized = inOrderLanguage(deps, opened);
  return request.state === 'open'
    ? showForm(c, localized, 409, { request, token, values, problem: getMessages(localized).already })
    : showOver(c, localized, 409, request.state);
}

const getMessages = ({ site }: Deps) => translateGroup(site.locale, 'site-reviews', reviewFormMessages);

function showThanks(c: Ctx, deps: Deps, token: string): Promise<Response> {
  const text = getText(deps.site.locale);
  const { thanks, moderated } = getMessages(deps);
  const more = token && { href: getReviewPath(token), label: text('site-reviews.reviewAnother') };
  return showMessage(c, deps, 200, { heading: thanks, about: moderated, ...more });
}

/** Why a request can no longer be answered. */
function showOver(c: Ctx, deps: Deps, status: PageStatus, state: 'reviewed' | 'nothing'): Promise<Response> {
  const { already, nothing } = getMessages(deps);
  const text = getText(deps.site.locale);
  return state === 'reviewed'
    ? showMessage(c, deps, status, { heading: already, about: text('review.once') })
    : showMessage(c, deps, status, { heading: nothing, about: text('review.nothingText') });
}

function showProblem(
  c: Ctx,
  deps: Deps,
  problem: Extract<OpenedRequest, { problem: string }>['problem'],
): Promise<Response> {
  const { expired, missing } = getMessages(deps);
  const text = getText(deps.site.locale);
  return problem === 'expired'
    ? showMessage(c, deps, 410, { heading: expired, about: text('review.expiredText') })
    : showMessage(c, deps, 404, { heading: missing, about: text('review.missingText') });
}

interface Message {
  heading: string;
  about: string;
  href?: string;
  label?: string;
}

function showMessage(c: Ctx, deps: Deps, status: PageStatus, message: Message): Promise<Response> {
  const { name, locale } = deps.site;
  const { heading, about, href = '/', label = getText(locale)('page.continue') } = message;
  return renderSitePage(c, deps, status, {
    title: `${heading} – ${name}`,
    locale,
    body: renderMessage(heading, about, href, label),
  });
}
