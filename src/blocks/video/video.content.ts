// What stands inside a video element: a picture, a link, a video of the page's own, or markup of a site builder? Only reads.
import { isProviderUrl, parseVideoUrl } from '../../core/media/video-source';
import type { MarkupOptionsReader } from '../../kit/element/options';

export interface VideoContent {
  /** The page's own video element, which stays the player. */
  readonly video: HTMLVideoElement | null;
  readonly links: readonly HTMLAnchorElement[];
  /** Is there something to see besides captured markup? */
  readonly hasPoster: boolean;
  /** What names the video: of the picture or the link. */
  readonly title: string;
  /** Caption in captured markup. */
  readonly caption: string;
}

/** Attributes of children whose change matters. */
export const OBSERVED_ATTRIBUTES = ['href', 'src', 'alt', 'data-html', 'data-src'];

/** What a site builder prints around a video (VID-001). */
const EMBED = '[data-html]';

export function readContent(host: HTMLElement): VideoContent {
  const own = [...host.children].filter((child) => !child.slot && !isEmbed(child));
  const all = (selector: string) =>
    own.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  const [image] = all('img');
  const links = all('a[href]') as HTMLAnchorElement[];
  const caption = host.querySelector('.video-caption, figcaption')?.textContent?.trim() ?? '';
  const embeds = host.querySelector(EMBED) !== null;
  return {
    video: (all('video')[0] as HTMLVideoElement | undefined) ?? null,
    links,
    hasPoster: own.some((child) => !child.matches('script, style, template, noscript, br')),
    title: (image?.getAttribute('alt') || links[0]?.textContent || '').trim(),
    caption: embeds ? caption : '',
  };
}

/** Options in captured markup: of the wrapper of the player, and of the block around it. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const wrapper = host.querySelector(EMBED);
  if (!wrapper) return {};
  const block = wrapper.closest('[data-block-json]');
  const { url, overlay } = parse(
    block && host.contains(block) ? block.getAttribute('data-block-json') : null,
  );
  const html = wrapper.getAttribute('data-html') ?? '';
  return {
    // The markup says more: shape and title. Without any, the block's address does.
    ...(html.includes('<') ? { html } : { src: url, html }),
    providerName: wrapper.getAttribute('data-provider-name'),
    overlay,
    poster: getThumbnail(wrapper),
  };
};

const isEmbed = (child: Element): boolean => child.matches(EMBED) || child.querySelector(EMBED) !== null;

/** Found and not said: one that cannot be used is nobody's mistake. */
function getThumbnail(wrapper: Element): string | null {
  const custom = wrapper.closest('[data-custom-thumbnail]')?.getAttribute('data-custom-thumbnail');
  const image = wrapper.querySelector('img[data-src], img[src]');
  const written = custom || image?.getAttribute('data-src') || image?.getAttribute('src');
  if (!written || isProviderUrl(written, wrapper.baseURI)) return null;
  return parseVideoUrl(written, wrapper.baseURI) ? null : written;
}

function parse(json: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(json || '{}'));
  } catch {
    return {};
  }
}
