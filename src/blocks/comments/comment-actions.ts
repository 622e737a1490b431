// Likes a comment at once, and takes that back if it fails; reports a comment.

import type { CommentLike } from '../../core/comments/comment';
import { formatMessage } from '../../core/i18n/format-message';
import type { ThreadDeps } from './comments.types';

/** @param form around the button, `data-comment-like` */
export async function toggleLike(form: HTMLFormElement, deps: ThreadDeps): Promise<void> {
  const button = form.querySelector('button');
  if (!button || form.ariaBusy === 'true') return;
  const before = readLike(button);
  form.ariaBusy = 'true';
  showLike(
    button,
    { hasLiked: !before.hasLiked, likes: Math.max(0, before.likes + (before.hasLiked ? -1 : 1)) },
    deps,
  );
  const result = await deps.services.calls.comments.like(form.dataset.commentLike ?? '');
  form.ariaBusy = null;
  showLike(button, result.ok ? result.data : before, deps);
  if (!result.ok) deps.announce(deps.getMessages().actionFailed);
}

/** Says thank you in place of the button. @param form `data-comment-flag` */
export async function reportComment(form: HTMLFormElement, deps: ThreadDeps): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const result = await deps.services.calls.comments.flag(form.dataset.commentFlag ?? '');
  form.ariaBusy = null;
  if (deps.signal.aborted) return;
  const { flagged, actionFailed } = deps.getMessages();
  if (!result.ok) return deps.announce(actionFailed);
  const text = document.createElement('p');
  text.className = 'note';
  text.textContent = flagged;
  text.tabIndex = -1;
  const hadFocus = form.contains(document.activeElement);
  form.replaceWith(text);
  if (hadFocus) text.focus();
  else deps.announce(flagged);
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
  const messages = getMessages();
  const number = button.querySelector('[data-comment-likes]');
  button.setAttribute('aria-pressed', String(hasLiked));
  // As the markup of the server: the word, hidden texts, the number.
  const [word] = button.childNodes;
  if (word) word.textContent = hasLiked ? messages.liked : messages.like;
  if (!number) return;
  number.textContent = String(likes);
  const count = formatMessage(messages.likeCount, { count: likes }, services.settings.locale);
  if (number.nextElementSibling) number.nextElementSibling.textContent = `, ${count}`;
}
