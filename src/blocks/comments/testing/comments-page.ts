// Markup and data of comments for specs, as the server prints them.
import { fixture, html } from '@open-wc/testing';
import type { Comment, CommentList } from '../../../core/comments/comment';
import { createCommentFormMarkup } from '../../../core/comments/form-markup';
import { createCommentListMarkup } from '../../../core/comments/list-markup';
import { commentFormMessages, commentListMessages } from '../../../core/comments/messages';
import { renderHtml } from '../../../core/markup/markup';
import { type Provided, provideServices } from '../../../kit/testing/provide-services';
import { settle, waitUntil } from '../../../kit/testing/wait';

export type Comments = HTMLElementTagNameMap['site-comments'];

export const ITEM = '6752923539ec342677c147e6';

/** A valid id for a number. */
export const getId = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const createComment = (n: number, more: Partial<Comment> = {}): Comment => ({
  id: getId(n),
  parentId: null,
  author: { name: `Author ${n}`, isOwner: false },
  body: `Text ${n}`,
  createdOn: Date.UTC(2025, 0, 1, 12),
  editedOn: null,
  likes: 2,
  hasLiked: false,
  state: 'published',
  canEdit: false,
  canDelete: false,
  replies: [],
  moreReplies: 0,
  ...more,
});

export const createReply = (n: number, parent: number, more: Partial<Comment> = {}): Comment =>
  createComment(n, { parentId: getId(parent), ...more });

export const createList = (comments: readonly Comment[], more: Partial<CommentList> = {}): CommentList => ({
  comments,
  count: comments.length,
  nextCursor: null,
  state: 'open',
  settings: {
    allowAnonymous: true,
    requireApproval: false,
    threaded: true,
    likes: true,
    flags: true,
    maxLength: 5000,
    sort: 'newest',
  },
  submissionId: 'next-id',
  ...more,
});

/** Services of a visitor of an English site. @param context of the site */
export const provideComments = (
  options: Parameters<typeof provideServices>[0] = {},
  context: object = {},
): Provided =>
  provideServices({ cookies: { crumb: 'x' }, ...options }, { settings: { locale: 'en-US' }, context });

async function create(markup: string): Promise<Comments> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.querySelector('site-comments')!;
  await settle(element);
  return element;
}

/** The mount of a published page, or an element with an item only. */
export const createEmpty = (attributes = `item-id="${ITEM}"`, content = ''): Promise<Comments> =>
  create(`<site-comments ${attributes}>${content}</site-comments>`);

/** The thread as the server prints it, enhanced. */
export async function createPrinted(list = createList([createComment(1)])): Promise<Comments> {
  const element = await create(printThread(list));
  await waitUntil(() => element.querySelector('[data-comment-status]'));
  return element;
}

export function printThread(list: CommentList): string {
  const context = {
    messages: commentListMessages,
    locale: 'en-US',
    timeZone: 'UTC',
    address: { path: '/news/one' },
    list,
  };
  const form = createCommentFormMarkup({
    messages: { ...commentListMessages, ...commentFormMessages },
    locale: 'en-US',
    address: context.address,
    thread: { itemId: ITEM },
    submissionId: 'printed-id',
  });
  return `<site-comments id="comments" item-id="${ITEM}">${renderHtml(createCommentListMarkup(list, context))}${renderHtml(form)}</site-comments>`;
}

/** The texts of the comments in the order of the page. */
export const getTexts = (element: Element): string[] =>
  [...element.querySelectorAll('.site-comment-text')].map(({ textContent }) => textContent.trim());

export const find = <E extends HTMLElement = HTMLElement>(element: Element, selector: string): E =>
  element.querySelector<E>(selector)!;

export const findArticle = (element: Element, n: number): HTMLElement =>
  find(element, `#comment-${getId(n)}`);

export const getStatus = (element: Element): string => find(element, '[data-comment-status]').textContent;
