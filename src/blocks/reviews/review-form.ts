// Validates and sends the form of a review request; without script the form posts natively.
import { isRated, validateReviews } from '../../core/commerce/review-rules';
import { isRecord, readRecord } from '../../core/read';
import { createReviewSummaryMarkup } from '../../core/reviews/form-markup';
import type { ReviewRequest } from '../../core/wire/reviews';
import { clearFieldError, createFieldError } from '../../kit/form/field-error';
import { startDraft } from '../../kit/form/form-draft';
import { buildDom } from '../../kit/markup/dom-builder';
import type { Services } from '../../services/services';
import type { ApiResult } from '../../services/shared/ports';
import { getRejectionMessage } from './rejection-message';
import { readForm, readProducts } from './reviews.content';
import type { ReviewsMessages } from './reviews.messages';
import type { ReviewsDeps } from './reviews.types';

type Errors = Readonly<Record<string, string>>;

export interface ReviewFormController {
  /** Validates and sends the form; does nothing while it is being sent. */
  submit(): Promise<void>;
}

/** Restores a draft and takes over the form until the signal aborts. */
export function createReviewForm(
  form: HTMLFormElement,
  services: Services,
  deps: ReviewsDeps,
): ReviewFormController {
  const { signal } = deps;
  const key = `reviews-${new FormData(form).get('token')}`.replace(/\..*/s, '');
  const draft = startDraft(form, key, services, signal);
  let isSending = false;
  form.addEventListener(
    'change',
    ({ target }) => clearFieldError((target as Element).closest('[data-field]')),
    {
      signal,
    },
  );
  return {
    async submit() {
      if (isSending) return;
      isSending = true;
      const isSent = await send(form, services, deps);
      isSending = false;
      if (isSent) draft.clear();
    },
  };
}

/** Never rejects. The input is preserved until the server has stored it. */
async function send(form: HTMLFormElement, services: Services, deps: ReviewsDeps): Promise<boolean> {
  const messages = deps.getMessages();
  const products = readProducts(form);
  const input = readForm(form, products);
  const { locale } = services.settings;
  const errors = validateReviews(input.author, input.reviews, messages, locale);
  showErrors(form, products, messages, errors, Object.keys(errors).length > 0 ? messages.invalid : '');
  if (Object.keys(errors).length > 0) return false;
  const rated = input.reviews.filter(isRated);
  const ids = rated.map(({ productId }) => productId);
  if (!deps.emit('site-reviews-submit-request', { products: ids })) return false;
  const restore = setBusy(form, messages.submitting);
  const result = await services.calls.reviews.submit({ ...input, reviews: rated });
  restore();
  if (result.ok) {
    showThanks(form, deps, messages, { token: input.token, hasMore: rated.length < products.length });
    deps.emit('site-reviews-success', { products: ids });
    return true;
  }
  showRefusal(form, products, messages, result);
  const message = form.previousElementSibling?.textContent ?? '';
  deps.emit('site-reviews-failure', { status: result.status, message });
  return false;
}

type Refusal = Extract<ApiResult<unknown>, { ok: false }>;

function showRefusal(
  form: HTMLFormElement,
  products: ReviewRequest['products'],
  messages: ReviewsMessages,
  refusal: Refusal,
): void {
  const { errors } = (readRecord(refusal.error.body) ?? {}) as { errors?: unknown };
  const problem = getRejectionMessage(refusal, messages);
  if (refusal.status === 422 && isRecord(errors))
    showErrors(form, products, messages, errors as Errors, messages.invalid);
  else if (problem) showErrors(form, products, messages, {}, problem);
  else
    showErrors(form, products, messages, {}, messages.retry, `${messages.notSent} ${refusal.error.message}`);
}

/** Shows errors at their controls, and a focused summary with links to them. Without problems, removes all of them. */
function showErrors(
  form: HTMLFormElement,
  products: ReviewRequest['products'],
  messages: ReviewsMessages,
  errors: Errors,
  problem: string,
  detail = '',
): void {
  const previous = form.previousElementSibling;
  if (previous?.matches('.problems')) previous.remove();
  for (const field of form.querySelectorAll('[data-field]')) clearFieldError(field);
  for (const [name, text] of Object.entries(errors)) showError(form, name, text);
  if (!problem) return;
  const summary = buildDom(createReviewSummaryMarkup({ messages, products, errors }, problem));
  if (detail) summary.append(Object.assign(document.createElement('p'), { textContent: detail }));
  form.before(summary);
  summary.focus();
}

function showError(form: HTMLFormElement, name: string, text: string): void {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const controls = [...(field?.querySelectorAll('input, textarea') ?? [])];
  const [first] = controls;
  if (!field || !first) return;
  const id = first.matches('[type="radio"]') ? first.id.replace(/-1$/, '-error') : `${first.id}-error`;
  (field.querySelector('legend') ?? field.querySelector('label'))?.after(
    createFieldError(controls, id, text),
  );
}

/** Buttons keep the focus while the review is sent. @returns restores the form */
function setBusy(form: HTMLFormElement, text: string): () => void {
  const button = form.querySelector('button');
  const before = [...(button?.childNodes ?? [])];
  form.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
  button?.replaceChildren(text);
  return () => {
    form.removeAttribute('aria-busy');
    button?.removeAttribute('aria-disabled');
    button?.replaceChildren(...before);
  };
}

function showThanks(
  form: HTMLFormElement,
  { host }: ReviewsDeps,
  messages: ReviewsMessages,
  { token, hasMore }: { token: string; hasMore: boolean },
): void {
  const heading = host.querySelector<HTMLElement>('h1, h2') ?? document.createElement('h2');
  heading.textContent = messages.thanks;
  heading.tabIndex = -1;
  const text = Object.assign(document.createElement('p'), { textContent: messages.moderated });
  const link = Object.assign(document.createElement('a'), { textContent: messages.reviewAnother });
  link.href = `?token=${encodeURIComponent(token)}`;
  form.replaceWith(heading, text, ...(hasMore ? [link] : []));
  heading.focus();
}
