// Element class of <site-reservation>: shows the widget of the provider after a click on the page's link.
import { createBehavior } from '../../kit/behavior/behavior';
import { isPlainInput } from '../../kit/behavior/plain-input';
import { toggleState } from '../../kit/behavior/toggle-state';
import { adoptStyles } from '../../kit/element/styles';
import { isRequestAllowed } from '../../kit/facade/consent-wait';
import { createFacade } from '../../kit/facade/facade';
import facadeStyles from '../../kit/facade/facade.light.css?inline';
import type { Services } from '../../services/services';
import { readBlockType } from './block-type';
import { showWidget } from './booking-widget';
import { inferProvider } from './provider.model';
import { findLinks, readBusiness, readOffering } from './reservation.content';
import { reservation } from './reservation.contract';
import styles from './reservation.light.css?inline';
import { hasColumns } from './reservation.model';
import type { Provider, WidgetFailure } from './reservation.types';
import { createWidgetBox } from './widget-box';

export class SiteReservation extends createBehavior(reservation) {
  /** In the stage `preview`, a contributor of the site is signed in. */
  readonly #facade = createFacade({
    host: this,
    stages: ['preview'],
    getStatuses: () => ({
      preview: this.labelPreview,
      consent: this.labelConsent,
      loading: this.labelLoading,
      loaded: this.labelLoaded,
      failed: this.labelFailed,
    }),
    getSettingsLabel: () => this.labelSettings,
  });

  /** The link of an element without one. */
  #generatedLink: Element | undefined;

  /** The link whose widget is shown. */
  #opened: HTMLAnchorElement | undefined;

  override onConnect(signal: AbortSignal): void {
    adoptStyles(this, [facadeStyles, styles]);
    this.#facade.connect(signal);
    this.addEventListener('click', (event) => this.#onClick(event, signal), { signal });
    const sizes = new ResizeObserver(() => this.#updateLayout());
    sizes.observe(this);
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      this.#generatedLink?.remove();
      this.#generatedLink = undefined;
    });
    this.onOptionsChange();
    void this.#checkAccount(signal);
  }

  override onOptionsChange(): void {
    this.#facade.update();
    this.#updateLayout();
    if (this.#generatedLink || !this.#findLinks()[0]) void this.#setLink();
  }

  async #setLink(): Promise<void> {
    const part = await this.loadPart(() => import('./insert-link'));
    if (!part || !this.isConnected) return;
    this.#generatedLink?.remove();
    if (!this.#findLinks()[0]) this.#generatedLink = part.insertLink(this);
    this.#updateLayout();
  }

  async #checkAccount(signal: AbortSignal): Promise<void> {
    const services = await this.#facade.findServices(signal);
    if (services?.context.authenticatedAccount) this.#facade.setStage('preview');
  }

  #onClick(event: MouseEvent, signal: AbortSignal): void {
    const { target } = event;
    const link = this.#findLinks().find((each) => target instanceof Node && each.contains(target));
    if (!link || !isPlainInput(event)) return;
    const { stage } = this.#facade;
    if (stage === 'preview') {
      event.preventDefault();
      this.#showPreviewAlert();
      return;
    }
    const provider = this.#getProvider(link);
    // A second click follows the link; in a list of events, the form of another event replaces the first one.
    const isNext = stage === 'loaded' && link !== this.#opened;
    if ((stage !== 'idle' && !isNext) || !provider || !this.#getScriptUrl()) return;
    event.preventDefault();
    void this.#open(provider, link, signal);
  }

  async #open(provider: Provider, link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
    this.#opened = link;
    const services = await this.#facade.begin(
      signal,
      (found) => !!found.context.authenticatedAccount || isRequestAllowed(found, this.#getScriptUrl()),
    );
    if (signal.aborted) return;
    if (!services) return this.#facade.setStage('failed');
    if (services.context.authenticatedAccount) return this.#showPreviewAlert();
    const { box, wrapper } = createWidgetBox(this.labelWidget);
    this.#facade.openBox(box);
    const failure = await showWidget({
      page: services.page,
      host: this,
      wrapper,
      provider,
      scriptUrl: this.#getScriptUrl(),
      business: this.business || readBusiness(link),
      offering: this.design === 'events' ? readOffering(link) : '',
      signal,
    });
    if (signal.aborted) return;
    if (failure) return this.#fail(services, provider, failure);
    this.#facade.setStage('loaded');
    this.emit('site-reservation-load');
  }

  #fail({ trace, page }: Services, provider: Provider, reason: WidgetFailure): void {
    const scriptUrl = this.#getScriptUrl();
    trace.log('reservation', { message: reason, provider, scriptUrl });
    page.warn(`${reservation.tag}: ${reason}; the link remains.`, scriptUrl);
    this.#facade.closeBox();
    this.#facade.setStage('failed');
    this.emit('site-reservation-fail', { reason });
  }

  /** RSV-001. */
  #showPreviewAlert(): void {
    this.#facade.setStage('preview');
    void this.#facade.services?.dialogs.alert(this.labelPreview, this.labelPreviewMessage);
  }

  /** The links that open a widget: the first, or in a list of events all of them (RSV-008). */
  #findLinks(): readonly HTMLAnchorElement[] {
    const links = findLinks(this);
    return this.design === 'events' ? links : links.slice(0, 1);
  }

  #getProvider(link = this.#findLinks()[0]): Provider | undefined {
    return this.provider ?? inferProvider(readBlockType(this), link?.hostname);
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
}
