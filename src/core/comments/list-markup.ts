// Markup of the comment list of a page, for server pages and for the element.
import { formatMessage } from '../i18n/format-message';
import { createNode, type MarkupNode } from '../markup/markup';
import { COMMENT_SORTS, type CommentList, type CommentSort } from './comment';
import { getCommentsHref } from './comment-address';
import { type CommentMarkupContext, createCommentMarkup } from './comment-markup';
import type { CommentItemMessages } from './item-messages';
import type { commentHeadingMessages } from './label-messages';

export interface CommentListContext extends CommentMarkupContext {
  readonly messages: CommentItemMessages & Readonly<Record<keyof typeof commentHeadingMessages, string>>;
}

/** Creates the heading with the count, the sort order, the list and the link to the next page. */
export function createCommentListMarkup(
  { comments, count, nextCursor }: CommentList,
  context: CommentListContext,
): MarkupNode {
  const { messages, locale, address } = context;
  const { rootId, sort } = address;
  const next = nextCursor !== null && getCommentsHref({ ...address, cursor: nextCursor }, 'comments');
  return createNode(
    'div',
    { class: 'site-comments-body' },
    createNode('h2', { id: 'comments-heading' }, messages.heading),
    createNode(
      'p',
      { class: 'site-comments-count', 'data-comment-count': String(count) },
      formatMessage(messages.count, { count }, locale),
    ),
    count > 1 && !rootId && createSortLinks(context),
    rootId &&
      createNode(
        'p',
        {},
        createNode('a', { href: getCommentsHref({ path: address.path, sort }, 'comments') }, messages.all),
      ),
    createNode(
      'ol',
      { class: 'site-comments-list', 'data-comment-list': true, role: 'list' },
      ...comments.map((comment) => createNode('li', {}, createCommentMarkup(comment, context))),
    ),
    next &&
      createNode(
        'p',
        {},
        createNode('a', { rel: 'next', href: next, 'data-comment-more': true }, messages.more),
      ),
  );
}

function createSortLinks({ messages, address, list }: CommentListContext): MarkupNode {
  const current = address.sort ?? list.settings.sort;
  const sorts: readonly CommentSort[] = COMMENT_SORTS.filter(
    (sort) => sort !== 'likes' || list.settings.likes,
  );
  return createNode(
    'nav',
    { class: 'site-comments-sort', 'aria-label': messages.sort },
    createNode(
      'ul',
      { role: 'list' },
      ...sorts.map((sort) =>
        createNode(
          'li',
          {},
          createNode(
            'a',
            {
              href: getCommentsHref({ path: address.path, sort }, 'comments'),
              'data-comment-sort': sort,
              'aria-current': sort === current ? 'true' : undefined,
            },
            messages[sort],
          ),
        ),
      ),
    ),
  );
}
