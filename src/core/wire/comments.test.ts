import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Comment } from '../comments/comment';
import { MAX_COMMENT_LEVELS } from '../comments/comment-limits';
import { CommentSchema } from './comments';

function createTree(levels: number): Comment {
  const replies = levels > 1 ? [createTree(levels - 1)] : [];
  const author = { name: 'Ada', isOwner: false };
  const counts = { likes: 0, hasLiked: false, moreReplies: 0 };
  const times = { createdOn: 1, editedOn: null };
  const may = { canEdit: false, canDelete: false };
  return {
    id: 'a',
    parentId: null,
    author,
    body: 'Hi',
    ...counts,
    ...times,
    ...may,
    state: 'published',
    replies,
  };
}

it('the schema accepts as many levels of replies as comments can have, and no more', () => {
  expect(v.is(CommentSchema, createTree(MAX_COMMENT_LEVELS))).toBe(true);
  expect(v.is(CommentSchema, createTree(MAX_COMMENT_LEVELS + 1))).toBe(false);
});
