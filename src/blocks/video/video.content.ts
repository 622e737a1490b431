// Reads the poster, links, video element and embed markup from the element's children.
import { isProviderUrl, parseVideoUrl } from '../../core/media/video-source';
import type { MarkupOptionsReader } from '../../kit/element/options';

export interface VideoContent {
  /** The page's own video element, which is used as the player. */
  readonly video: HTMLVideoElement | null;
  readonly links: readonly HTMLAnchorElement[];
  /** Whether there is visible content besides embed markup. */
  readonly hasPoster: boolean;
  /** Whether there is embed markup, which is not shown itself. */
  readonly hasEmbed: boolean;
  /** Title of the video from its poster or link. */
  readonly title: string;
  /** Caption in the embed markup. */
  readonly caption: string;
}

/** URL of a player that a consent tool or a lazy loader has moved. */
const DEFERRED_URLS = ['data-src', 'data-lazy-src'];

/** Attributes of children that the content depends on. */
export const OBSERVED_ATTRIBUTES = ['href', 'src', 'alt', 'data-html', 'data-config-video', ...DEFERRED_URLS];

/** A video of the site itself, for which the script of the site would insert a player. */
const NATIVE = '[data-config-video]:not(:has(video))';

/** Embed markup of site builders (VID-001), or the player itself. */
const EMBED = `[data-html], iframe:is([src], [data-src], [data-lazy-src]), ${NATIVE}`;

/** The embed markup, or the `<noscript>` twin of a player that a lazy loader would insert. */
const findEmbed = (root: ParentNode): Element | undefined =>
  root.querySelector(EMBED) ?? [...root.querySelectorAll('noscript')].find(isPlayerTwin);

const isPlayerTwin = ({ localName, textContent }: Element): boolean =>
  localName === 'noscript' && /<iframe\b/i.test(textContent);

export function readContent(host: HTMLElement): VideoContent {
  const children = [...host.children].filter((child) => !child.slot && !isEmbed(child));
  const queryAll = (selector: string) =>
    children.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  const [image] = queryAll('img');
  // A link inside a video is its fallback.
  const links = queryAll('a[href]:not(video a)') as HTMLAnchorElement[];
  const caption = host.querySelector('.video-caption, figcaption')?.textContent?.trim() ?? '';
  const hasEmbed = findEmbed(host) !== undefined;
  return {
    video: (queryAll('video')[0] as HTMLVideoElement | undefined) ?? null,
    links,
    hasPoster: children.some((child) => !child.matches('script, style, template, noscript, br')),
    hasEmbed,
    title: (image?.getAttribute('alt') || links[0]?.textContent || '').trim(),
    caption: hasEmbed ? caption : '',
  };
}

/** Reads the options of the player wrapper and the block around it. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const wrapper = findEmbed(host);
  if (!wrapper) return {};
  if (wrapper.matches(NATIVE)) return readNativeVideo(wrapper);
  const block = wrapper.closest('[data-block-json]');
  const { url, overlay, title } = parseRecord(
    block && host.contains(block) ? block.getAttribute('data-block-json') : null,
  );
  const html = getHtml(wrapper);
  return {
    // Embed markup also has an aspect ratio and a title, so it takes precedence over the URL of the block.
    ...(html.includes('<') ? { html } : { src: url, html }),
    providerName: wrapper.getAttribute('data-provider-name'),
    overlay,
    label: title,
    poster: getThumbnail(wrapper),
  };
};

/** `{variant}` in the URL stands for the playlist or the image. */
function readNativeVideo(wrapper: Element): Readonly<Record<string, unknown>> {
  const { structuredContent, title } = parseRecord(wrapper.getAttribute('data-config-video'));
  const url = String(Object(structuredContent).alexandriaUrl ?? '');
  return url
    ? {
        src: url.replace('{variant}', 'playlist.m3u8'),
        providerName: 'file',
        poster: url.replace('{variant}', 'thumbnail'),
        label: title,
      }
    : {};
}

function getHtml(wrapper: Element): string {
  if (isPlayerTwin(wrapper)) return wrapper.textContent;
  if (wrapper.localName !== 'iframe') return wrapper.getAttribute('data-html') ?? '';
  const frame = wrapper.cloneNode() as HTMLIFrameElement;
  const url = DEFERRED_URLS.map((name) => wrapper.getAttribute(name)).find(Boolean);
  if (url && !/^(https?:)?\/\//.test(wrapper.getAttribute('src') ?? '')) frame.src = url;
  return new XMLSerializer().serializeToString(frame);
}

const isEmbed = (child: Element): boolean =>
  child.matches(EMBED) || isPlayerTwin(child) || findEmbed(child) !== undefined;

/** Ignores thumbnails of a provider without a warning: the page did not choose them. */
function getThumbnail(wrapper: Element): string | null {
  const custom = wrapper.closest('[data-custom-thumbnail]')?.getAttribute('data-custom-thumbnail');
  const image = wrapper.querySelector('img[data-src], img[src]');
  const url = custom || image?.getAttribute('data-src') || image?.getAttribute('src');
  if (!url || isProviderUrl(url, wrapper.baseURI)) return null;
  return parseVideoUrl(url, wrapper.baseURI) ? null : url;
}

function parseRecord(json: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(json || '{}'));
  } catch {
    return {};
  }
}
