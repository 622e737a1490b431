// Element class of <site-share-buttons>: copying, the share menu of the device, and what is shared.
import type { SharedContent } from '../../core/share-url';
import { createBehavior } from '../../kit/behavior/behavior';
import { isPlainInput } from '../../kit/behavior/plain-input';
import { findServices } from '../../kit/element/find-services';
import { toSafeUrl } from '../../kit/html/safe-url';
import { shareButtons } from './share-buttons.contract';

export class SiteShareButtons extends createBehavior(shareButtons) {
  /** Whether the element has set the addresses of links. */
  #isFilled = false;

  override onConnect(signal: AbortSignal): void {
    this.addEventListener('click', this.#onClick, { signal });
    signal.addEventListener('abort', () => this.querySelector(':scope > [data-site-own]')?.remove());
    this.onOptionsChange();
  }

  override onOptionsChange(): void {
    const shared = this.#getShared();
    const links = [...this.querySelectorAll('a')];
    if (this.#isFilled || !links[0] || !links.every((link) => hasAddress(link, shared)))
      void this.#setLinks();
  }

  async #setLinks(): Promise<void> {
    this.#isFilled = true;
    const part = await this.loadPart(() => import('./share-links'));
    if (this.isConnected) part?.setLinks(this, this.#getShared());
  }

  /** Also reads published markup: a container with data attributes. */
  #getShared(): SharedContent {
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
    const network = (event.target as Element).closest<HTMLElement>('a[data-network]')?.dataset.network;
    if (network === undefined || !isPlainInput(event)) return;
    const { url, title } = this.#getShared();
    this.emit('site-share-buttons-share', { network, url });
    if (network === 'native' && 'share' in navigator) {
      event.preventDefault();
      // Rejects when the visitor closes the menu.
      navigator.share({ url, title }).catch(() => {});
    } else if (network === 'copy') {
      event.preventDefault();
      void this.#copy(url);
    }
  };

  async #copy(url: string): Promise<void> {
    // The clipboard is not available on pages served over plain HTTP.
    const copied = await navigator.clipboard?.writeText(url).then(
      () => this.labelCopied,
      () => '',
    );
    const services = await findServices(this);
    await services?.dialogs.inform(copied || this.labelCopyFailed.replaceAll('{url}', () => url));
  }
}

/** Whether a link has its address already: the page in the query, and nothing but what is shared. */
function hasAddress(
  { dataset, href, search }: HTMLAnchorElement,
  { url, title, image }: SharedContent,
): boolean {
  if (/^(copy|native|undefined)$/.test(`${dataset.network}`)) return href !== '';
  const values = [...new URLSearchParams(search).values()];
  // Part of a title is not the title: it may be that of another page, or cut by what has printed the link.
  const complete = [image, title, url, `${title} ${url}`];
  return values.some((value) => value.endsWith(url)) && values.every((value) => complete.includes(value));
}

/** The absolute address; empty if it is not an HTTP address. */
function toHttp(value = ''): string {
  const url = toSafeUrl(value);
  return url.startsWith('http') ? url : '';
}
