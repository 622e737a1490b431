/** Links that share a page, also for visitors without script. */
import { html } from 'hono/html';
import { buildShareUrl, getNetworkName } from '../../core/share-url';
import type { Text } from '../languages/texts';
import type { StoredItem } from '../stores/content-row';
import type { Markup } from './page';

const NETWORKS = ['facebook', 'x', 'bluesky', 'whatsapp'] as const;

/** @param url absolute address of the item's page */
export function renderShareLinks(
  url: string,
  { title, picture }: Pick<StoredItem, 'title' | 'picture'>,
  text: Text,
): Markup {
  const image = picture && URL.canParse(picture.src, url) ? new URL(picture.src, url).href : '';
  const shared = { url, title, image };
  const mail = buildShareUrl('mail', shared) ?? '';
  return html`<site-share-buttons url="${url}" share-title="${title}"><ul aria-label="${text('site-share-buttons.labelList')}">
      ${NETWORKS.map((network) => html`<li><a data-network="${network}" href="${buildShareUrl(network, shared) ?? ''}" target="_blank" rel="noopener noreferrer">${getNetworkName(network)}</a></li>`)}
      <li><a data-network="mail" href="${mail}">${text('site-share-buttons.labelMail')}</a></li>
      <li><a data-network="copy" href="${url}">${text('site-share-buttons.labelCopy')}</a></li>
    </ul></site-share-buttons>`;
}
