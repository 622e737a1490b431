// URLs of share links. All data from the page is encoded as query values, so that it cannot change the host, the path or
// another value.

/** The page or image to share. */
export interface SharedContent {
  /** Absolute HTTP(S) URL. */
  readonly url: string;
  readonly title: string;
  /** Absolute URL of a picture; empty if there is none. */
  readonly image: string;
}

const X = ['X', 'https://x.com/intent/post?text=title&url=url'] as const;

/** Name shown to visitors, and URL. Its query values are property names of `SharedContent`, or `text` for title and URL. */
const NETWORKS = new Map<string, readonly [name: string, address: string]>([
  ['facebook', ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=url']],
  ['x', X],
  // Former name, still used in markup and settings of published sites.
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

/** Name of a network, shown to visitors; undefined for an unknown network, empty for email. */
export const getNetworkName = (network: string): string | undefined => NETWORKS.get(network)?.[0];

/** URL of a network's share page; undefined for an unknown network. */
export function buildShareUrl(network: string, shared: SharedContent): string | undefined {
  const [address, query] = NETWORKS.get(network)?.[1].split('?') ?? [];
  if (!address) return undefined;
  const { url } = shared;
  // As the browser shows the title of a page; a line break would end the subject of an email.
  const title = shared.title.replace(/\s+/g, ' ').trim();
  const values: Record<string, string> = { ...shared, title, text: `${title} ${url}`.trim() };
  const filled = new URLSearchParams();
  for (const [name, key] of new URLSearchParams(query)) if (values[key]) filled.set(name, values[key]);
  // Mail clients do not decode a plus sign as a space.
  return `${address}?${filled.toString().replaceAll('+', '%20')}`;
}
