// Reads the addresses of an embed from the page's markup and from the options of a published block.
import { findLinks } from '../../core/embeds/embed-url';
import type { EmbedSources } from '../../core/embeds/resolve-embed';
import { parseEmbed } from '../../core/media/video-embed';
import { readRecord, readString } from '../../core/read';

/** Content that is visible without text. */
const MEDIA = 'img, picture, svg, video, audio';

const LINKS = '[cite], a[href], [data-instgrm-permalink]';

/** URLs by precedence: options of the element, visible content, code of the block. */
export function readSources(host: HTMLElement, src: string, html: string): EmbedSources {
  const block = readBlock(host);
  const code =
    html || host.querySelector('[data-html]')?.getAttribute('data-html') || readString(block?.html);
  const seen = [...host.querySelectorAll(LINKS)].filter((node) => !node.closest('[data-site-own]'));
  const given = [src, readString(block?.url)].filter(Boolean) as string[];
  return {
    frames: [...given, ...(code ? [parseEmbed(code).src].filter(Boolean) : [])],
    links: [...seen.flatMap(getAddresses), ...findLinks(code ?? '')],
  };
}

/** Whether a frame of the page itself shows the content, so that there is nothing to replace. */
export const hasOwnFrame = (host: HTMLElement): boolean =>
  host.querySelector('iframe:not([data-site-own] *)') !== null;

/** Whether there is content for visitors without the frame. */
export const hasContent = (host: HTMLElement): boolean =>
  [...host.childNodes].some(
    (node) =>
      (node instanceof Text && node.data.trim() !== '') ||
      (node instanceof HTMLElement &&
        !node.matches('[data-site-own], script, style, template, noscript') &&
        (node.textContent.trim() !== '' || node.matches(`:is(${MEDIA}), :has(${MEDIA})`))),
  );

/** The link of the page whose click opens the frame. */
export const findLink = (host: HTMLElement, source: string): HTMLAnchorElement | undefined =>
  [...host.querySelectorAll<HTMLAnchorElement>('a[href]')].find(({ href }) => href === source);

const getAddresses = (node: Element): string[] =>
  ['cite', 'data-instgrm-permalink', 'href'].flatMap((name) => node.getAttribute(name) ?? []);

/** Options of the published block in or around the element. */
function readBlock(host: HTMLElement): Readonly<Record<string, unknown>> | undefined {
  const block = host.querySelector('[data-block-json]') ?? host.closest('[data-block-json]');
  try {
    return readRecord(JSON.parse(block?.getAttribute('data-block-json') ?? '{}')) ?? undefined;
  } catch {
    return undefined;
  }
}
