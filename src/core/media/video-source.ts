// Which video does an address mean? Only addresses of the providers' own hosts, and files; the id is all that is kept.

export type VideoProvider = 'youtube' | 'vimeo' | 'wistia' | 'animoto';

export interface VideoSource {
  readonly provider: VideoProvider | 'file';
  /** The video's id at its provider; of a file its absolute address. */
  readonly id: string;
  /** What Vimeo wants besides the id of an unlisted video; empty elsewhere. */
  readonly key: string;
  /** Where the address says to begin, in seconds. */
  readonly start: number;
}

/** Hosts of each provider, the ones that serve its thumbnails included. A shared host counts only with its path. */
const HOSTS: Readonly<Record<VideoProvider, RegExp>> = {
  youtube: /^(www\.|m\.|music\.)?(youtube|youtube-nocookie)\.com$|^youtu\.be$|^(i\d*|img)\.ytimg\.com$/,
  vimeo: /^((www|player)\.)?vimeo\.com$|^i\.vimeocdn\.com$/,
  wistia: /^([\da-z-]+\.)*(wistia\.(com|net)|wi\.st)$/,
  animoto: /^([\da-z-]+\.)?animoto\.com$|^s3\.amazonaws\.com$|^d2m23yiuv18ohn\.cloudfront\.net$/,
};

/** Wraps the players of others; what it wraps stands in its query. */
const WRAPPER = /^cdn\.embedly\.com$/;

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/**
 * @param written any form of a video's address: of its page, of its player, short, without `https:`
 * @param base what a relative address of a file starts from
 * @returns null for what is no video, for other hosts, and for addresses that pretend (user names, ports)
 */
export function parseVideoUrl(written: string, base?: string): VideoSource | null {
  const url = parseUrl(written, base);
  if (!url) return null;
  const provider = isHttp(url) ? detectProvider(url) : undefined;
  if (provider) return createProviderSource(provider, READERS[provider](url), url);
  if (WRAPPER.test(url.hostname)) return unwrapEmbedly(url);
  const isFile = (isHttp(url) || url.protocol === 'blob:') && FILE.test(url.pathname);
  return isFile || url.href.startsWith('data:video/') ? createFileSource(url) : null;
}

/** A file of any name, where the page says that it is one; null for what no player may be given. */
export function parseVideoFile(written: string, base?: string): VideoSource | null {
  const url = parseUrl(written, base);
  return url && (/^(https?|blob):$/.test(url.protocol) || url.href.startsWith('data:video/'))
    ? createFileSource(url)
    : null;
}

/** Does the address belong to a provider of videos? A request would tell it of the visitor. */
export function isProviderUrl(written: string, base?: string): boolean {
  const url = parseUrl(written, base);
  if (!url) return false;
  return WRAPPER.test(url.hostname) || detectProvider(url) !== undefined;
}

/** The page on which the provider itself shows the video; of a file the file. */
export function getVideoPageUrl({ provider, id, key }: VideoSource): string {
  return {
    youtube: `https://www.youtube.com/watch?v=${id}`,
    vimeo: `https://vimeo.com/${id}${key && `/${key}`}`,
    wistia: `https://fast.wistia.net/embed/iframe/${id}`,
    animoto: `https://animoto.com/play/${id}`,
    file: id,
  }[provider];
}

/** `90`, `90s`, `1m30s`, `1h2m3s` in seconds; 0 for anything else. */
export function parseTime(written: string | null): number {
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/.exec(written ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

interface ParsedId {
  readonly id: string | undefined;
  readonly key?: string | undefined;
}

const READERS: Readonly<Record<VideoProvider, (url: URL) => ParsedId>> = {
  youtube({ hostname, pathname, searchParams }) {
    const path = hostname === 'youtu.be' ? /^\/([^/]+)/ : /^\/(?:embed|v|e|shorts|live)\/([^/&]+)/;
    const id = pathname === '/watch' ? searchParams.get('v') : path.exec(pathname)?.[1];
    return { id: /^[\w-]{11}$/.exec(id ?? '')?.[0] };
  },
  vimeo({ pathname, searchParams }) {
    const [, id, key] =
      /^\/(?:(?:channels|groups|album|showcase|ondemand|manage)\/[^/]+\/(?:videos?\/)?|videos?\/)?(\d{1,15})(?:\/([\da-f]{4,40}))?\/?$/.exec(
        pathname,
      ) ?? [];
    return { id, key: key ?? /^[\da-f]{4,40}$/.exec(searchParams.get('h') ?? '')?.[0] };
  },
  wistia({ pathname }) {
    return { id: /^\/(?:embed\/)?(?:iframe|medias)\/([\da-z]{4,20})(?:\.jsonp?)?\/?$/i.exec(pathname)?.[1] };
  },
  animoto({ hostname, pathname, searchParams }) {
    const id =
      hostname === 's3.amazonaws.com' || hostname === 'embed.animoto.com'
        ? searchParams.get('f')
        : /^\/play\/([^/]+)/.exec(pathname)?.[1];
    return { id: /^[\w-]{6,64}$/.exec(id ?? '')?.[0] };
  },
};

function parseUrl(written: string, base?: string): URL | null {
  const text = written.trim();
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(absolute, base)) return null;
  const url = new URL(absolute, base);
  return url.username || url.password ? null : url;
}

const isHttp = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

function detectProvider({ hostname, pathname, port }: URL): VideoProvider | undefined {
  if (port) return undefined;
  if (hostname === 's3.amazonaws.com' && pathname !== '/embed.animoto.com/play.html') return undefined;
  return (Object.keys(HOSTS) as VideoProvider[]).find((provider) => HOSTS[provider].test(hostname));
}

function createProviderSource(
  provider: VideoProvider,
  { id, key = '' }: ParsedId,
  url: URL,
): VideoSource | null {
  if (!id) return null;
  const { searchParams, hash } = url;
  const time = searchParams.get('start') ?? searchParams.get('t') ?? /^#t=(.*)$/.exec(hash)?.[1] ?? '';
  return { provider, id, key, start: parseTime(time) };
}

function unwrapEmbedly({ searchParams }: URL): VideoSource | null {
  for (const inner of [searchParams.get('src'), searchParams.get('url')]) {
    // One layer only: a wrapper in a wrapper is no video of anybody.
    const source = inner && !/embedly\.com/i.test(inner) ? parseVideoUrl(inner) : null;
    if (source && source.provider !== 'file') return source;
  }
  return null;
}

const createFileSource = (url: URL): VideoSource => ({
  provider: 'file',
  id: url.href,
  key: '',
  start: parseTime(/^#t=([^,]*)/.exec(url.hash)?.[1] ?? ''),
});
