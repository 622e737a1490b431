// Nodes of single comments: their text, and their replacement after a change.
import type { Comment } from '../../core/comments/comment';
import type { CommentMarkupContext } from '../../core/comments/comment-markup';
import { createItem } from './comment-list';
import { describeTimes } from './comment-times';
import { findComment, findList, getAuthorName } from './comments.content';
import type { ThreadDeps } from './comments.types';

/** The plain text of a rendered comment, with a blank line between paragraphs. */
export const readText = (text: Element): string =>
  [...text.children].map((paragraph) => [...paragraph.childNodes].map(readNode).join('')).join('\n\n');

const readNode = (node: Node): string => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''));

/** Rerenders a comment in place, keeping its replies. @returns its article */
export function replaceComment(
  article: HTMLElement,
  comment: Comment,
  { host, services }: ThreadDeps,
  context: CommentMarkupContext,
): HTMLElement | undefined {
  const before = article.closest('li');
  if (!before) return undefined;
  const above = comment.parentId ? findComment(host, comment.parentId) : null;
  const isDeepest = above && before.parentElement?.closest('[data-comment-id]') !== above;
  const shown = isDeepest ? { replyTo: getAuthorName(above), ...comment } : comment;
  const replies = article.querySelector(':scope > ol');
  const item = createItem(shown, context);
  before.replaceWith(item);
  describeTimes(item, services);
  const drawn = findComment(host, comment.id);
  if (replies) drawn?.append(replies);
  return drawn ?? undefined;
}

/**
 * Leaves a placeholder if there are replies.
 * @param placeholder the comment's placeholder from the server
 * @returns the comment to which the focus moves
 */
export function removeComment(
  article: HTMLElement,
  placeholder: Comment | undefined,
  deps: ThreadDeps,
  context: CommentMarkupContext,
): HTMLElement | undefined {
  if (placeholder && hasReplies(article)) return replaceComment(article, placeholder, deps, context);
  const item = article.closest('li');
  const list = item?.parentElement;
  const next = [item?.nextElementSibling, item?.previousElementSibling]
    .map((other) => other?.querySelector<HTMLElement>(':scope > article'))
    .find((other) => !!other);
  item?.remove();
  if (next) return next;
  const parent = list?.closest<HTMLElement>('[data-comment-id]');
  if (!parent) return findList(deps.host) ?? undefined;
  if (list?.childElementCount === 0) list.remove();
  // A placeholder without replies is no longer needed.
  return parent.dataset.state === 'removed' && !hasReplies(parent)
    ? removeComment(parent, undefined, deps, context)
    : parent;
}

const hasReplies = (article: Element): boolean => article.querySelector(':scope > ol > li') !== null;
