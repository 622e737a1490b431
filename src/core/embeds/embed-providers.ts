// Embed providers: players and posts of other sites, and how their links map to frame URLs. Frame URLs are built from ids,
// so that no other part of a link reaches the provider.
import { isHttps } from './embed-url';

/** Embed providers by attribute value. */
export const EMBED_PROVIDERS = [
  'twitter',
  'instagram',
  'tiktok',
  'soundcloud',
  'spotify',
  'amazon',
  'foursquare',
] as const;

export type EmbedProviderName = (typeof EMBED_PROVIDERS)[number];

export interface EmbedProvider {
  /** Name shown to visitors. */
  readonly title: string;
  /** URL of the frame for a link or frame of the provider. */
  toFrame(url: URL): string | undefined;
  /** The frame sends a message when it has loaded; if there is no message, the load has failed. */
  readonly sendsMessages?: true;
  /** The frame never sends a message, so whether it has loaded cannot be detected. */
  readonly isSilent?: true;
}

export const embedProviders: Readonly<Record<EmbedProviderName, EmbedProvider>> = {
  twitter: {
    title: 'X',
    sendsMessages: true,
    toFrame({ hostname, pathname, searchParams }) {
      const isFrame = hostname === 'platform.twitter.com' && pathname === '/embed/Tweet.html';
      const isPage = /^((www|mobile)\.)?(twitter|x)\.com$/.test(hostname);
      const path = /^\/(?:\w{1,20}|i(?:\/web)?)\/status(?:es)?\/(\d{1,20})(?:\/|$)/;
      const id = isFrame ? searchParams.get('id') : isPage && path.exec(pathname)?.[1];
      // `dnt` asks the provider not to track.
      return id && /^\d{1,20}$/.test(id)
        ? `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`
        : undefined;
    },
  },
  instagram: {
    title: 'Instagram',
    sendsMessages: true,
    toFrame({ hostname, pathname }) {
      const isPage = /^((www|m)\.)?instagram\.com$|^instagr\.am$/.test(hostname);
      const [, type, id] =
        /^\/(?:[\w.]{1,30}\/)?(p|reel|tv)\/([\w-]{5,40})(?:\/|$)/.exec(isPage ? pathname : '') ?? [];
      return id && `https://www.instagram.com/${type}/${id}/embed/`;
    },
  },
  tiktok: {
    title: 'TikTok',
    sendsMessages: true,
    toFrame({ hostname, pathname }) {
      const isPage = /^((www|m)\.)?tiktok\.com$/.test(hostname);
      const path = /^\/(?:@[\w.-]{1,40}\/(?:video|photo)|embed(?:\/v\d)?|player\/v1)\/(\d{5,25})(?:\/|$)/;
      const id = path.exec(isPage ? pathname : '')?.[1];
      return id && `https://www.tiktok.com/player/v1/${id}?rel=0`;
    },
  },
  soundcloud: {
    title: 'SoundCloud',
    toFrame(url) {
      const track = url.hostname === 'w.soundcloud.com' ? parseInner(url.searchParams.get('url')) : url;
      if (!track || !/^((www|m|api)\.)?soundcloud\.com$/.test(track.hostname)) return undefined;
      const isTrack = /^\/(?!you\/|search|discover|pages\/)[\w:%-]+(\/[\w:%-]+){1,3}\/?$/.test(
        track.pathname,
      );
      const query = new URLSearchParams({
        url: `https://${track.hostname.replace(/^m\./, '')}${track.pathname}`,
      });
      const secret = track.searchParams.get('secret_token');
      if (secret && /^[\w-]{1,40}$/.test(secret)) query.set('secret_token', secret);
      return isTrack ? `https://w.soundcloud.com/player/?${query}` : undefined;
    },
  },
  spotify: {
    title: 'Spotify',
    toFrame({ hostname, pathname }) {
      const path =
        /^\/(?:intl-[a-z]{2}\/)?(?:embed(?:-podcast)?\/)?(track|album|playlist|artist|episode|show)\/(\w{10,40})\/?$/;
      const [, type, id] = path.exec(hostname === 'open.spotify.com' ? pathname : '') ?? [];
      return id && `https://open.spotify.com/embed/${type}/${id}`;
    },
  },
  amazon: {
    title: 'Amazon',
    isSilent: true,
    // Book previews; other products no longer have a frame.
    toFrame({ hostname, pathname, searchParams }) {
      const isReader = /^[a-z]+\.amazon\.(com|[a-z]{2}|com\.[a-z]{2}|co\.[a-z]{2})$/.test(hostname);
      const id = isReader && /^\/kp\/(card|embed|kshare)\/?$/.test(pathname) && searchParams.get('asin');
      if (!id || !/^[A-Z\d]{10}$/.test(id)) return undefined;
      const query = new URLSearchParams({ asin: id, preview: 'inline', linkCode: 'kpe' });
      const tag = searchParams.get('tag');
      if (tag && /^[\w-]{1,40}$/.test(tag)) query.set('tag', tag);
      return `https://${hostname}/kp/card?${query}`;
    },
  },
  // Foursquare offers no frames; the embed shows only the address and the link.
  foursquare: { title: 'Foursquare', toFrame: () => undefined },
};

const parseInner = (text: string | null): URL | undefined => {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  return url && isHttps(url) ? url : undefined;
};
