// Finds the articles of a summary and what belongs to them, also in the summary block of a site builder.
import { createJsonReader } from '../../kit/element/json-options';
import type { MarkupOptionsReader } from '../../kit/element/options';

const ITEMS = '.summary-item, article, li';

/** The outermost articles. */
export function findItems(host: Element): HTMLElement[] {
  const items = [...host.querySelectorAll<HTMLElement>(ITEMS)];
  const block = items.filter((item) => item.matches('.summary-item'));
  // The summary itself may be in an article or a list item.
  const outermost = items.filter((item) => !host.contains(item.parentElement!.closest(ITEMS)));
  return block[0] ? block : outermost;
}

/** The scroll container of a carousel: the parent of the articles. */
export const findTrack = (host: Element): HTMLElement | null => findItems(host)[0]?.parentElement ?? null;

/** Arrows that the page has. */
export const findPager = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.summary-carousel-pager');

export const getDates = (item: Element): string[] =>
  [...item.querySelectorAll('time[datetime]')].map((time) => time.getAttribute('datetime') ?? '');

const readJson = createJsonReader('site-summary', 'data-block-json');

const findBlock = (host: Element): Element | null =>
  host.querySelector('[data-block-json]') ?? host.closest('[data-block-json]');

/** The settings of the block. Its `design` and `textAlignment` have the names of this element, or synonyms. */
export const readMarkupOptions: MarkupOptionsReader = (host) =>
  readJson(findBlock(host)?.getAttribute('data-block-json') ?? null);

export interface BlockReference {
  readonly id: string;
  /** Empty without a block. */
  readonly type: string;
  /** The unparsed settings of the block. */
  readonly value: unknown;
}

export function readBlock(host: Element): BlockReference {
  const block = findBlock(host);
  return {
    id: block?.id ?? host.id,
    type: block?.getAttribute('data-block-type') ?? '',
    value: readJson(block?.getAttribute('data-block-json') ?? null),
  };
}
