// Element class of <site-services>: gives the blocks of a page their services. It renders nothing. The services load with
// the first block that requests them, or at once when a page view may be counted.
import { guardUnload } from '../../core/unload-guard';
import { createElementBase, STATES } from '../../kit/element/element-base';
import { OPTIONAL_COOKIE, reflectConsentState } from '../../services/consent/consent-state';
import { hasStoredEntries } from '../../services/forms/outbox-keys';
import { onUnload } from '../../services/page/page-unload';
import type { Services } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import { hasMemberCookie, hasSessionHint } from '../../services/session/session-hint';
import { CONTEXT_SCRIPT_SELECTOR } from './context-script';
import type { ServicesProvider } from './provider';
import { services } from './services.contract';

export class SiteServices extends createElementBase(services) {
  /** None: in Chromium, a state of the element that contains the page would recalculate the styles of the whole page. */
  override readonly [STATES] = undefined;
  #provider: ServicesProvider | undefined;

  /** The page may write the site context after the element, and a script may replace it. */
  readonly #children = new MutationObserver(() => this.#provider?.update());

  constructor() {
    super();
    this.addEventListener('context-request', this.#onContextRequest);
  }

  get services(): Promise<Services> {
    return this.#load();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('context-request', this.#onContextRequest);
    document.addEventListener('site-services-notice-request', onNoticeRequest);
    document.addEventListener('site-services-system-error-request', onNoticeRequest);
    this.#children.observe(this, { childList: true });
    const consent = reflectConsentState(document, navigator);
    // Without consent, the services delete what an earlier page has stored; before a decision, the site's policy applies.
    if (
      consent === 'granted' ||
      OPTIONAL_COOKIE.test(readCookies()) ||
      hasUnsentForms() ||
      mayHaveSession(this)
    )
      this.#loadInBackground();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('context-request', this.#onContextRequest);
    document.removeEventListener('site-services-notice-request', onNoticeRequest);
    document.removeEventListener('site-services-system-error-request', onNoticeRequest);
    this.#children.disconnect();
    // A move disconnects and connects in one task: the services stay.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#provider?.stop();
      this.#provider = undefined;
    });
  }

  override onOptionsChange(): void {
    this.#provider?.update();
  }

  /**
   * Answers a block inside the element and, when no nearer element has answered, anywhere in the document. Requests that
   * arrive while the services load stay unanswered: blocks repeat them when the provider announces itself.
   */
  readonly #onContextRequest = (event: Event & { context?: unknown }) => {
    if (event.context !== servicesContext) return;
    // The provider listens on this element, too.
    if (this.#provider && event.currentTarget === this) return;
    event.stopImmediatePropagation();
    if (this.#provider) this.#provider.answerRequest(event);
    else this.#loadInBackground();
  };

  async #load(): Promise<Services> {
    const { createServicesProvider, createStandaloneServices } = await import('./provider');
    if (!this.isConnected) return createStandaloneServices();
    if (!this.#provider) {
      this.#provider = createServicesProvider(this);
      this.#provider.announce();
    }
    return this.#provider.services;
  }

  #loadInBackground(): void {
    const provider = guardUnload({ load: () => this.#load(), onFailure: reportFailure }, onUnload);
    provider.load().catch(provider.onFailure);
  }
}

function hasUnsentForms(): boolean {
  try {
    return hasStoredEntries((key) => key in localStorage);
  } catch {
    // A sandboxed page may not access the storage.
    return false;
  }
}

function mayHaveSession(host: SiteServices): boolean {
  const context = host.querySelector(CONTEXT_SCRIPT_SELECTOR)?.textContent ?? '';
  const cookies = readCookies();
  if (hasMemberCookie(cookies)) document.documentElement.dataset.siteMember ??= 'yes';
  return hasSessionHint({ cookies, search: location.search, context });
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A sandboxed page may not access its cookies.
    return '';
  }
}

/**
 * Shows a notice unless a listener of the page prevents the event. All elements share this function, so that the document
 * calls it once.
 */
function onNoticeRequest(event: Event): void {
  queueMicrotask(() => {
    if (event.defaultPrevented) return;
    import('./notices').then(
      ({ showNotice }) => showNotice(event as CustomEvent),
      () => (event as CustomEvent).detail?.answer?.('cancel'),
    );
  });
}

let isFailureReported = false;

/** Logs only once: several blocks may request services that fail to load. */
function reportFailure(): void {
  if (!isFailureReported)
    console.error('site-services: its services could not be loaded; blocks work without them.');
  isFailureReported = true;
}
