// Element class of <site-social-links>: icons and names for the links of the page.
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { buildDom } from '../../kit/markup/dom-builder';
import { findNetwork, type Network } from './networks.model';
import { socialLinks } from './social-links.contract';

interface Changed {
  readonly icon: Element;
  /** The script named the link. */
  readonly isNamed: boolean;
  readonly rel: string | null;
}

export class SiteSocialLinks extends createTranslatedBase(socialLinks) {
  readonly #changed = new Map<HTMLAnchorElement, Changed>();
  readonly #changes = new MutationObserver(() => this.onOptionsChange());

  override connectedCallback(): void {
    super.connectedCallback();
    removeSavedNodes(this, 'a > [data-site-icon]');
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#changes.disconnect();
    for (const link of this.#changed.keys()) this.#restore(link);
  }

  override onOptionsChange(): void {
    for (const link of this.#changed.keys()) this.#restore(link);
    const names = new Map<string, string>();
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[href]')) this.#change(link, names);
    this.#changes.takeRecords();
    this.#changes.observe(this, { childList: true, subtree: true, attributeFilter: ['href'] });
  }

  /** @param names those that the script set, each with the URL of its first link */
  #change(link: HTMLAnchorElement, names: Map<string, string>): void {
    const network = findNetwork(link.href);
    const name = network.isMail ? this.labelMail : network.name || this.labelOther;
    const isNamed =
      !link.ariaLabel && !link.textContent.trim() && !link.querySelector('img[alt]:not([alt=""])');
    const icon = createIcon(network);
    this.#changed.set(link, { icon, isNamed, rel: link.getAttribute('rel') });
    link.prepend(icon);
    if (isNamed) {
      if (!names.has(name)) names.set(name, link.href);
      // Two profiles on one network.
      link.ariaLabel = names.get(name) === link.href ? name : `${name} ${link.pathname}`;
    }
    if (link.target === '_blank') link.relList.add('noopener');
  }

  #restore(link: HTMLAnchorElement): void {
    const { icon, isNamed, rel } = this.#changed.get(link)!;
    icon.remove();
    if (isNamed) link.removeAttribute('aria-label');
    if (rel === null) link.removeAttribute('rel');
    else link.rel = rel;
    this.#changed.delete(link);
  }
}

function createIcon({ icon }: Network): Element {
  const path = { tag: 'path', attributes: { d: icon }, children: [] };
  return buildDom({
    tag: 'svg',
    attributes: { viewBox: '0 0 24 24', 'aria-hidden': 'true', 'data-site-icon': '' },
    children: [path],
  });
}
