// Renders the form of a review request on a page without markup for it (page type 209).
import { createReviewFormMarkup } from '../../core/reviews/form-markup';
import type { ReviewRequest } from '../../core/wire/reviews';
import { buildDom } from '../../kit/markup/dom-builder';
import type { Services } from '../../services/services';
import { getRejectionMessage } from './rejection-message';
import type { ReviewsMessages } from './reviews.messages';
import type { ReviewsDeps } from './reviews.types';

/** The server's page, which takes the form natively. */
const ACTION = '/commerce/reviews';

/** Fetches the request and shows its form or the reason why there is none. @returns the form */
export async function showReviewRequest(
  services: Services,
  token: string,
  deps: ReviewsDeps,
): Promise<HTMLFormElement | null> {
  const { host, signal, getMessages } = deps;
  const result = await services.calls.reviews.request(token, { retries: 1, signal });
  if (signal.aborted) return null;
  const messages = getMessages();
  if (!result.ok) {
    showHeading(host, getRejectionMessage(result, messages) ?? messages.loadFailed);
    return null;
  }
  const problem = getProblem(result.data, messages);
  showHeading(host, problem ?? messages.rate);
  if (problem) return null;
  const { author, products } = result.data;
  const form = buildDom(
    createReviewFormMarkup({
      messages,
      starsMessage: messages.stars,
      locale: services.settings.locale,
      action: ACTION,
      token,
      products,
      values: { author },
    }),
  ) as HTMLFormElement;
  host.append(form);
  return form;
}

function getProblem({ state }: ReviewRequest, messages: ReviewsMessages): string | undefined {
  if (state === 'open') return undefined;
  return state === 'reviewed' ? messages.already : messages.nothing;
}

function showHeading(host: HTMLElement, text: string): void {
  const heading = document.createElement('h2');
  heading.textContent = text;
  host.replaceChildren(heading);
}
