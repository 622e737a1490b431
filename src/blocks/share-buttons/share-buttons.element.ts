// Element class of <site-share-buttons>: addresses of the share links, copying, and the share menu of the device.
import { fill } from '../../core/messages';
import { buildShareUrl, getNetworkName, type Shared } from '../../core/share-url';
import { isPlainClick } from '../../kit/behavior/plain-click';
import { createElementBase } from '../../kit/element/element-base';
import { findServices } from '../../kit/element/find-services';
import { adoptStyles } from '../../kit/element/styles';
import { shareButtons } from './share-buttons.contract';
import styles from './share-buttons.light.css?inline';

const LINKS = 'a[data-network]';

export class SiteShareButtons extends createElementBase(shareButtons) {
  #connection: AbortController | undefined;
  #own: HTMLElement | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [styles]);
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.addEventListener('click', this.#onClick, { signal });
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#own?.remove();
  }

  override onOptionsChange(): void {
    this.#own?.remove();
    if (!this.querySelector('a[href]')) {
      this.#own = this.#createList();
      this.append(this.#own);
    }
    const shared = this.#getShared();
    for (const link of this.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      const url = buildShareUrl(link.dataset.network!, shared);
      if (url) link.href = url;
    }
  }

  #createList(): HTMLElement {
    const list = document.createElement('ul');
    list.dataset.siteOwn = '';
    list.setAttribute('aria-label', this.labelList);
    for (const network of new Set(this.networks.toLowerCase().split(/[\s,]+/))) {
      const label = this.#getLabel(network);
      if (!label) continue;
      const link = document.createElement('a');
      link.dataset.network = network;
      link.textContent = label;
      link.href = this.#getShared().url;
      if (getNetworkName(network)) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    return list;
  }

  #getLabel(network: string): string | undefined {
    if (network === 'mail') return this.labelMail;
    if (network === 'copy') return this.labelCopy;
    if (network === 'native') return 'share' in navigator ? this.labelNative : undefined;
    return getNetworkName(network);
  }

  /** Of published markup, too: a mount with attributes. */
  #getShared(): Shared {
    const mount = this.querySelector<HTMLElement>('[data-full-url]')?.dataset;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
    return {
      url: toHttp(this.url || mount?.fullUrl) || toHttp(canonical) || location.href.replace(/#.*/, ''),
      title: this.shareTitle || this.dataset.title || mount?.title || document.title,
      image: toHttp(this.image || mount?.assetUrl || image),
    };
  }

  readonly #onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const network = link.dataset.network!;
    const shared = this.#getShared();
    const detail = { network, url: shared.url };
    this.dispatchEvent(
      new CustomEvent('site-share-buttons-share', { bubbles: true, composed: true, detail }),
    );
    if (network === 'native' && 'share' in navigator) {
      event.preventDefault();
      // Rejects when the visitor closes the menu.
      navigator.share({ url: shared.url, title: shared.title }).catch(() => {});
    } else if (network === 'copy') {
      event.preventDefault();
      void this.#copy(shared.url);
    }
  };

  async #copy(url: string): Promise<void> {
    // Missing on pages by plain http.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    const services = await findServices(this);
    await services?.dialogs.inform(isCopied ? this.labelCopied : fill(this.labelCopyFailed, { url }));
  }
}

/** The absolute address; empty if it is not one by http. */
function toHttp(value: string | undefined): string {
  const url = value && URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}
