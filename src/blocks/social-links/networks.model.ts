// Social networks by the host of a link, with icons drawn for this element.

export interface Network {
  readonly name: string;
  /** Path in a box of 24 units, filled by the even-odd rule. */
  readonly icon: string;
}

const CHAIN =
  'M10 14a4 4 0 0 1 0-5.6l3-3a4 4 0 0 1 5.6 5.600l-1.5 1.5-1.4-1.4 1.5-1.500a2 2 0 0 0-2.8-2.800l-3 3a2 2 0 0 0 0 2.800zm4-4a4 4 0 0 1 0 5.600l-3 3A4 4 0 0 1 5.4 13l1.5-1.5 1.4 1.4-1.5 1.500a2 2 0 0 0 2.8 2.800l3-3a2 2 0 0 0 0-2.800z';
const ENVELOPE = 'M3 5h18v14H3zm2 2v.5l7 5 7-5V7zm0 3v7h14v-7l-7 5z';

const ICONS: Readonly<Record<string, string>> = {
  facebook: 'M14.5 8H17V4h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V8.500z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zm5 2.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  linkedin:
    'M4 9h4v11H4zm2-5.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9h4v1.500a4 4 0 0 1 7 3V20h-4v-6a1.5 1.5 0 0 0-3 0v6h-4z',
  tiktok: 'M13 3h3a5 5 0 0 0 4 4v3a8 8 0 0 1-4-1.200V15a6 6 0 1 1-6-6v3a3 3 0 1 0 3 3z',
  x: 'M4 4h4.500l4 5.500L17.5 4H20l-6.3 7.200L20.5 20H16l-4.4-6L6.3 20H4l6.5-7.500z',
  youtube: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm6 3.500v7l6-3.500z',
};

/** Names by the registrable part of the host. */
const NAMES: Readonly<Record<string, string>> = {
  'bandcamp.com': 'Bandcamp',
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'flickr.com': 'Flickr',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'medium.com': 'Medium',
  'pinterest.com': 'Pinterest',
  'reddit.com': 'Reddit',
  'soundcloud.com': 'SoundCloud',
  'spotify.com': 'Spotify',
  'substack.com': 'Substack',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'tumblr.com': 'Tumblr',
  'twitch.tv': 'Twitch',
  'twitter.com': 'X',
  'vimeo.com': 'Vimeo',
  'x.com': 'X',
  'youtu.be': 'YouTube',
  'youtube.com': 'YouTube',
};

/** The network of a link; without a name if it is not known. @param url absolute */
export function findNetwork(url: string): Network & { readonly isMail: boolean } {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  if (protocol === 'mailto:') return { name: '', icon: ENVELOPE, isMail: true };
  const known = Object.keys(NAMES).find((host) => hostname === host || hostname.endsWith(`.${host}`));
  const name = (known && NAMES[known]) || '';
  return { name, icon: ICONS[name.toLowerCase()] ?? CHAIN, isMail: false };
}
