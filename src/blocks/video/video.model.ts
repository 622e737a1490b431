// Which video does the page mean, and what of what it says cannot be? Pure.

import { type EmbedType, parseEmbed } from '../../core/media/video-embed';
import {
  isProviderUrl,
  parseVideoFile,
  parseVideoUrl,
  type VideoSource,
} from '../../core/media/video-source';
import { mediaMessages } from '../../core/messages';

/** What the page says, by options and by what stands inside. */
export interface VideoOptions {
  readonly src: string;
  readonly html: string;
  readonly providerName: VideoSource['provider'] | 'auto';
  readonly poster: string;
  readonly controls: boolean;
  /** The video element inside plays itself. */
  readonly hasVideo: boolean;
  /** Addresses of links inside. */
  readonly links: readonly string[];
}

export interface ResolvedVideo {
  /** null where there is no video: none said, or none that may be played. */
  readonly source: VideoSource | null;
  /** Width divided by height as the embed says; 0 when not known. */
  readonly ratio: number;
  /** As the embed says. */
  readonly title: string;
  /** Absolute; empty without one. */
  readonly poster: string;
  /** For developers; the first is also shown where there is nothing else to show. */
  readonly problems: readonly string[];
}

/** @param base what relative addresses start from */
export function resolveVideo(given: VideoOptions, base: string): ResolvedVideo {
  const { source, ratio = 0, title = '', type, problem } = resolveSource(given, base);
  const [poster, refusal] = resolvePoster(given.poster, type, base);
  const basic =
    source?.provider === 'vimeo' && !given.controls && `controls="false": ${mediaMessages.vimeoBasic}`;
  const problems = [problem, refusal, basic].filter((one): one is string => !!one);
  return { source, ratio, title, poster, problems };
}

interface SourceResult {
  readonly source: VideoSource | null;
  readonly ratio?: number;
  readonly title?: string;
  readonly type?: EmbedType;
  readonly problem?: string;
}

/** `src`, embed markup, the video inside, a link inside: the first that says something. */
function resolveSource(
  { src, html, providerName, hasVideo, links }: VideoOptions,
  base: string,
): SourceResult {
  if (src) {
    const source = providerName === 'file' ? parseVideoFile(src, base) : parseVideoUrl(src, base);
    if (source) return { source };
    return {
      source,
      problem: `src="${src.slice(0, 80)}" is neither a video of a known provider nor a video file.`,
    };
  }
  if (html) return resolveEmbed(html);
  if (hasVideo) return { source: null };
  const source = links.map((link) => parseVideoUrl(link, base)).find((one) => one !== null);
  return { source: source ?? null };
}

function resolveEmbed(html: string): SourceResult {
  const { type, src, ratio, title } = parseEmbed(html);
  const source = parseVideoUrl(src);
  if (source && source.provider !== 'file') return { source, ratio, title, type };
  const why = type === 'invalid' ? '' : ' It is not a player of YouTube, Vimeo, Wistia or Animoto.';
  return { source: null, type, problem: `${mediaMessages.invalidEmbed}${why}` };
}

/** @returns the address, or none and why */
function resolvePoster(written: string, type: EmbedType | undefined, base: string): [string, string?] {
  if (!written) return [''];
  // Where there is embed markup, it has to be a frame (VID-006).
  if (type && type !== 'iframe') return ['', mediaMessages.featuredImage];
  if (isProviderUrl(written, base))
    return ['', `poster="${written.slice(0, 80)}" would tell the provider of every visitor; showing none.`];
  return [toImageUrl(written, base)];
}

function toImageUrl(written: string, base: string): string {
  if (!URL.canParse(written, base)) return '';
  const { href, protocol, pathname } = new URL(written, base);
  const isPicture =
    /^(https?|blob):$/.test(protocol) || (protocol === 'data:' && pathname.startsWith('image/'));
  return isPicture ? href : '';
}
