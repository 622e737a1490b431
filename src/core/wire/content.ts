/** Content collections and search on the wire. None of these calls are documented. */
import * as v from 'valibot';

/** An entry of `GET /api/open/GetItemsByMonth`. */
export type MonthItem = v.InferOutput<typeof MonthItemSchema>;

/** Response of `GET /api/search/preview`. */
export type SearchPreview = v.InferOutput<typeof SearchPreviewSchema>;

const time = v.pipe(v.number(), v.integer(), v.description('Epoch milliseconds.'));

export const MonthItemSchema = v.object({
  id: v.pipe(v.string(), v.description('24 hexadecimal digits.')),
  title: v.string(),
  startDate: v.pipe(time, v.description('Epoch milliseconds; for a post, the publication time.')),
  endDate: v.pipe(time, v.description('Epoch milliseconds; equal to the start if the item has no end.')),
  fullUrl: v.pipe(v.string(), v.description('Path on the site.')),
  location: v.optional(
    v.object({
      addressTitle: v.optional(v.string()),
      addressLine1: v.optional(v.string()),
    }),
  ),
});

/** A bare array, ordered by start. Empty for a month without items. */
export const ItemsByMonthSchema = v.array(MonthItemSchema);

export const SEARCH_KINDS = ['item', 'product', 'page'] as const;

export const SearchPreviewSchema = v.object({
  query: v.pipe(v.string(), v.description('The search terms.')),
  total: v.pipe(v.number(), v.description('Total number of results.')),
  items: v.array(
    v.object({
      title: v.string(),
      url: v.pipe(v.string(), v.description('Path on the site.')),
      excerpt: v.pipe(v.string(), v.description('Plain text around the first match.')),
      kind: v.picklist(SEARCH_KINDS),
    }),
  ),
});
