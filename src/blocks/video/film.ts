// Which video does the page mean, and what of what it says cannot be? Pure.

import { type EmbedType, readEmbed } from '../../core/media/video-embed';
import { isOfProvider, type VideoSource, videoFile, videoSource } from '../../core/media/video-source';
import { mediaMessages } from '../../core/messages';

/** What the page says, by options and by what stands inside. */
export interface Given {
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

export interface Film {
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
export function filmOf(given: Given, base: string): Film {
  const { source, ratio = 0, title = '', type, problem } = chosen(given, base);
  const [poster, refusal] = posterOf(given.poster, type, base);
  const basic =
    source?.provider === 'vimeo' && !given.controls && `controls="false": ${mediaMessages.vimeoBasic}`;
  const problems = [problem, refusal, basic].filter((one): one is string => !!one);
  return { source, ratio, title, poster, problems };
}

interface Choice {
  readonly source: VideoSource | null;
  readonly ratio?: number;
  readonly title?: string;
  readonly type?: EmbedType;
  readonly problem?: string;
}

/** `src`, embed markup, the video inside, a link inside: the first that says something. */
function chosen({ src, html, providerName, hasVideo, links }: Given, base: string): Choice {
  if (src) {
    const source = providerName === 'file' ? videoFile(src, base) : videoSource(src, base);
    if (source) return { source };
    return {
      source,
      problem: `src="${src.slice(0, 80)}" is neither a video of a known provider nor a video file.`,
    };
  }
  if (html) return embedded(html);
  if (hasVideo) return { source: null };
  const source = links.map((link) => videoSource(link, base)).find((one) => one !== null);
  return { source: source ?? null };
}

function embedded(html: string): Choice {
  const { type, src, ratio, title } = readEmbed(html);
  const source = videoSource(src);
  if (source && source.provider !== 'file') return { source, ratio, title, type };
  const why = type === 'invalid' ? '' : ' It is not a player of YouTube, Vimeo, Wistia or Animoto.';
  return { source: null, type, problem: `${mediaMessages.invalidEmbed}${why}` };
}

/** @returns the address, or none and why */
function posterOf(written: string, type: EmbedType | undefined, base: string): [string, string?] {
  if (!written) return [''];
  // Where there is embed markup, it has to be a frame (VID-006).
  if (type && type !== 'iframe') return ['', mediaMessages.featuredImage];
  if (isOfProvider(written, base))
    return ['', `poster="${written.slice(0, 80)}" would tell the provider of every visitor; showing none.`];
  return [pictureAddress(written, base)];
}

function pictureAddress(written: string, base: string): string {
  if (!URL.canParse(written, base)) return '';
  const { href, protocol, pathname } = new URL(written, base);
  const isPicture =
    /^(https?|blob):$/.test(protocol) || (protocol === 'data:' && pathname.startsWith('image/'));
  return isPicture ? href : '';
}
