import { expect, it } from 'vitest';
import { readComment, readCommentCounts, readCommentLike, readCommentList } from './read-comments';

const comment = {
  id: 'c1',
  parentId: null,
  author: { name: 'Ada', isOwner: false },
  body: 'Hi',
  createdOn: 1,
  editedOn: null,
  likes: 0,
  hasLiked: false,
  canEdit: false,
  canDelete: false,
  state: 'published',
  replies: [],
  moreReplies: 0,
};

it('reads a list and omits invalid comments', () => {
  const list = {
    comments: [{ ...comment, replies: [{ ...comment, id: 'c2', parentId: 'c1' }] }],
    count: 2,
    nextCursor: 'n',
    state: 'closed',
    settings: {
      allowAnonymous: true,
      requireApproval: true,
      threaded: true,
      likes: true,
      flags: false,
      maxLength: 9,
      sort: 'likes',
    },
    submissionId: 's',
  };
  expect(readCommentList(list)).toEqual(list);
  const broken = [
    null,
    'x',
    { ...comment, id: '' },
    { ...comment, createdOn: 'x' },
    { ...comment, createdOn: 1e300 },
  ];
  expect(readCommentList({ ...list, comments: broken }).comments).toEqual([]);
  expect(readCommentList('<html>')).toMatchObject({
    comments: [],
    count: 0,
    nextCursor: null,
    state: 'open',
  });
});

it('omits websites with other protocols, and replies below the fourth level', () => {
  const author = { name: 'Eve', isOwner: 'yes', website: 'javascript:alert(1)' };
  expect(readComment({ ...comment, author })?.author).toEqual({ name: 'Eve', isOwner: false });
  const nest = (levels: number): object => ({ ...comment, replies: levels > 1 ? [nest(levels - 1)] : [] });
  let levels = 0;
  for (let at = readComment(nest(9)); at; at = at.replies[0]) levels++;
  expect(levels).toBe(4);
});

it('reads likes and counts', () => {
  expect(readCommentLike({ likes: '3', hasLiked: true })).toEqual({ likes: 3, hasLiked: true });
  expect(readCommentLike(null)).toEqual({ likes: 0, hasLiked: false });
  expect(readCommentCounts({ counts: { a: 3, b: -1, c: 'x' } })).toEqual({ counts: { a: 3, b: 0, c: 0 } });
});
