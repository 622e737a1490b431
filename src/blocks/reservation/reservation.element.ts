// Element class of <site-reservation>: shows the widget of the provider after a click on the page's link.

import { isPlainClick } from '../../kit/behavior/plain-click';
import { toggleState } from '../../kit/behavior/toggle-state';
import { createElementBase } from '../../kit/element/element-base';
import { findServices } from '../../kit/element/find-services';
import { adoptStyles } from '../../kit/element/styles';
import { isRequestAllowed, whenGranted } from '../../kit/facade/consent-wait';
import facade from '../../kit/facade/facade.light.css?inline';
import type { Services } from '../../services/services';
import { showWidget } from './booking-widget';
import { findLink, readBlockType, readBusiness } from './reservation.content';
import { reservation } from './reservation.contract';
import styles from './reservation.light.css?inline';
import { hasColumns, inferProvider } from './reservation.model';
import type { Provider, Stage, WidgetFailure } from './reservation.types';
import { createFrame } from './reservation-frame';

const STAGES: readonly Stage[] = ['preview', 'consent', 'loading', 'loaded', 'failed'];

export class SiteReservation extends createElementBase(reservation) {
  #stage: Stage = 'idle';
  #connection: AbortController | undefined;
  #services: Services | undefined;
  #servicesFound: Promise<Services | undefined> | undefined;
  readonly #frame = createFrame(this.ownerDocument, () => this.#services?.consent.showBanner());
  readonly #sizes = new ResizeObserver(() => this.#updateLayout());

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [facade, styles]);
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
    if (!isRequestAllowed(services, this.#getScriptUrl())) {
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
    toggleState(this, 'tock', provider === 'tock');
    toggleState(this, 'columns', hasColumns(provider, width));
  }

  #setStage(stage: Stage): void {
    this.#stage = stage;
    for (const name of STAGES) toggleState(this, name, name === stage);
    const texts: Readonly<Partial<Record<Stage, string>>> = {
      preview: this.labelPreview,
      consent: this.labelConsent,
      loading: this.labelLoading,
      loaded: this.labelLoaded,
      failed: this.labelFailed,
    };
    this.#frame.setStatus(stage, texts[stage] ?? '', this.labelSettings);
  }
}
