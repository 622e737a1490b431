// Reads the content and the options of a map from the children, also from the map block of a site builder (MAP-011) and
// from an embedded Google map.
import { createJsonReader, type OptionValues } from '../../kit/element/json-options';
import { readGoogleEmbed } from './google-embed.model';

export interface MapContent {
  /** Whether the element has visible content. */
  readonly isVisible: boolean;
  /** The page's own link to a map, which replaces the link of the element. */
  readonly link: HTMLAnchorElement | null;
}

const readBlock = createJsonReader('site-map', 'data-block-json');

/** Options of the block, `data-block-json` and `data-aspect-ratio`, and the place of an embedded map. */
export function readMarkupOptions(host: Element): OptionValues {
  const block = host.closest('[data-block-json]') ?? host.querySelector('[data-block-json]');
  const ratio =
    host.querySelector('[data-aspect-ratio]') ?? host.parentElement?.closest('[data-aspect-ratio]');
  const frame = host.querySelector('iframe');
  return {
    // A script that delays frames may have moved the URL to a data attribute.
    ...[frame?.src, frame?.dataset.src, frame?.dataset.lazySrc]
      .map((url) => readGoogleEmbed(url))
      .find(Boolean),
    aspectRatio: ratio?.getAttribute('data-aspect-ratio'),
    ...readBlock(block?.getAttribute('data-block-json') ?? null),
  };
}

/** A link that leads to a map by its URL or its text. */
const MAP_LINK = /map|geo:|waze|osm\.org|directions|route/i;

export const readContent = (host: Element): MapContent => ({
  isVisible: [...host.childNodes].some(
    ({ nodeName, textContent }) => !/SCRIPT|#comment/.test(nodeName) && textContent?.trim(),
  ),
  link:
    [...host.querySelectorAll<HTMLAnchorElement>('a[href]')].find((link) =>
      MAP_LINK.test(`${link.getAttribute('href')} ${link.textContent}`),
    ) ?? null,
});
