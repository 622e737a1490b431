// Finds the events of the page: a month that the server has printed, or a list, a table or the month that the script of a
// site builder has drawn.
import { createJsonReader } from '../../kit/element/json-options';
import type { MarkupOptionsReader } from '../../kit/element/options';

export interface CalendarContent {
  /** The month that the server has printed. */
  readonly printed: HTMLElement | null;
  /** Whether other nodes of the page have events. */
  readonly hasEvents: boolean;
}

/** Where events of a page are: dates of items, and a month that the script of a site builder has drawn. */
const EVENTS =
  ':is(li, tr, article) time[datetime], table.yui3-calendar-grid[aria-label] td.yui3-calendar-day li.item';

export function readContent(host: HTMLElement): CalendarContent {
  const printed = [...host.querySelectorAll<HTMLElement>('.site-calendar-month')].find(isOfPage) ?? null;
  const hasEvents =
    !printed &&
    [...host.querySelectorAll(EVENTS)].some(
      (node) =>
        isOfPage(node) && (node.matches('.item') || /^\s*\d{4}-\d/.test(node.getAttribute('datetime')!)),
    );
  return { printed, hasEvents };
}

const isOfPage = (node: Element): boolean => node.closest('[data-site-root]') === null;

const readBlock = createJsonReader('site-calendar', 'data-block-json');

/** Options of the block: its collection. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const block = host.closest('[data-block-json]') ?? host.querySelector('[data-block-json]');
  const { collectionId } = readBlock(block?.getAttribute('data-block-json') ?? null);
  return collectionId === undefined ? {} : { collectionId };
};
