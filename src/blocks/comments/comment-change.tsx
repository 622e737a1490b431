// Changes of the visitor's own comments, in the place of their text.

import type { ReactNode } from 'react';
import type { Comment } from '../../core/comments/comment';
import type { CommentMarkupContext } from '../../core/comments/comment-markup';
import { readRecord, readString } from '../../core/read';
import type { ApiResult } from '../../services/shared/ports';
import { ChangeForm } from './change-form';
import { focusComment } from './comment-list';
import { readText, removeComment, replaceComment } from './comment-nodes';
import { findComment } from './comments.content';
import type { CommentChange, ThreadDeps } from './comments.types';
import { createBox } from './drawing';

export interface CommentChanges {
  /** Shows the form or the question at a comment that is in the page. */
  open(change: CommentChange, id: string): void;
  /** Removes it; an unsaved text is kept for the next time. */
  close(): void;
}

/**
 * @param getContext of the comments that are shown
 * @param onReplace called before nodes of a comment are removed
 * @param onDone called when the server has changed a comment
 */
export function createChanges(
  deps: ThreadDeps,
  getContext: () => CommentMarkupContext,
  { onReplace, onDone }: { onReplace(): void; onDone(): void },
): CommentChanges {
  const { host, services, signal, draw, announce, getMessages } = deps;
  const { comments } = services.calls;
  /** Unsaved texts, by the id of their comment. */
  const texts = new Map<string, string>();
  /** Shows again what the form hides. */
  let restore = (): void => {};
  signal.addEventListener('abort', () => restore());
  const close = (): void => {
    restore();
    restore = () => {};
    draw({ change: null });
  };

  /** @returns why it did not work */
  const finish = (article: HTMLElement, change: CommentChange, sent: ApiResult<Comment | undefined>) => {
    const { retry, held, changed, deleted } = getMessages();
    if (signal.aborted) return '';
    if (!sent.ok) return readString(readRecord(sent.error.body)?.error) || retry;
    close();
    texts.delete(article.dataset.commentId ?? '');
    onReplace();
    const isEdit = change === 'edit';
    const shown = isEdit
      ? sent.data && replaceComment(article, sent.data, deps, getContext())
      : removeComment(article, sent.data, deps, getContext());
    focusComment(shown);
    announce(isEdit ? (sent.data?.state === 'pending' ? held : changed) : deleted);
    onDone();
    return '';
  };
  const render = (change: CommentChange, id: string, article: HTMLElement, text: HTMLElement): ReactNode => (
    <ChangeForm
      key={`${change} ${id}`}
      messages={getMessages()}
      locale={services.settings.locale}
      {...(change === 'edit' && { text: texts.get(id) ?? readText(text) })}
      onInput={(entered) => texts.set(id, entered)}
      onSave={async (body) =>
        finish(article, change, await (change === 'edit' ? comments.edit(id, { body }) : comments.delete(id)))
      }
      onCancel={(isDiscarded) => {
        if (isDiscarded) texts.delete(id);
        close();
        article.querySelector<HTMLElement>(`[data-comment-${change}="${CSS.escape(id)}"]`)?.focus();
      }}
    />
  );

  return {
    open(change, id) {
      const article = findComment(host, id);
      const text = article?.querySelector<HTMLElement>(':scope > .site-comment-text');
      if (!article || !text) return;
      close();
      const box = createBox('div', 'change');
      const actions = article.querySelector<HTMLElement>(':scope > .site-comment-actions');
      const hidden = [actions, change === 'edit' ? text : null].filter((element) => element !== null);
      for (const element of hidden) element.hidden = true;
      text.after(box);
      restore = () => {
        box.remove();
        for (const element of hidden) element.hidden = false;
      };
      draw({ change: { box, content: render(change, id, article, text) } });
    },
    close,
  };
}
