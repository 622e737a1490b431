// Who gives the blocks of a page their services? This element: it draws nothing and, until it is needed, is next to
// nothing. What it hands out is loaded with the first block that asks, or at once when a page view may be counted.
import { type PropertyDeclarations, type PropertyValues, ReactiveElement } from 'lit';
import { reflectConsentState } from '../../services/consent/consent-state';
import { hasStoredEntries } from '../../services/forms/outbox-keys';
import type { Services } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import { hasMemberCookie, hasSessionHint } from '../../services/session/session-hint';
import { CONTEXT_SCRIPT_SELECTOR } from './context-script';
import type { ServicesProvider } from './provider';

/** The documented options are also read from `data-` attributes (ruling 2). */
const aliases = [
  'data-api-base',
  'data-website-id',
  'data-locale',
  'data-currency',
  'data-events-url',
  'data-events-stage-url',
  'data-commerce-pixel-url',
  'data-logout-path',
  'data-announcement-manager',
  'data-overlay-manager',
  'data-internal-hosts',
];

export class SiteServices extends ReactiveElement {
  static override properties: PropertyDeclarations = {
    apiBase: { attribute: 'api-base' },
    websiteId: { attribute: 'website-id' },
    locale: {},
    currency: {},
    eventsUrl: { attribute: 'events-url' },
    eventsStageUrl: { attribute: 'events-stage-url' },
    commercePixelUrl: { attribute: 'commerce-pixel-url' },
    logoutPath: { attribute: 'logout-path' },
    announcementManager: { attribute: 'announcement-manager' },
    overlayManager: { attribute: 'overlay-manager' },
    internalHosts: { attribute: 'internal-hosts' },
  };

  declare apiBase: string | null;
  declare websiteId: string | null;
  declare locale: string | null;
  declare currency: string | null;
  declare eventsUrl: string | null;
  declare eventsStageUrl: string | null;
  declare commercePixelUrl: string | null;
  declare logoutPath: string | null;
  declare announcementManager: string | null;
  declare overlayManager: string | null;
  declare internalHosts: string | null;

  #wiring: ServicesProvider | undefined;

  /** The site context may be printed after the element, or again by a script. */
  readonly #children = new MutationObserver(() => this.#wiring?.update());

  constructor() {
    super();
    this.addEventListener('context-request', this.#onRequest);
  }

  /**
   * For scripts of the page: `const { cart } = await document.querySelector('site-services').services`. Reading it loads
   * the services if nobody has yet. A change of the attributes makes new ones, so read it anew rather than keep it for
   * long, or follow them as blocks do, by the Context Community Protocol with the key `Symbol.for('site-services')`.
   * Rejects when the script cannot be loaded; outside the document it answers with the quiet services.
   */
  get services(): Promise<Services> {
    return this.#load();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('context-request', this.#onRequest);
    document.addEventListener('site-services-notice-request', tell);
    document.addEventListener('site-services-system-error-request', tell);
    this.#children.observe(this, { childList: true, attributeFilter: aliases });
    const isGranted = reflectConsentState(document, navigator) === 'granted';
    if (isGranted || hasWaiting() || hasSession(this)) this.#loadQuietly();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('context-request', this.#onRequest);
    document.removeEventListener('site-services-notice-request', tell);
    document.removeEventListener('site-services-system-error-request', tell);
    this.#children.disconnect();
    // Being moved is leaving and coming back in one go: then everything goes on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#wiring?.stop();
      this.#wiring = undefined;
    });
  }

  /** Nothing is drawn: the children are the page's own. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(_changed: PropertyValues): void {
    this.#wiring?.update();
  }

  /**
   * A block asks, from inside or, when no other element has answered, from anywhere in the document. What comes before
   * the services are there stays unanswered: blocks ask again when the provider announces itself.
   */
  readonly #onRequest = (event: Event & { context?: unknown }) => {
    if (event.context !== servicesContext) return;
    if (this.#wiring && event.currentTarget === this) return; // The provider on this element answers.
    event.stopImmediatePropagation();
    if (this.#wiring) this.#wiring.answerRequest(event);
    else this.#loadQuietly();
  };

  async #load(): Promise<Services> {
    const { createQuietServices, createServicesProvider } = await import('./provider');
    if (!this.isConnected) return createQuietServices();
    if (!this.#wiring) {
      this.#wiring = createServicesProvider(this);
      this.#wiring.announce();
    }
    return this.#wiring.services;
  }

  #loadQuietly(): void {
    this.#load().catch(() => {
      if (!saidMissing)
        console.error('site-services: its services could not be loaded; blocks go on without them.');
      saidMissing = true;
    });
  }
}

/** Whether a form of an earlier page is still waiting to be sent. */
function hasWaiting(): boolean {
  try {
    return hasStoredEntries((key) => key in localStorage);
  } catch {
    // A sandboxed page may not even look.
    return false;
  }
}

/** Whether somebody may be signed in, or the address says something of it. */
function hasSession(host: SiteServices): boolean {
  const context = host.querySelector(CONTEXT_SCRIPT_SELECTOR)?.textContent ?? '';
  const cookies = readCookies();
  if (hasMemberCookie(cookies)) document.documentElement.dataset.siteMember ??= 'yes';
  return hasSessionHint({ cookies, search: location.search, context });
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A sandboxed page may not even look.
    return '';
  }
}

/**
 * Shows what there is to say to the visitor, after the page's own listeners. One function for all elements: the
 * document hears it once.
 */
function tell(event: Event): void {
  queueMicrotask(() => {
    if (event.defaultPrevented) return;
    // Without the script there is nothing to show it in.
    import('./notices').then(
      ({ show }) => show(event as CustomEvent),
      () => (event as CustomEvent).detail?.answer?.('cancel'),
    );
  });
}

/** Every block asks; that nobody can answer is said once. */
let saidMissing = false;
