// Parses responses of the collection and search calls: any JSON in, declared types out. Pure.
import { ContentStatus } from '../../core/enums/content';
import { readArray, readNumber, readRecord, readString } from '../../core/read';
import type { MonthItem, SearchPreview } from '../../core/wire/content';

/** Drops results without a title or an address. @param limit maximum number of results */
export function readSearchPreview(body: unknown, limit: number): SearchPreview {
  const { query, total, items } = readRecord(body) ?? {};
  const results = readArray(items).flatMap(readResult).slice(0, limit);
  return { query: readString(query), total: Math.max(readNumber(total), results.length), items: results };
}

function readResult(value: unknown): SearchPreview['items'] {
  const { title, url, excerpt, kind } = readRecord(value) ?? {};
  const text = readString(title).trim();
  if (!text || !readString(url)) return [];
  const known = kind === 'item' || kind === 'product' ? kind : 'page';
  return [{ title: text, url: readString(url), excerpt: readString(excerpt), kind: known }];
}

/**
 * Drops items without a start and items that a backend marks as not published (ENM-013). An item without a title gets its
 * address as the title.
 */
export const readMonthItems = (body: unknown): readonly MonthItem[] =>
  readArray(Array.isArray(body) ? body : readRecord(body)?.items).flatMap(readMonthItem);

function readMonthItem(value: unknown): MonthItem[] {
  const { id, title, startDate, endDate, fullUrl, location, workflowState } = readRecord(value) ?? {};
  const start = readNumber(startDate, Number.NaN);
  const { published } = ContentStatus;
  if (!Number.isFinite(start) || readNumber(workflowState, published) !== published) return [];
  const { addressTitle, addressLine1 } = readRecord(location) ?? {};
  return [
    {
      id: readString(id),
      title: readString(title).trim(),
      startDate: start,
      endDate: Math.max(start, readNumber(endDate, start)),
      fullUrl: readString(fullUrl),
      location: { addressTitle: readString(addressTitle), addressLine1: readString(addressLine1) },
    },
  ];
}
