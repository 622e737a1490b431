// Finds the events of the page: a server-rendered month, a list, a table, or a month rendered by a site builder's script.
import { createJsonReader } from '../../kit/element/json-options';
import type { MarkupOptionsReader } from '../../kit/element/options';

export interface CalendarContent {
  /** The server-rendered month. */
  readonly printed: HTMLElement | null;
  /** Whether other nodes of the page contain events. */
  readonly hasEvents: boolean;
}

/** Events of a page: dates of items, and a month rendered by a site builder's script. */
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
