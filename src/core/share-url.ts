// Addresses of share links. Everything of the page is encoded as a value of the query, so nothing of it can change the
// host, the path or another value.

/** What is shared. */
export interface Shared {
  /** Absolute address by http. */
  readonly url: string;
  readonly title: string;
  /** Absolute address of a picture; empty without one. */
  readonly image: string;
}

const X = ['X', 'https://x.com/intent/post?text=title&url=url'] as const;

/** Name for visitors, and address: the values of its query are names in `Shared`, or `text` for title and address. */
const NETWORKS = new Map<string, readonly [name: string, address: string]>([
  ['facebook', ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=url']],
  ['x', X],
  // Its earlier name, in markup and settings of published sites.
  ['twitter', X],
  ['bluesky', ['Bluesky', 'https://bsky.app/intent/compose?text=text']],
  ['linkedin', ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url=url']],
  [
    'pinterest',
    ['Pinterest', 'https://www.pinterest.com/pin/create/button/?url=url&media=image&description=title'],
  ],
  ['reddit', ['Reddit', 'https://www.reddit.com/submit?url=url&title=title']],
  ['tumblr', ['Tumblr', 'https://www.tumblr.com/widgets/share/tool?canonicalUrl=url&title=title']],
  ['whatsapp', ['WhatsApp', 'https://wa.me/?text=text']],
  ['mail', ['', 'mailto:?subject=title&body=url']],
]);

/** Name of a network for visitors; undefined for an unknown one, empty for mail. */
export const getNetworkName = (network: string): string | undefined => NETWORKS.get(network)?.[0];

/** Address of the share page of a network; undefined for an unknown network. */
export function buildShareUrl(network: string, shared: Shared): string | undefined {
  const [address, query] = NETWORKS.get(network)?.[1].split('?') ?? [];
  if (!address) return undefined;
  const { url, title } = shared;
  const values: Record<string, string> = { ...shared, text: title ? `${title} ${url}` : url };
  const filled = new URLSearchParams();
  for (const [name, key] of new URLSearchParams(query)) if (values[key]) filled.set(name, values[key]);
  // Mail programs do not read a plus sign as a space.
  return `${address}?${filled.toString().replaceAll('+', '%20')}`;
}
