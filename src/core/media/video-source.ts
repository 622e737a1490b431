// Parses video URLs of the supported providers and of files. Only the video id of a provider's URL is kept.

export type VideoProvider = 'youtube' | 'vimeo' | 'wistia' | 'animoto';

export interface VideoSource {
  readonly provider: VideoProvider | 'file';
  /** Id of the video at the provider; for a file, its absolute URL. */
  readonly id: string;
  /** Hash that Vimeo requires for unlisted videos; otherwise empty. */
  readonly key: string;
  /** Start time from the URL, in seconds. */
  readonly start: number;
}

/** Hosts of each provider, including its thumbnail hosts. A shared host also requires its path. */
const HOSTS: Readonly<Record<VideoProvider, RegExp>> = {
  youtube: /^(www\.|m\.|music\.)?(youtube|youtube-nocookie)\.com$|^youtu\.be$|^(i\d*|img)\.ytimg\.com$/,
  vimeo: /^((www|player)\.)?vimeo\.com$|^i\.vimeocdn\.com$/,
  wistia: /^([\da-z-]+\.)*(wistia\.(com|net)|wi\.st)$/,
  animoto: /^([\da-z-]+\.)?animoto\.com$|^s3\.amazonaws\.com$|^d2m23yiuv18ohn\.cloudfront\.net$/,
};

/** Service that wraps the players of other providers and takes their URL in its query. */
const WRAPPER = /^cdn\.embedly\.com$/;

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/**
 * @param input the URL of the video's page, of its player, a short link, or a URL without a scheme
 * @param base base of relative file URLs
 * @returns null if the URL is not a video, is on another host, or is disguised by a user name or port
 */
export function parseVideoUrl(input: string, base?: string): VideoSource | null {
  const url = parseUrl(input, base);
  if (!url) return null;
  const provider = isHttp(url) ? detectProvider(url) : undefined;
  if (provider) return createProviderSource(provider, READERS[provider](url), url);
  if (WRAPPER.test(url.hostname)) return unwrapEmbedly(url);
  const isFile = (isHttp(url) || url.protocol === 'blob:') && FILE.test(url.pathname);
  return isFile || url.href.startsWith('data:video/') ? createFileSource(url) : null;
}

/** Parses the URL of a file with any name; null if the URL is not allowed as a media source. */
export function parseVideoFile(input: string, base?: string): VideoSource | null {
  const url = parseUrl(input, base);
  return url && (/^(https?|blob):$/.test(url.protocol) || url.href.startsWith('data:video/'))
    ? createFileSource(url)
    : null;
}

/** Whether the URL is on a video provider's host, where every request reveals the visitor. */
export function isProviderUrl(input: string, base?: string): boolean {
  const url = parseUrl(input, base);
  if (!url) return false;
  return WRAPPER.test(url.hostname) || detectProvider(url) !== undefined;
}

/** URL of the video's page at its provider; for a file, the file itself. */
export function getVideoPageUrl({ provider, id, key }: VideoSource): string {
  return {
    youtube: `https://www.youtube.com/watch?v=${id}`,
    vimeo: `https://vimeo.com/${id}${key && `/${key}`}`,
    wistia: `https://fast.wistia.net/embed/iframe/${id}`,
    animoto: `https://animoto.com/play/${id}`,
    file: id,
  }[provider];
}

/** Parses `90`, `90s`, `1m30s` or `1h2m3s` into seconds; 0 for invalid input. */
export function parseTime(text: string | null): number {
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/.exec(text ?? '') ?? [];
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

function parseUrl(input: string, base?: string): URL | null {
  const text = input.trim();
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
    // Nested wrappers are not supported.
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
