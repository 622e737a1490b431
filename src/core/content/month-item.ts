// Entry of an item in the response of `GetItemsByMonth`.
import type { MonthItem } from '../wire/content';
import type { ContentItem } from './content-item';

/** Events have their start and end; posts have their publication time. */
export function toMonthItem({
  id,
  title,
  path,
  publishedAt,
  startAt,
  endAt,
  location,
}: Pick<ContentItem, 'id' | 'title' | 'path' | 'publishedAt' | 'startAt' | 'endAt' | 'location'>): MonthItem {
  const startDate = startAt ?? publishedAt;
  return {
    id,
    title,
    startDate,
    endDate: endAt ?? startDate,
    fullUrl: path,
    ...(location && { location: { ...location } }),
  };
}
