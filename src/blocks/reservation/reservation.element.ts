// Element class of <site-reservation>: shows the widget of the provider after a click on the page's link.
import { createElementBase } from '../../kit/element/element-base';
import { findServices } from '../../kit/element/find-services';
import { adoptStyles } from '../../kit/element/styles';
import type { Services } from '../../services/services';
import { showWidget } from './booking-widget';
import { findLink, readBlockType, readBusiness } from './reservation.content';
import { reservation } from './reservation.contract';
import styles from './reservation.light.css?inline';
import { hasColumns, inferProvider } from './reservation.model';
import type { Provider, Stage, WidgetFailure } from './reservation.types';
import { createFrame } from './reservation-frame';

const STAGES: readonly Stage[] = ['preview', 'consent', 'loading', 'loaded', 'failed'];

/** Filled before the fields of the class: the base class attaches the internals in its constructor. */
const states = new WeakMap<Element, Set<string>>();

export class SiteReservation extends createElementBase(reservation) {
  #stage: Stage = 'idle';
  #connection: AbortController | undefined;
  #services: Services | undefined;
  #servicesFound: Promise<Services | undefined> | undefined;
  readonly #frame = createFrame(this.ownerDocument, () => this.#services?.consent.showBanner());
  readonly #sizes = new ResizeObserver(() => this.#updateLayout());

  override attachInternals(): ElementInternals {
    const internals = super.attachInternals();
    // Missing in old browsers.
    if (internals.states) states.set(this, internals.states as unknown as Set<string>);
    return internals;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [styles]);
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.addEventListener('click', this.#onClick, { signal });
    this.#frame.attach(this);
    this.#sizes.observe(this);
    this.#setStage('idle');
    this.#updateLayout();
    this.#servicesFound = this.#connect(signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#sizes.disconnect();
    this.#frame.remove();
    this.#setStage('idle');
  }

  override onOptionsChange(): void {
    this.#setStage(this.#stage);
    this.#updateLayout();
  }

  async #connect(signal: AbortSignal): Promise<Services | undefined> {
    const services = await findServices(this);
    if (signal.aborted) return undefined;
    this.#services = services;
    if (services?.context.authenticatedAccount) this.#setStage('preview');
    return services;
  }

  readonly #onClick = (event: MouseEvent) => {
    const link = findLink(this);
    const isLink = event.target instanceof Node && link?.contains(event.target);
    if (!link || !isLink || event.defaultPrevented || !isPlainClick(event)) return;
    if (this.#stage === 'preview') {
      event.preventDefault();
      this.#showPreviewAlert();
      return;
    }
    const provider = this.#getProvider();
    // A second click follows the link.
    if (this.#stage !== 'idle' || !provider || !this.#getScriptUrl()) return;
    event.preventDefault();
    void this.#open(provider, link);
  };

  async #open(provider: Provider, link: HTMLAnchorElement): Promise<void> {
    const { signal } = this.#connection!;
    this.#setStage('loading');
    const services = await this.#servicesFound;
    if (signal.aborted) return;
    if (!services) return this.#setStage('failed');
    if (services.context.authenticatedAccount) return this.#showPreviewAlert();
    if (!this.#isAllowed(services)) {
      this.#setStage('consent');
      await whenGranted(services, signal);
    }
    if (!signal.aborted) await this.#load(services, provider, link);
  }

  async #load(services: Services, provider: Provider, link: HTMLAnchorElement): Promise<void> {
    const { signal } = this.#connection!;
    this.#setStage('loading');
    const failure = await showWidget({
      page: services.page,
      host: this,
      wrapper: this.#frame.openBox(this.labelWidget),
      provider,
      scriptUrl: this.#getScriptUrl(),
      business: this.business || readBusiness(link),
      signal,
    });
    if (signal.aborted) return;
    if (failure) return this.#fail(services, provider, failure);
    this.#setStage('loaded');
    this.dispatchEvent(new CustomEvent('site-reservation-load', { bubbles: true, composed: true }));
  }

  #fail({ trace, page }: Services, provider: Provider, reason: WidgetFailure): void {
    const scriptUrl = this.#getScriptUrl();
    trace.log('reservation', { message: reason, provider, scriptUrl });
    page.warn(`${reservation.tag}: ${reason}; the link remains.`, scriptUrl);
    this.#frame.closeBox();
    this.#setStage('failed');
    const detail = { reason };
    this.dispatchEvent(new CustomEvent('site-reservation-fail', { bubbles: true, composed: true, detail }));
  }

  /** A widget of another site stores data. Where the page has a cookie banner, it waits until cookies are accepted. */
  #isAllowed({ consent }: Services): boolean {
    if (consent.state.get() === 'granted') return true;
    const isAsked = consent.notice.get().decided || this.ownerDocument.querySelector('site-cookie-banner');
    return !isAsked || new URL(this.#getScriptUrl()).origin === location.origin;
  }

  /** RSV-001. */
  #showPreviewAlert(): void {
    this.#setStage('preview');
    void this.#services?.dialogs.alert(this.labelPreview, this.labelPreviewMessage);
  }

  #getProvider(): Provider | undefined {
    return this.provider ?? inferProvider(readBlockType(this), findLink(this)?.hostname ?? '');
  }

  /** Empty if it is missing or invalid. */
  #getScriptUrl(): string {
    const { scriptUrl } = this;
    return scriptUrl && URL.canParse(scriptUrl, this.baseURI) ? new URL(scriptUrl, this.baseURI).href : '';
  }

  #updateLayout(): void {
    const provider = this.#getProvider();
    const { width } = this.getBoundingClientRect();
    this.#toggleState('tock', provider === 'tock');
    this.#toggleState('columns', hasColumns(provider, width));
  }

  #setStage(stage: Stage): void {
    this.#stage = stage;
    for (const name of STAGES) this.#toggleState(name, name === stage);
    const texts: Readonly<Partial<Record<Stage, string>>> = {
      preview: this.labelPreview,
      consent: this.labelConsent,
      loading: this.labelLoading,
      loaded: this.labelLoaded,
      failed: this.labelFailed,
    };
    this.#frame.setStatus(stage, texts[stage] ?? '', this.labelSettings);
  }

  #toggleState(name: string, isOn: boolean): void {
    if (isOn) states.get(this)?.add(name);
    else states.get(this)?.delete(name);
  }
}

/** Clicks that open a tab or a menu belong to the link. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Resolves when the visitor has accepted cookies, or after the signal. */
function whenGranted({ consent }: Services, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = consent.state.subscribe((state) => state === 'granted' && finish());
    signal.addEventListener('abort', finish, { once: true });
  });
}
