// Resolves options and content to the video to play, and reports invalid options. Pure.

import { type EmbedType, parseEmbed } from '../../core/media/video-embed';
import {
  isProviderUrl,
  parseVideoFile,
  parseVideoUrl,
  type VideoSource,
} from '../../core/media/video-source';
import { videoMessages } from '../../core/messages/media-messages';

export interface VideoOptions {
  readonly src: string;
  readonly html: string;
  readonly providerName: VideoSource['provider'] | 'auto';
  readonly poster: string;
  readonly controls: boolean;
  /** Whether the children contain a video element. */
  readonly hasVideo: boolean;
  /** URLs of links in the children. */
  readonly links: readonly string[];
}

export interface ResolvedVideo {
  /** null if there is no video, or none that may be played. */
  readonly source: VideoSource | null;
  /** Aspect ratio of the embed; 0 when unknown. */
  readonly ratio: number;
  /** Title of the embed. */
  readonly title: string;
  /** Absolute URL; empty without one. */
  readonly poster: string;
  /** Messages for developers. The first one is also displayed if there is nothing else to show. */
  readonly problems: readonly string[];
}

/** @param baseUrl base of relative URLs */
export function resolveVideo(options: VideoOptions, baseUrl: string): ResolvedVideo {
  const { source, ratio = 0, title = '', type, problem } = resolveSource(options, baseUrl);
  const [poster, posterProblem] = resolvePoster(options.poster, type, baseUrl);
  const controlsProblem =
    source?.provider === 'vimeo' && !options.controls && `controls="false": ${videoMessages.vimeoBasic}`;
  const problems = [problem, posterProblem, controlsProblem].filter((text): text is string => !!text);
  return { source, ratio, title, poster, problems };
}

interface SourceResult {
  readonly source: VideoSource | null;
  readonly ratio?: number;
  readonly title?: string;
  readonly type?: EmbedType;
  readonly problem?: string;
}

/** In order of precedence: `src`, embed markup, a video element, the first link to a video. */
function resolveSource(
  { src, html, providerName, hasVideo, links }: VideoOptions,
  baseUrl: string,
): SourceResult {
  if (src) {
    const source = providerName === 'file' ? parseVideoFile(src, baseUrl) : parseVideoUrl(src, baseUrl);
    if (source) return { source };
    return {
      source,
      problem: `src="${src.slice(0, 80)}" is neither a video of a supported provider nor a video file.`,
    };
  }
  if (html) return resolveEmbed(html);
  if (hasVideo) return { source: null };
  const source = links.map((link) => parseVideoUrl(link, baseUrl)).find((parsed) => parsed !== null);
  return { source: source ?? null };
}

function resolveEmbed(html: string): SourceResult {
  const { type, src, ratio, title } = parseEmbed(html);
  const source = parseVideoUrl(src);
  if (source && source.provider !== 'file') return { source, ratio, title, type };
  const detail = type === 'invalid' ? '' : ' It is not a player of YouTube, Vimeo, Wistia or Animoto.';
  return { source: null, type, problem: `${videoMessages.invalidEmbed}${detail}` };
}

/** Returns the URL, or an empty string and the problem. */
function resolvePoster(poster: string, type: EmbedType | undefined, baseUrl: string): [string, string?] {
  if (!poster) return [''];
  // With embed markup, posters are supported for iframes only (VID-006).
  if (type && type !== 'iframe') return ['', videoMessages.featuredImage];
  if (isProviderUrl(poster, baseUrl))
    return [
      '',
      `poster="${poster.slice(0, 80)}" is on the provider's host, which would learn of every visitor; ignoring it.`,
    ];
  return [toImageUrl(poster, baseUrl)];
}

function toImageUrl(url: string, baseUrl: string): string {
  if (!URL.canParse(url, baseUrl)) return '';
  const { href, protocol, pathname } = new URL(url, baseUrl);
  const isImage =
    /^(https?|blob):$/.test(protocol) || (protocol === 'data:' && pathname.startsWith('image/'));
  return isImage ? href : '';
}
