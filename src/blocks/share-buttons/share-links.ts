// The share links of a page: creates missing links, and sets the addresses of all.
import { buildShareUrl, getNetworkName, type SharedContent } from '../../core/share-url';
import type { AttributeValues } from '../../kit/contract/attributes';
import type { shareButtons } from './share-buttons.contract';

type Settings = AttributeValues<typeof shareButtons.attributes>;

/** Sets the address of each link in the element; creates the links if the page has none. */
export function setLinks(element: HTMLElement & Settings, shared: SharedContent): void {
  element.querySelector(':scope > [data-site-own]')?.remove();
  if (!element.querySelector('a[href]')) element.append(createList(element, shared.url));
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[data-network]')) {
    const url = buildShareUrl(link.dataset.network!, shared);
    if (url) link.href = url;
  }
}

/** Links to the networks of the settings, which all lead to `url`. */
function createList(settings: Settings, url: string): HTMLElement {
  const list = document.createElement('ul');
  list.dataset.siteOwn = '';
  list.ariaLabel = settings.labelList;
  for (const network of new Set(settings.networks.toLowerCase().split(/[\s,]+/))) {
    const name = getNetworkName(network);
    const text = name || getLabel(network, settings);
    if (!text) continue;
    const link = document.createElement('a');
    link.dataset.network = network;
    Object.assign(link, { textContent: text, href: url });
    if (name) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

/** Text of a link that leads to no network; undefined for an unknown one, or one that the device cannot offer. */
function getLabel(
  network: string,
  { labelMail, labelCopy, labelNative }: Pick<Settings, 'labelMail' | 'labelCopy' | 'labelNative'>,
): string | undefined {
  if (network === 'mail') return labelMail;
  if (network === 'copy') return labelCopy;
  return network === 'native' && 'share' in navigator ? labelNative : undefined;
}
