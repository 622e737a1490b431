// Markup of one comment with its replies, for server pages and for the element.

import { getSitePath } from '../call-path';
import { calls } from '../calls';
import { formatMessage } from '../i18n/format-message';
import { createNode, type MarkupChild, type MarkupNode } from '../markup/markup';
import { createBodyMarkup } from './body-markup';
import type { Comment, CommentList } from './comment';
import { type CommentAddress, getCommentsHref } from './comment-address';
import { COMMENT_FORM_ID } from './comment-form-id';
import type { CommentItemMessages } from './item-messages';

export interface CommentMarkupContext {
  readonly messages: CommentItemMessages;
  /** BCP 47. */
  readonly locale: string;
  /** Time zone of the site (IANA name). */
  readonly timeZone: string;
  /** Address of the current page with comments. */
  readonly address: CommentAddress;
  readonly list: Pick<CommentList, 'state' | 'settings'>;
}

/** Creates an `<article>` with the replies in a nested list. */
export function createCommentMarkup(comment: Comment, context: CommentMarkupContext): MarkupNode {
  const { messages } = context;
  const { id, parentId, replies, state, body, author } = comment;
  const isRemoved = state === 'removed';
  return createNode(
    'article',
    {
      class: 'site-comment',
      id: `comment-${id}`,
      'data-comment-id': id,
      'data-comment-parent': parentId ?? undefined,
      'data-state': state,
      'data-owner': author.isOwner,
    },
    isRemoved ? createNode('p', { class: 'note' }, messages.removed) : createHead(comment, context),
    comment.replyTo &&
      createNode(
        'p',
        { class: 'note' },
        formatMessage(messages.inReplyTo, { name: comment.replyTo }, context.locale),
      ),
    state === 'pending' && createNode('p', { class: 'note' }, messages.pending),
    !isRemoved && createNode('div', { class: 'site-comment-text' }, ...createBodyMarkup(body)),
    !isRemoved && createActions(comment, context),
    (replies.length > 0 || comment.moreReplies > 0) &&
      createNode(
        'ol',
        { class: 'site-comments-list', role: 'list' },
        ...replies.map((reply) => createNode('li', {}, createCommentMarkup(reply, context))),
        createMoreReplies(comment, context),
      ),
  );
}

function createHead({ author, createdOn, editedOn, id }: Comment, context: CommentMarkupContext): MarkupNode {
  const { messages, address } = context;
  const { name, website, isOwner } = author;
  const time = createNode(
    'time',
    { datetime: new Date(createdOn).toISOString() },
    formatCommentTime(createdOn, context),
  );
  return createNode(
    'p',
    { class: 'site-comment-head' },
    createNode(
      'b',
      { class: 'site-comment-author' },
      website ? createNode('a', { href: website, rel: 'ugc nofollow' }, name) : name,
    ),
    isOwner && ' ',
    isOwner && createNode('span', { class: 'site-comment-badge' }, messages.owner),
    ' ',
    createNode('a', { class: 'site-comment-link', href: getCommentsHref(address, `comment-${id}`) }, time),
    editedOn !== null && ` (${messages.edited})`,
  );
}

/** Date and time of day in the time zone of the site. */
export const formatCommentTime = (
  time: number,
  { locale, timeZone }: Pick<CommentMarkupContext, 'locale' | 'timeZone'>,
): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(time);

/** Buttons of a published comment, as forms so that they work without script. */
function createActions(comment: Comment, context: CommentMarkupContext): MarkupNode | false {
  const { messages, locale, address, list } = context;
  const { id, author, likes, hasLiked } = comment;
  const { settings, state } = list;
  const canReply = settings.threaded && state === 'open';
  const hidden = (text: string): MarkupNode =>
    createNode('span', { class: 'site-form-visually-hidden' }, text);
  const by = hidden(`: ${author.name}`);
  const count = formatMessage(messages.likeCount, { count: likes }, locale);
  const isPublished = comment.state === 'published';
  const actions = [
    isPublished &&
      canReply &&
      createNode(
        'a',
        { href: getCommentsHref({ ...address, replyTo: id }, COMMENT_FORM_ID), 'data-comment-reply': id },
        messages.reply,
        by,
      ),
    isPublished &&
      settings.likes &&
      createAction('like', comment, context, [
        hasLiked ? messages.liked : messages.like,
        by,
        ' ',
        createNode('span', { 'data-comment-likes': true, 'aria-hidden': 'true' }, String(likes)),
        hidden(`, ${count}`),
      ]),
    comment.canEdit && createChange('edit', comment, [messages.edit, by]),
    comment.canDelete && createChange('delete', comment, [messages.delete, by]),
    isPublished &&
      settings.flags &&
      !comment.canDelete &&
      createAction('flag', comment, context, [messages.flag, by]),
  ].filter(Boolean);
  return actions.length > 0 && createNode('div', { class: 'site-comment-actions' }, ...actions);
}

/** Links to a page of the server. */
function createChange(change: 'edit' | 'delete', { id }: Comment, label: readonly MarkupChild[]): MarkupNode {
  const call = change === 'edit' ? calls.editCommentPage : calls.deleteCommentPage;
  return createNode(
    'a',
    { href: getSitePath(call, { id }), rel: 'nofollow', [`data-comment-${change}`]: id },
    ...label,
  );
}

function createAction(
  action: 'like' | 'flag',
  { id, hasLiked }: Comment,
  { address }: CommentMarkupContext,
  label: readonly MarkupChild[],
): MarkupNode {
  const call = action === 'like' ? calls.likeComment : calls.flagComment;
  const pressed = action === 'like' ? String(hasLiked) : undefined;
  return createNode(
    'form',
    { method: 'post', action: getSitePath(call, { id }), [`data-comment-${action}`]: id },
    createNode('input', {
      type: 'hidden',
      name: 'returnTo',
      value: getCommentsHref(address, `comment-${id}`),
      autocomplete: 'off',
    }),
    createNode('button', { class: 'quiet', 'aria-pressed': pressed }, ...label),
  );
}

function createMoreReplies({ id, moreReplies }: Comment, context: CommentMarkupContext): MarkupNode | false {
  if (moreReplies === 0) return false;
  const { messages, locale, address } = context;
  const href = getCommentsHref({ path: address.path, sort: address.sort, rootId: id }, `comment-${id}`);
  const text = formatMessage(messages.moreReplies, { count: moreReplies }, locale);
  return createNode('li', {}, createNode('a', { href, 'data-comment-more-replies': id }, text));
}
