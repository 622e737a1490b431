import { describe, expect, it } from 'vitest';
import type { Comment } from '../../core/comments/comment';
import { type CommentRow, type CommentViewer, createCommentTrees, getThreadState } from './comment';
import { checkComment, hashCommentBody, requireVisible } from './comment-check';
import { parseCommentSettings } from './comment-settings';
import { issueSubmissionId, parseSubmissionId, parseVisitor, signVisitor } from './comment-token';

const createRow = (id: string, parentId: string | null, change: Partial<CommentRow> = {}): CommentRow => ({
  id,
  parentId,
  rootId: parentId === null ? id : 'a',
  authorName: `Author ${id}`,
  authorWebsite: '',
  isOwner: false,
  body: `Body ${id}`,
  state: 'published',
  likes: 0,
  replies: 0,
  createdAt: new Date(0),
  editedAt: null,
  parentName: parentId === null ? null : `Author ${parentId}`,
  accountId: null,
  isOwn: false,
  hasLiked: false,
  ...change,
});

const VIEWER: CommentViewer = { accountId: undefined, canWrite: true, now: 0 };

const print = (comments: readonly Comment[]): string =>
  comments
    .map(({ id, replies, replyTo, state }) => {
      const mark = state === 'removed' ? '!' : state === 'pending' ? '?' : '';
      return `${mark}${id}${replyTo ? `@${replyTo.slice(-1)}` : ''}${replies.length > 0 ? `(${print(replies)})` : ''}`;
    })
    .join(' ');

describe('trees', () => {
  it('nest replies, and keep deeper replies on the last level with the name of the author they reply to', () => {
    const rows = [
      createRow('a', null),
      createRow('b', 'a'),
      createRow('c', 'b'),
      createRow('d', 'c'),
      createRow('e', 'd'),
      createRow('f', 'e'),
      createRow('g', 'a'),
    ];
    expect(print(createCommentTrees(rows, VIEWER))).toBe('a(b(c(d e@d f@e)) g)');
  });

  it('keep a placeholder for a removed comment as long as it has replies', () => {
    const rows = [
      createRow('a', null, { state: 'removed', replies: 1 }),
      createRow('b', 'a', { state: 'spam', replies: 1 }),
      createRow('c', 'b', { parentName: null }),
    ];
    const trees = createCommentTrees(rows, VIEWER);
    expect(print(trees)).toBe('!a(!b(c))');
    expect(JSON.stringify(trees)).not.toMatch(/(Author|Body) [ab]/);
    expect(createCommentTrees([createRow('a', null, { state: 'removed' })], VIEWER)).toEqual([]);
  });

  it('show a pending comment to its author only', () => {
    const pending = { state: 'pending', isOwn: true } as const;
    expect(print(createCommentTrees([createRow('a', null), createRow('b', 'a', pending)], VIEWER))).toBe(
      'a(?b)',
    );
    expect(print(createCommentTrees([createRow('a', null, { state: 'spam', isOwn: true })], VIEWER))).toBe(
      '?a',
    );
    expect(createCommentTrees([createRow('a', null, { state: 'pending' })], VIEWER)).toEqual([]);
  });

  it('allow authors to edit for 15 minutes and while comments are open, and to delete at any time', () => {
    const MINUTE = 60_000;
    const read = (row: Partial<CommentRow>, viewer: Partial<CommentViewer> = {}) => {
      const [{ canEdit, canDelete } = {}] = createCommentTrees([createRow('a', null, row)], {
        ...VIEWER,
        ...viewer,
      });
      return { canEdit, canDelete };
    };
    const both = { canEdit: true, canDelete: true };
    const neither = { canEdit: false, canDelete: false };
    expect(read({})).toEqual(neither);
    expect(read({ isOwn: true })).toEqual(both);
    expect(read({ isOwn: true, state: 'spam' })).toEqual(both);
    expect(read({ isOwn: true }, { now: 15 * MINUTE - 1 })).toEqual(both);
    expect(read({ isOwn: true }, { now: 15 * MINUTE })).toEqual({ canEdit: false, canDelete: true });
    expect(read({ isOwn: true }, { canWrite: false })).toEqual({ canEdit: false, canDelete: true });
    expect(read({ isOwn: true, accountId: 'm' })).toEqual(neither);
    expect(read({ accountId: 'm' }, { accountId: 'm' })).toEqual(both);
    expect(read({ accountId: 'm' }, { accountId: 'n' })).toEqual(neither);
    expect(read({ isOwn: true, isOwner: true })).toEqual(neither);
    expect(read({ isOwn: true, state: 'removed', replies: 1 })).toEqual(neither);
  });

  it('count the replies that are not among the rows', () => {
    const [tree] = createCommentTrees([createRow('a', null, { replies: 5 }), createRow('b', 'a')], VIEWER);
    expect(tree?.moreReplies).toBe(4);
  });

  it('begin with replies whose parent is on an earlier page', () => {
    const rows = [createRow('c', 'b'), createRow('d', 'c')];
    expect(print(createCommentTrees(rows, VIEWER))).toBe('c@b(d)');
  });
});

describe('checkComment', () => {
  const comment = { name: 'Ada', website: '', body: 'Lovely bread, thank you.', trap: '', elapsedMs: 9000 };
  const settings = { requireApproval: false, blockedWords: ['casino', 'cheap  Pills'] };
  const check = (change: object, more: object = {}) =>
    checkComment({ ...comment, isRepeated: false, ...change }, { ...settings, ...more });

  it.each([
    ['publishes a comment without a reason to hold it', {}, 'published', null],
    ['marks the submission of a robot as spam', { trap: 'x' }, 'spam', 'robot'],
    ['marks a submission within two seconds as spam', { elapsedMs: 1999 }, 'spam', 'robot'],
    ['holds a comment with many links', { body: 'http://a https://b www.c' }, 'pending', 'links'],
    ['counts each link once', { body: 'http://www.a.example https://www.b.example' }, 'published', null],
    [
      'does not count a word that only ends like a link',
      { body: 'awww. ewww. eww. awww.' },
      'published',
      null,
    ],
    ['holds links in full-width letters', { body: 'ｈｔｔｐ://a www.b WWW.c' }, 'pending', 'links'],
    ['holds a link in the name', { name: 'https://pills.example' }, 'pending', 'links'],
    ['holds blocked words in full-width letters', { body: 'ｃａｓｉｎｏ' }, 'pending', 'words'],
    ['holds blocked words with invisible characters', { body: 'ca\u200Bsi\u00ADno' }, 'pending', 'words'],
    ['holds blocked words', { body: 'CASINO!' }, 'pending', 'words'],
    ['holds blocked phrases in the name', { name: 'Cheap pills' }, 'pending', 'words'],
    ['compares whole words only', { body: 'casinos' }, 'published', null],
    ['holds a repeated text', { isRepeated: true }, 'pending', 'repeated'],
    ['publishes a repeated short text', { body: 'Thanks!', isRepeated: true }, 'published', null],
    ['holds an id without a signature', { elapsedMs: undefined }, 'pending', 'unsigned'],
  ])('%s', (_, change, state, held) => {
    expect(check(change)).toEqual({ state, held });
  });

  it('holds every comment if approval is required', () => {
    expect(check({}, { requireApproval: true })).toEqual({ state: 'pending', held: 'approval' });
  });
});

it.each([
  ['other case and spaces', 'Lovely  bread', 'lovely\nBREAD', true],
  ['invisible characters', 'Lovely bread', 'Love\u200Bly bread\uFEFF', true],
  ['full-width letters', 'Lovely bread', 'Ｌｏｖｅｌｙ bread', true],
  ['composed letters', 'Café', 'Cafe\u0301', true],
  ['another emoji', '👍', '👎', false],
  ['a number', 'Bread 1', 'Bread 2', false],
])('compares texts with %s', (_, one, other, isSame) => {
  expect(hashCommentBody(one) === hashCommentBody(other)).toBe(isSame);
});

it.each([
  ['Ada', 'Ada'],
  ['👍', '👍'],
  ['\u200B \uFEFF\u2060', ''],
  ['\u3164', ''],
])('requireVisible(%j)', (text, expected) => expect(requireVisible(text)).toBe(expected));

describe('the state of a thread', () => {
  const settings = parseCommentSettings({ closeAfterDays: 10 });
  const DAY = 86_400_000;

  it('becomes closed at the configured age of the item, unless the owner has set another state', () => {
    expect(getThreadState(settings, undefined, 0, 10 * DAY - 1)).toBe('open');
    expect(getThreadState(settings, undefined, 0, 10 * DAY)).toBe('closed');
    expect(getThreadState(settings, undefined, undefined, 99 * DAY)).toBe('open');
    expect(getThreadState(settings, 'open', 0, 99 * DAY)).toBe('open');
    expect(getThreadState(settings, 'closed', 0, 0)).toBe('closed');
    expect(getThreadState(settings, 'off', 0, 0)).toBe('disabled');
    expect(getThreadState(parseCommentSettings({ commentsEnabled: false }), 'open', 0, 0)).toBe('disabled');
  });

  it('uses the default settings if they are invalid', () => {
    expect(parseCommentSettings({ closeAfterDays: -1, commentsEnabled: false })).toEqual(
      parseCommentSettings({}),
    );
  });
});

describe('signed ids', () => {
  const secrets = ['one', 'two'] as const;
  const random = new Uint8Array(10);

  it('contain the time at which the form was rendered, for one site', () => {
    const text = issueSubmissionId(secrets, 'site', 5000, random);
    expect(parseSubmissionId(secrets, 'site', text)?.issuedAt).toBe(5000);
    expect(parseSubmissionId(secrets, 'other', text)).toBeUndefined();
    expect(parseSubmissionId(secrets, 'site', `${text}x`)).toBeUndefined();
    const id = '0198C0DE-0000-7000-8000-000000000000';
    expect(parseSubmissionId(secrets, 'site', id)).toEqual({ id: id.toLowerCase(), issuedAt: undefined });
    expect(parseSubmissionId(secrets, 'site', 'mine')).toBeUndefined();
  });

  it('of a submission are not accepted as those of a visitor', () => {
    expect(parseVisitor(secrets, 'site', signVisitor(secrets, 'site', 'v'))).toBe('v');
    expect(parseVisitor(secrets, 'site', issueSubmissionId(secrets, 'site', 0, random))).toBeUndefined();
  });
});
