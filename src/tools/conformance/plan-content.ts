// Checks of the calls for content collections, comments and search, which are not part of the specification. They
// change nothing.
import type { CallName } from '../../core/calls';
import { CommentCountsSchema } from '../../core/wire/comments';
import { ItemsByMonthSchema, SearchPreviewSchema } from '../../core/wire/content';
import { type Check, checksCrumb, OK, rejects, responds } from './checks';
import { ConformanceError, expectImplemented, expectJson } from './expect';

/** Calls for content, in the order of their checks. */
export const CONTENT_CALLS = [
  'itemsByMonth',
  'searchPreview',
  'comments',
  'addComment',
  'commentCounts',
  'likeComment',
  'flagComment',
  'editComment',
  'deleteComment',
] as const satisfies readonly CallName[];

export type ContentCallName = (typeof CONTENT_CALLS)[number];

/** No item and no comment has this id. */
const UNKNOWN_ID = '0198c0de-0000-7000-8000-000000000000';

const COMMENT = {
  itemId: 'conformance-unknown',
  name: 'A',
  email: 'a@example.org',
  body: 'A',
  submissionId: UNKNOWN_ID,
};

/** Comments by others look like unknown ones, too. */
const changes = (
  name: 'likeComment' | 'flagComment' | 'editComment' | 'deleteComment',
  json: object = {},
): readonly Check[] => [
  rejects(name, { params: { id: UNKNOWN_ID }, json }, 'rejects an unknown comment', [404]),
  checksCrumb(name, { params: { id: UNKNOWN_ID }, json }),
];

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
  comments: [
    rejects('comments', { query: { itemId: 'conformance-unknown' } }, 'rejects an unknown item', [404]),
  ],
  addComment: [
    rejects('addComment', { json: COMMENT }, 'rejects an unknown item', [404]),
    checksCrumb('addComment', { json: COMMENT }),
  ],
  commentCounts: [
    responds('commentCounts', CommentCountsSchema, { query: { ids: 'conformance-unknown' } }),
    {
      title: 'counts 0 for an unknown item',
      async run(call) {
        const reply = await call('commentCounts', { query: { ids: 'conformance-unknown' } });
        const { counts } = expectJson(reply, CommentCountsSchema);
        if (counts['conformance-unknown'] !== 0)
          throw new ConformanceError(`counts: ${JSON.stringify(counts)} instead of 0 for the unknown item`);
      },
    },
  ],
  likeComment: changes('likeComment'),
  flagComment: changes('flagComment'),
  editComment: changes('editComment', { body: 'A' }),
  deleteComment: changes('deleteComment'),
});
