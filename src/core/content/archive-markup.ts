// Markup of an archive: months with the number of their items, optionally with the items.
import { createNode, type MarkupNode } from '../markup/markup';
import type { ContentCount, ContentItem } from './content-item';
import { formatItemTime, type ItemMarkupContext } from './item-markup';
import { getListHref } from './list-address';
import { formatMonthName, getMonth, type Month } from './month';

/**
 * `<ul class="site-archive-months">` with a link per month, newest first.
 * @param items listed below their months; months without items are only links
 */
export function createArchiveMarkup(
  months: readonly ContentCount<Month>[],
  items: readonly ContentItem[],
  context: ItemMarkupContext,
): MarkupNode {
  const groups = groupByMonth(items, context.timeZone);
  return createNode(
    'ul',
    { class: 'site-archive-months' },
    ...months.map((month) => createMonth(month, groups.get(toKey(month.value)) ?? [], context)),
  );
}

function createMonth(
  { value, count }: ContentCount<Month>,
  items: readonly ContentItem[],
  context: ItemMarkupContext,
): MarkupNode {
  const { collection, locale } = context;
  return createNode(
    'li',
    { class: 'site-archive-month' },
    createNode('a', { href: getListHref(collection.path, { month: value }) }, formatMonthName(value, locale)),
    ' ',
    createNode('data', { value: String(count) }, `(${count})`),
    items.length > 0 &&
      createNode('ul', { class: 'site-archive-items' }, ...items.map((item) => createEntry(item, context))),
  );
}

function createEntry(item: ContentItem, context: ItemMarkupContext): MarkupNode {
  const at = item.startAt ?? item.publishedAt;
  return createNode(
    'li',
    {},
    createNode('time', { datetime: new Date(at).toISOString() }, formatItemTime(item, context)),
    ' ',
    createNode('a', { href: item.path }, item.title),
  );
}

function groupByMonth(items: readonly ContentItem[], timeZone: string): Map<string, ContentItem[]> {
  const groups = new Map<string, ContentItem[]>();
  for (const item of items) {
    const key = toKey(getMonth(item.startAt ?? item.publishedAt, timeZone));
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const toKey = ({ year, month }: Month): string => `${year}-${month}`;
