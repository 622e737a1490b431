// Social networks by the host of a link, with icons drawn for this element.

export interface Network {
  readonly name: string;
  /** Path in a 24-unit box, filled with the even-odd rule. */
  readonly icon: string;
}

const CHAIN =
  'M10 14a4 4 0 0 1 0-5.6l3-3a4 4 0 0 1 5.6 5.600l-1.5 1.5-1.4-1.4 1.5-1.500a2 2 0 0 0-2.8-2.800l-3 3a2 2 0 0 0 0 2.800zm4-4a4 4 0 0 1 0 5.600l-3 3A4 4 0 0 1 5.4 13l1.5-1.5 1.4 1.4-1.5 1.500a2 2 0 0 0 2.8 2.800l3-3a2 2 0 0 0 0-2.800z';
const ENVELOPE = 'M3 5h18v14H3zm2 2v.5l7 5 7-5V7zm0 3v7h14v-7l-7 5z';

/** A disc from which the rest of a path is cut out. */
const DISC = 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z';

const ICONS: Readonly<Record<string, string>> = {
  bandcamp: 'M8.500 6H22l-6.500 12H2z',
  bluesky:
    'M12 11c-2-4-6-7-8-7-1.500 0-2 1-2 2.500 0 2 .8 5 2 6s2.500 1.200 4.500 1c-3 .5-4.500 1.500-3 4 2.500 3.500 5 1.500 6.500-3 1.500 4.500 4 6.500 6.500 3 1.500-2.500 0-3.500-3-4 2 .2 3.300 0 4.500-1s2-4 2-6C22 5 21.500 4 20 4c-2 0-6 3-8 7z',
  facebook: 'M14.5 8H17V4h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V8.500z',
  flickr: 'M7 7a5 5 0 1 1 0 10A5 5 0 0 1 7 7zm10 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  foursquare: 'M6 3h13l-2.500 11H12l-6 7zm2.500 2.500V15L11 12h3.500l.5-2.500h-4V7.500h4.500l.4-2z',
  github:
    'M7 2a3 3 0 0 1 1 5.800V10a5 5 0 0 0 3 1h2a3 3 0 0 0 3-3v-.2a3 3 0 1 1 2 0V8a5 5 0 0 1-5 5h-2a7 7 0 0 1-3-.700v3.900a3 3 0 1 1-2 0V7.800A3 3 0 0 1 7 2zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2zm10 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM7 18a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zm5 2.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  linkedin:
    'M4 9h4v11H4zm2-5.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9h4v1.500a4 4 0 0 1 7 3V20h-4v-6a1.5 1.5 0 0 0-3 0v6h-4z',
  mastodon:
    'M6 3h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-8c0 2 3 3 6 2v2.500C10 22 3 20.500 3 14V6a3 3 0 0 1 3-3zm0 10h2V8.500L12 12l4-3.500V13h2V6h-2l-4 3.500L8 6H6z',
  medium:
    'M7 6.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zm9 .5c1.500 0 2.700 2.200 2.700 5s-1.200 5-2.700 5-2.700-2.200-2.700-5 1.200-5 2.700-5zm5 .5c.6 0 1 2 1 4.500s-.4 4.500-1 4.500-1-2-1-4.500.4-4.500 1-4.500z',
  pinterest: `${DISC}M9 6v13h2.500v-4H13a4.500 4.500 0 0 0 0-9zm2.500 2.200H13a2.300 2.300 0 0 1 0 4.600h-1.500z`,
  reddit:
    'M12 8c4.700 0 8.500 2.700 8.500 6S16.700 20 12 20s-8.500-2.700-8.500-6S7.300 8 12 8zm-3.500 4a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm7 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM8.500 16.500c2 1.700 5 1.700 7 0l-1-.5c-1.500 1-3.500 1-5 0zM11.500 7.500l1-4.500 5 1a1.700 1.700 0 1 1-.3 1.300l-3.700-.8-.8 3z',
  soundcloud:
    'M2 13h1.500v4H2zm2.500-2H6v6H4.500zM7 9h1.500v8H7zm2.500-2H11v10H9.500zM12 6.500a5 5 0 0 1 6 4.500 3 3 0 1 1 1 6h-7z',
  spotify: `${DISC}M6.500 7.500v2c4-1 8-.5 11 1.200v-2c-3-1.700-7-2.200-11-1.200zm.5 4v1.800c3.500-.8 6.500-.3 9.500 1.200v-1.800c-3-1.500-6-2-9.500-1.200zm.5 3.700v1.600c3-.6 5.500-.2 8 1v-1.600c-2.500-1.200-5-1.600-8-1z`,
  substack: 'M4 3h16v2.500H4zm0 4.500h16V10H4zM4 12h16v10l-8-4.500L4 22z',
  threads:
    'M12 2a10 10 0 1 0 5.500 18.400l-1.200-1.900A7.800 7.800 0 1 1 19.800 12v1c0 1.700-2 1.700-2 0V7.500h-2v1a5 5 0 1 0 .4 6.700C17.300 17.500 22 17.300 22 13v-1A10 10 0 0 0 12 2zm-.2 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  tiktok: 'M13 3h3a5 5 0 0 0 4 4v3a8 8 0 0 1-4-1.200V15a6 6 0 1 1-6-6v3a3 3 0 1 0 3 3z',
  tumblr: 'M10 2h4v5h4v4h-4v5a2 2 0 0 0 2 2h2v4h-4a5 5 0 0 1-5-5v-6H6V7.500c2.500-.7 3.700-2.500 4-5.500z',
  twitch: 'M5 2h16v12l-5 5h-4l-3 3H7v-3H3V6zm1 2v11h4v2.500l2.500-2.500H16l3-3V4zm4 3h2v5h-2zm5 0h2v5h-2z',
  vimeo:
    'M2 8c2-2 4-4 6-4 4 0 3 7 5 10 1.500-2 2.500-4 1.500-5-.5-.5-1-.3-1.800 0C13.700 6 15.500 4 18.500 4 22 4 22.500 7 21 10.500 19 15 14.500 20 12 20c-3.500 0-4-7-5.500-11.500C6 7.500 4.500 8.500 3 9.500z',
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
  'foursquare.com': 'Foursquare',
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

/** The network of a link; an unknown one is named after its host, without `www`. @param url absolute */
export function findNetwork(url: string): Network & { readonly isMail: boolean } {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  if (protocol === 'mailto:') return { name: '', icon: ENVELOPE, isMail: true };
  const known = Object.keys(NAMES).find((host) => hostname === host || hostname.endsWith(`.${host}`));
  const name = (known && NAMES[known]) || hostname.replace(/^www\./, '');
  return { name, icon: ICONS[name.toLowerCase()] ?? CHAIN, isMail: false };
}
