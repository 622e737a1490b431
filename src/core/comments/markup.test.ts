import { describe, expect, it } from 'vitest';
import { renderHtml } from '../markup/markup';
import { createBodyMarkup } from './body-markup';
import type { Comment, CommentList } from './comment';
import { getCommentsHref, parseCommentAddress } from './comment-address';
import { createCommentFormMarkup } from './form-markup';
import { createCommentListMarkup } from './list-markup';
import { commentFormMessages, commentListMessages } from './messages';
import { createProblemsMarkup } from './problems-markup';

const print = (body: string): string => createBodyMarkup(body).map(renderHtml).join('');

describe('the text of a comment', () => {
  it('has paragraphs and line breaks', () => {
    expect(print('one\ntwo\n\n\nthree')).toBe('<p>one<br>two</p><p>three</p>');
  });

  it('is escaped', () => {
    expect(print('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });

  it('links only web addresses, without the punctuation around them', () => {
    expect(print('See https://example.org/a?b=1&c. Or (http://b.example)!')).toBe(
      '<p>See <a href="https://example.org/a?b=1&amp;c" rel="ugc nofollow">https://example.org/a?b=1&amp;c</a>. Or (<a href="http://b.example/" rel="ugc nofollow">http://b.example</a>)!</p>',
    );
    expect(print('javascript:alert(1) ftp://a.example https://')).not.toContain('<a');
  });
});

const createComment = (change: Partial<Comment> = {}): Comment => ({
  id: 'c1',
  parentId: null,
  author: { name: 'Ada <b>', isOwner: false },
  body: 'Hello',
  createdOn: Date.parse('2026-03-10T12:00:00Z'),
  editedOn: null,
  likes: 2,
  hasLiked: false,
  state: 'published',
  canEdit: false,
  canDelete: false,
  replies: [],
  moreReplies: 0,
  ...change,
});

const settings: CommentList['settings'] = {
  allowAnonymous: true,
  requireApproval: false,
  threaded: true,
  likes: true,
  flags: true,
  maxLength: 5000,
  sort: 'newest',
};

function printList(comments: readonly Comment[], change: Partial<CommentList> = {}, query = ''): string {
  const list: CommentList = {
    comments,
    count: comments.length,
    nextCursor: null,
    state: 'open',
    settings,
    submissionId: 's',
    ...change,
  };
  const address = parseCommentAddress('/news/one', new URLSearchParams(query));
  const context = { messages: commentListMessages, locale: 'en', timeZone: 'UTC', address, list };
  return renderHtml(createCommentListMarkup(list, context));
}

describe('the list', () => {
  it('nests replies as articles with their time [BLK-007]', () => {
    const reply = createComment({ id: 'c2', parentId: 'c1', author: { name: 'Ben', isOwner: true } });
    const text = printList([createComment({ replies: [reply] })]);
    expect(text).toMatch(/<ol[^>]*data-comment-list[^>]*><li><article[^>]*id="comment-c1"/);
    expect(text).toMatch(
      /id="comment-c1".*<ol[^>]*><li><article[^>]*id="comment-c2"[^>]*data-comment-parent="c1"/,
    );
    expect(text).toContain('<time datetime="2026-03-10T12:00:00.000Z">');
    expect(text).toContain('Ada &lt;b&gt;');
    expect(text).toContain(commentListMessages.owner);
  });

  it('keeps the sort order and the page in its links', () => {
    const text = printList([createComment()], { nextCursor: 'x' }, 'sort=oldest&cursor=y');
    expect(text).toContain('href="/news/one?sort=oldest&amp;cursor=x#comments"');
    expect(text).toContain('href="/news/one?sort=oldest&amp;cursor=y&amp;reply-to=c1#comment-form"');
    expect(text).toContain('value="/news/one?sort=oldest&amp;cursor=y#comment-c1"');
  });

  it('offers only the actions that the settings and the state of the thread allow', () => {
    const off = { ...settings, threaded: false, likes: false, flags: false };
    expect(printList([createComment()], { settings: off })).not.toMatch(/<form|reply-to/);
    expect(printList([createComment()], { state: 'closed' })).not.toContain('reply-to');
  });

  it('shows removed and pending comments without actions', () => {
    const removed = printList([
      createComment({ state: 'removed', body: '', author: { name: '', isOwner: false } }),
    ]);
    expect(removed).toContain(commentListMessages.removed);
    const pending = printList([createComment({ state: 'pending' })]);
    expect(pending).toContain(commentListMessages.pending);
    for (const text of [removed, pending]) expect(text).not.toMatch(/<form|reply-to/);
  });

  it('links to the remaining replies', () => {
    expect(printList([createComment({ moreReplies: 3 })])).toContain(
      'href="/news/one?comment=c1#comment-c1" data-comment-more-replies="c1">Show 3 more replies',
    );
  });
});

it('omits an unknown sort order from an address', () => {
  const address = parseCommentAddress('/a', new URLSearchParams('sort=worst&comment=c&other=1'));
  expect(getCommentsHref(address, 'comments')).toBe('/a?comment=c#comments');
});

describe('the form', () => {
  const context = {
    messages: { ...commentFormMessages, ...commentListMessages },
    locale: 'en',
    address: { path: '/news/one' },
    thread: { itemId: 'i' },
    submissionId: 's',
  };

  it('keeps the input and shows each error at its field', () => {
    const errors = { email: 'Wrong.' };
    const text = renderHtml(
      createCommentFormMarkup({
        ...context,
        values: { body: 'My <text>' },
        errors,
        problems: createProblemsMarkup('Please check', errors),
      }),
    );
    expect(text).toContain('My &lt;text&gt;</textarea>');
    expect(text).toContain('<a href="#comment-email">Wrong.</a>');
    expect(text).toMatch(/aria-describedby="comment-email-hint comment-email-error" aria-invalid="true"/);
  });

  it('names the comment that it replies to', () => {
    const text = renderHtml(createCommentFormMarkup({ ...context, parent: { id: 'c1', name: 'Ada' } }));
    expect(text).toContain('Reply to Ada');
    expect(text).toContain('name="parentId" value="c1"');
  });

  it('asks a member for the text only', () => {
    const text = renderHtml(createCommentFormMarkup({ ...context, memberName: 'Ada' }));
    expect(text).toContain('Commenting as Ada.');
    expect(text).not.toContain('name="email"');
  });
});
