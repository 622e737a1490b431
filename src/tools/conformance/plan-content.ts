// Checks of the calls of content collections and of the search, which are not part of the specification. They only read.
import type { CallName } from '../../core/calls';
import { ItemsByMonthSchema, SearchPreviewSchema } from '../../core/wire/content';
import { type Check, OK, rejects, responds } from './checks';
import { ConformanceError, expectImplemented, expectJson } from './expect';

/** Calls of content, in the order in which they are checked. */
export const CONTENT_CALLS = ['itemsByMonth', 'searchPreview'] as const satisfies readonly CallName[];

export type ContentCallName = (typeof CONTENT_CALLS)[number];

/** A collection that does not exist is empty. */
const UNKNOWN = { month: '07-2025', collectionId: 'conformance-unknown' };

export const contentChecks = (): Readonly<Record<ContentCallName, readonly Check[]>> => ({
  itemsByMonth: [
    responds('itemsByMonth', ItemsByMonthSchema, { query: UNKNOWN }),
    rejects(
      'itemsByMonth',
      { query: { ...UNKNOWN, month: '13-2025' } },
      'rejects a month that does not exist',
      [400],
    ),
  ],
  searchPreview: [
    responds('searchPreview', SearchPreviewSchema, { query: { q: 'a', limit: '3' } }),
    {
      title: 'repeats the query and returns no more than asked for',
      async run(call) {
        const reply = await call('searchPreview', { query: { q: 'conformance', limit: '1' } });
        expectImplemented(reply, OK);
        const { query, items, total } = expectJson(reply, SearchPreviewSchema);
        if (query !== 'conformance') throw new ConformanceError(`query: ${query} instead of conformance`);
        if (items.length > 1 || total < items.length)
          throw new ConformanceError(`${items.length} items of ${total} with limit=1`);
      },
    },
  ],
});
