// Element class of <site-reviews>: enhances the list of reviews or the form of a review request.
import { PageType } from '../../core/enums/page-types';
import css from '../../core/reviews/reviews.css?inline';
import { resolveMessages } from '../../kit/contract/messages';
import { findServices } from '../../kit/element/find-services';
import { loadPart } from '../../kit/element/load-part';
import { loadTranslation } from '../../kit/element/load-translation';
import { requestServicesOnce } from '../../kit/element/request-services';
import { adoptStyles } from '../../kit/element/styles';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { warn } from '../../kit/element/warn';
import type { Services } from '../../services/services';
import type { ReviewFormController } from './review-form';
import { createReviewList, type ReviewListController } from './review-list';
import { findBody, findForm } from './reviews.content';
import { reviews } from './reviews.contract';
import light from './reviews.light.css?inline';
import { defaultMessages, type ReviewsMessages } from './reviews.messages';
import type { ReviewsDeps } from './reviews.types';

/** The styles of the server's pages, below those of the page. */
const STYLES = [`@layer site-elements {${css}${light}}`];

export class SiteReviews extends createTranslatedBase(reviews) {
  #connection: AbortController | undefined;
  #list: ReviewListController | undefined;
  #form: { readonly node: HTMLFormElement; readonly controller: Promise<ReviewFormController> } | undefined;
  #isRequested = false;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, STYLES);
    this.#connection = new AbortController();
    this.#form = undefined;
    this.#list = createReviewList(this.#getDeps(this.#connection.signal));
    this.addEventListener('submit', this.#onSubmit, { signal: this.#connection.signal });
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
  }

  override onOptionsChange(): void {
    const form = findForm(this);
    if (form) void this.#attachForm(form);
    else if (this.productId) this.#list?.start();
    else if (!findBody(this) && !this.#isRequested) void this.#loadRequest();
  }

  /** Runs at once, although the script of the form is loaded later; without it, the form posts natively. */
  readonly #onSubmit = (event: Event) => {
    const form = findForm(this);
    if (!form || event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    this.#attachForm(form).then(
      (controller) => controller.submit(),
      () => form.submit(),
    );
  };

  #attachForm(node: HTMLFormElement): Promise<ReviewFormController> {
    if (this.#form?.node === node) return this.#form.controller;
    const controller = this.#loadForm(node);
    // A failure is handled when the form is submitted.
    controller.catch(() => {
      this.#form = undefined;
    });
    this.#form = { node, controller };
    return controller;
  }

  async #loadForm(node: HTMLFormElement): Promise<ReviewFormController> {
    const { signal } = this.#connection!;
    const [part, services] = await Promise.all([
      loadPart(reviews.tag, () => import('./review-form')),
      this.#findServices(),
    ]);
    signal.throwIfAborted();
    if (!part) throw new Error('The script of the form could not be loaded.');
    return part.createReviewForm(node, services, this.#getDeps(signal));
  }

  /** Only on a page for review requests (REV-001). */
  async #loadRequest(): Promise<void> {
    const signal = this.#connection?.signal;
    if (!signal) return;
    this.#isRequested = true;
    const services = await findServices(this);
    if (!services) return;
    const token = services.page.url().searchParams.get('token');
    if (signal.aborted) return;
    if (services.context.pageType !== PageType.reviewsRequest) {
      if (this.textContent.trim()) warn(reviews.tag, 'no product-id; the reviews are shown as they are.');
      return;
    }
    if (token === null) return warn(reviews.tag, 'no token in the address; there is no review request.');
    const part = await loadPart(reviews.tag, () => import('./review-request'));
    const form = await part?.showReviewRequest(services, token, this.#getDeps(signal));
    if (form) void this.#attachForm(form);
  }

  /** Loads the translation, too: whatever needs services also shows messages. */
  async #findServices(): Promise<Services> {
    await loadTranslation(this);
    return (
      requestServicesOnce(this) ??
      (await import('../../kit/element/standalone-services')).getStandaloneServices()
    );
  }

  #getMessages(): ReviewsMessages {
    return resolveMessages(this, defaultMessages, this.messages);
  }

  #getDeps(signal: AbortSignal): ReviewsDeps {
    return {
      host: this,
      signal,
      getProductId: () => this.productId,
      getMessages: () => this.#getMessages(),
      getServices: () => this.#findServices(),
      emit: (type, ...[detail]) =>
        this.dispatchEvent(
          new CustomEvent(type, {
            bubbles: true,
            composed: true,
            cancelable: type.endsWith('-request'),
            detail,
          }),
        ),
    };
  }
}
