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

/** Address and its query, with the values of `Shared` by the name of the network. */
const NETWORKS: Readonly<
  Record<string, readonly [name: string, address: string, query: (s: Shared) => object]>
> = {
  facebook: ['Facebook', 'https://www.facebook.com/sharer/sharer.php', ({ url }) => ({ u: url })],
  x: ['X', 'https://x.com/intent/post', ({ url, title }) => ({ text: title, url })],
  bluesky: ['Bluesky', 'https://bsky.app/intent/compose', ({ url, title }) => ({ text: join(title, url) })],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', ({ url }) => ({ url })],
  pinterest: [
    'Pinterest',
    'https://www.pinterest.com/pin/create/button/',
    ({ url, title, image }) => ({ url, media: image, description: title }),
  ],
  reddit: ['Reddit', 'https://www.reddit.com/submit', ({ url, title }) => ({ url, title })],
  tumblr: [
    'Tumblr',
    'https://www.tumblr.com/widgets/share/tool',
    ({ url, title }) => ({ canonicalUrl: url, title }),
  ],
  whatsapp: ['WhatsApp', 'https://wa.me/', ({ url, title }) => ({ text: join(title, url) })],
  mail: ['', 'mailto:', ({ url, title }) => ({ subject: title, body: url })],
};

/** Name of a network for visitors; undefined for an unknown one, empty for mail. */
export const getNetworkName = (network: string): string | undefined =>
  Object.hasOwn(NETWORKS, network) ? NETWORKS[network]?.[0] : undefined;

/** Address of the share page of a network; undefined for an unknown network. */
export function buildShareUrl(network: string, shared: Shared): string | undefined {
  const [, address, query] = (Object.hasOwn(NETWORKS, network) && NETWORKS[network]) || [];
  if (!address || !query) return undefined;
  const values = Object.entries(query(shared) as Record<string, string>).filter(([, value]) => value);
  // Mail programs do not read a plus sign as a space.
  return `${address}?${new URLSearchParams(values).toString().replaceAll('+', '%20')}`;
}

const join = (title: string, url: string): string => (title ? `${title} ${url}` : url);
