// Element class of <site-announcement-bar>: fills the bar from the settings of the site, and lets the visitor close it.
import { parseJson } from '../../core/json';
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { subscribeToServices } from '../../kit/element/request-services';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { toSafeUrl } from '../../kit/html/safe-url';
import { prepareSanitizer, setSimpleHtml } from '../../kit/html/sanitize';
import { readClosedBar, storeClosedBar } from '../../services/page/closed-bars';
import type { Services } from '../../services/services';
import { announcementBar } from './announcement-bar.contract';
import { type AnnouncementSettings, computeTextKey, readAnnouncement } from './announcement-bar.model';

export class SiteAnnouncementBar extends createTranslatedBase(announcementBar) {
  #services: Services | undefined;
  #unsubscribe: (() => void) | undefined;
  #button: HTMLButtonElement | undefined;
  #created: HTMLElement | undefined;
  #key = '';
  readonly #children = new MutationObserver(() => this.onOptionsChange());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#children.observe(this, { childList: true });
    this.#unsubscribe = subscribeToServices(this, (services) => {
      this.#services = services;
      this.onOptionsChange();
    });
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
    this.#children.disconnect();
  }

  override onOptionsChange(): void {
    // Where it has to be loaded, the text without it is another one, also for the record of closed texts.
    if (/[<&]/.test(this.#readSettings().text))
      void prepareSanitizer().then(() => this.isConnected && this.#render());
    else this.#render();
  }

  #render(): void {
    const settings = this.#readSettings();
    this.#fill(settings);
    this.#key = computeTextKey(this.#getText());
    this.#updateButton();
    const { showAnnouncementBar = null } = this.#services?.context ?? {};
    const isShown = showAnnouncementBar !== false && settings.isShown && this.#key !== computeTextKey('');
    this.hidden = !isShown || (this.dismissible && readClosedBar(this.id) === this.#key);
    // Those of the element itself.
    this.#children.takeRecords();
  }

  #readSettings(): AnnouncementSettings {
    const script = this.querySelector(':scope > script[type="application/json"]');
    const json = script ? parseJson(script.textContent) : this.#services?.context.announcementBarSettings;
    return readAnnouncement(json);
  }

  /** Fills an empty bar; an announcement in the page stays. */
  #fill({ text, url, newWindow }: AnnouncementSettings): void {
    this.#created?.remove();
    this.#created = undefined;
    if (!text || this.#getText()) return;
    const address = toSafeUrl(url);
    const content = document.createElement(address ? 'a' : 'div');
    setSimpleHtml(content, text);
    if (content instanceof HTMLAnchorElement) {
      content.href = address;
      if (newWindow) Object.assign(content, { target: '_blank', rel: 'noopener' });
      // Published bars lead to their own URL from everywhere, also from links in the text. Links cannot be nested.
      for (const link of content.querySelectorAll('a')) link.replaceWith(...link.childNodes);
    }
    this.prepend(content);
    this.#created = content;
  }

  /** Text of the announcement, without the button; its first image if there is no text. */
  #getText(): string {
    const parts = [...this.childNodes].filter(
      (node) => node !== this.#button && !(node instanceof HTMLScriptElement) && !(node instanceof Comment),
    );
    const text = parts
      .map(({ textContent }) => textContent)
      .join(' ')
      .trim();
    const image = this.querySelector('img, svg, video');
    return text || image?.getAttribute('src') || image?.localName || '';
  }

  #updateButton(): void {
    if (!this.dismissible) {
      this.#button?.remove();
      this.#button = undefined;
      return;
    }
    this.#button ??= this.#createButton();
    this.#button.setAttribute('aria-label', this.labelClose);
    if (this.#button.parentNode !== this) this.append(this.#button);
  }

  #createButton(): HTMLButtonElement {
    removeSavedNodes(this, ':scope > [data-site-own]');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.siteOwn = '';
    button.addEventListener('click', () => this.#close());
    return button;
  }

  #close(): void {
    storeClosedBar(this.id, this.#key);
    this.hidden = true;
    this.dispatchEvent(new CustomEvent('site-announcement-bar-close', { bubbles: true, composed: true }));
  }
}
