// Likes a comment optimistically, reverting the like if it fails; reports a comment.

import type { CommentLike } from '../../core/comments/comment';
import { commentFlagMessages } from '../../core/comments/flag-messages';
import { commentLikeMessages } from '../../core/comments/like-messages';
import { formatMessage } from '../../core/i18n/format-message';
import { actionMessages } from './action-messages';
import type { ThreadDeps, ThreadPart } from './comments.types';

/** Handles the forms around the buttons, with `data-comment-like` or `data-comment-flag`. */
export const createActions = (deps: ThreadDeps): ThreadPart => ({
  async handle(form) {
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    const { commentLike = '', commentFlag } = form.dataset;
    const isDone = await (commentFlag ? report(form, commentFlag, deps) : like(form, commentLike, deps));
    form.ariaBusy = null;
    if (!isDone) deps.announce(deps.getMessages(actionMessages).actionFailed);
  },
});

async function like(form: HTMLElement, id: string, deps: ThreadDeps): Promise<boolean> {
  const button = form.querySelector('button');
  if (!button) return true;
  const before = readLike(button);
  const { hasLiked, likes } = before;
  showLike(button, { hasLiked: !hasLiked, likes: Math.max(0, likes + (hasLiked ? -1 : 1)) }, deps);
  const result = await deps.services.calls.comments.like(id);
  showLike(button, result.ok ? result.data : before, deps);
  return result.ok;
}

/** Replaces the button with a thank-you message. */
async function report(
  form: HTMLElement,
  id: string,
  { services, signal, announce, getMessages }: ThreadDeps,
): Promise<boolean> {
  const result = await services.calls.comments.flag(id);
  if (signal.aborted || !result.ok) return result.ok;
  const { flagged } = getMessages(commentFlagMessages);
  const text = document.createElement('p');
  text.className = 'note';
  text.textContent = flagged;
  text.tabIndex = -1;
  const hadFocus = form.contains(document.activeElement);
  form.replaceWith(text);
  if (hadFocus) text.focus();
  else announce(flagged);
  return true;
}

function readLike(button: HTMLButtonElement): CommentLike {
  const likes = Number(button.querySelector('[data-comment-likes]')?.textContent) || 0;
  return { likes, hasLiked: button.getAttribute('aria-pressed') === 'true' };
}

function showLike(
  button: HTMLButtonElement,
  { likes, hasLiked }: CommentLike,
  { services, getMessages }: ThreadDeps,
): void {
  const messages = getMessages(commentLikeMessages);
  const number = button.querySelector('[data-comment-likes]');
  button.setAttribute('aria-pressed', String(hasLiked));
  // Same structure as the server's markup: the word, hidden texts, the number.
  const [word] = button.childNodes;
  if (word) word.textContent = hasLiked ? messages.liked : messages.like;
  if (!number) return;
  number.textContent = String(likes);
  const count = formatMessage(messages.likeCount, { count: likes }, services.settings.locale);
  if (number.nextElementSibling) number.nextElementSibling.textContent = `, ${count}`;
}
