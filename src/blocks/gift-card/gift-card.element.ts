// Element class of <site-gift-card>: creates the link or form, and reports the choice.
import checkoutLink from '../../kit/checkout-link/checkout-link.light.css?inline';
import { openInTopWindow } from '../../kit/checkout-link/top-window';
import { resolveMessages } from '../../kit/contract/messages';
import { loadTranslation } from '../../kit/element/load-translation';
import { subscribeToServices } from '../../kit/element/request-services';
import { adoptStyles } from '../../kit/element/styles';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { warn } from '../../kit/element/warn';
import { buildDom } from '../../kit/markup/dom-builder';
import type { Services } from '../../services/services';
import { findValue, readContent } from './gift-card.content';
import { giftCard } from './gift-card.contract';
import { defaultMessages, type GiftCardMessages } from './gift-card.messages';
import { createGiftCardMarkup, type PriceFormat } from './gift-card-markup';
import { readValues } from './value.model';

export class SiteGiftCard extends createTranslatedBase(giftCard) {
  #services: Services | undefined;
  #unsubscribe: (() => void) | undefined;
  #listeners: AbortController | undefined;
  #created: HTMLElement | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [checkoutLink]);
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('submit', this.#onSubmit, { signal });
    this.addEventListener('click', this.#onClick, { signal });
    this.#unsubscribe = subscribeToServices(this, (services) => {
      this.#services = services;
      // The services may provide the id of the site.
      if (services) this.onOptionsChange();
    });
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listeners?.abort();
    this.#unsubscribe?.();
    this.#removeCreated();
  }

  override onOptionsChange(): void {
    this.#removeCreated();
    const { link, form } = readContent(this);
    // Avoids a flash of English: this is called again once the messages have loaded.
    if (!link && !form && !loadTranslation(this)) this.#create();
    openInTopWindow(this);
  }

  #create(): void {
    const websiteId = this.websiteId || this.#services?.settings.websiteId || '';
    if (!this.giftCardProductId) return;
    if (!websiteId) {
      if (this.#services) warn(giftCard.tag, 'no website-id, and <site-services> has none; showing nothing.');
      return;
    }
    const values = readValues(this.variants ?? []);
    const { giftCardProductId: productId, sku } = this;
    const messages: GiftCardMessages = resolveMessages(this, defaultMessages, this.messages);
    const label = this.label || messages.buy;
    this.#created = buildDom(
      createGiftCardMarkup(
        { websiteId, productId, sku, label, legend: messages.value, values },
        this.#format(),
      ),
    );
    this.append(this.#created);
  }

  #removeCreated(): void {
    this.#created?.remove();
    this.#created = undefined;
  }

  #format(): PriceFormat {
    const { currency = 'USD', locale = document.documentElement.lang || 'en-US' } =
      this.#services?.settings ?? {};
    return { currency: this.currency || currency, locale };
  }

  #request(): boolean {
    const content = readContent(this);
    const detail = {
      giftCardProductId: this.giftCardProductId || findValue(content, 'giftCardProductId'),
      sku: findValue(content, 'sku'),
    };
    return this.dispatchEvent(
      new CustomEvent('site-gift-card-request', { bubbles: true, composed: true, cancelable: true, detail }),
    );
  }

  readonly #onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (link && !event.defaultPrevented && !this.#request()) event.preventDefault();
  };

  readonly #onSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented && !this.#request()) event.preventDefault();
  };
}
