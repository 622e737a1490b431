// Edits and deletes the visitor's own comments, in place of their text.

import { createPortal } from 'react-dom';
import { commentChangeMessages } from '../../core/comments/change-messages';
import type { Comment } from '../../core/comments/comment';
import { commentItemMessages } from '../../core/comments/item-messages';
import { commentProblemMessages } from '../../core/comments/problem-messages';
import { commentReceiptMessages } from '../../core/comments/receipt-messages';
import { createNode } from '../../core/markup/markup';
import { readRecord, readString } from '../../core/read';
import { adoptStyles } from '../../kit/element/styles';
import { buildDom } from '../../kit/markup/dom-builder';
import type { ApiResult } from '../../services/shared/ports';
import { ChangeForm } from './change-form';
import type { CommentListController } from './comment-list';
import { readText, removeComment, replaceComment } from './comment-nodes';
import { findComment, focusComment } from './comments.content';
import type { ThreadDeps, ThreadPart } from './comments.types';
import styles from './interactive-comments.css?inline';
import { sendingMessages } from './sending-messages';

/** Changes that visitors can make to their own comments. */
type CommentChange = 'edit' | 'delete';

export function createChanges(deps: ThreadDeps, list: CommentListController): ThreadPart {
  const { host, services, signal, draw, announce, closers } = deps;
  const { comments } = services.calls;
  const getMessages = () =>
    deps.getMessages({
      ...commentItemMessages,
      ...commentReceiptMessages,
      ...commentProblemMessages,
      ...sendingMessages,
      ...commentChangeMessages,
    });
  /** Unsaved texts by comment id. */
  const texts = new Map<string, string>();
  /** Shows the nodes that the form hides again. */
  let restore = (): void => {};
  signal.addEventListener('abort', () => restore());
  const close = (): void => {
    restore();
    restore = () => {};
    draw('change');
  };
  adoptStyles(host, [styles]);
  closers.add(close);

  /** @returns an error message; empty on success */
  const finish = (article: HTMLElement, change: CommentChange, sent: ApiResult<Comment | undefined>) => {
    const { retry, held, changed, deleted } = getMessages();
    if (signal.aborted) return '';
    if (!sent.ok) return readString(readRecord(sent.error.body)?.error) || retry;
    for (const end of closers) end();
    texts.delete(article.dataset.commentId ?? '');
    const isEdit = change === 'edit';
    const shown = isEdit
      ? sent.data && replaceComment(article, sent.data, deps, list.getContext())
      : removeComment(article, sent.data, deps, list.getContext());
    focusComment(shown);
    announce(isEdit ? (sent.data?.state === 'pending' ? held : changed) : deleted);
    void list.fetch();
    return '';
  };
  const render = (change: CommentChange, id: string, article: HTMLElement, text: HTMLElement) => (
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
    handle({ dataset: { commentEdit, commentDelete = '' } }) {
      const change = commentEdit ? 'edit' : 'delete';
      const id = commentEdit ?? commentDelete;
      const article = findComment(host, id);
      const text = article?.querySelector<HTMLElement>(':scope > .site-comment-text');
      if (!article || !text) return;
      close();
      const box = buildDom(createNode('div', { 'data-site-own': 'change' }));
      const actions = article.querySelector<HTMLElement>(':scope > .site-comment-actions');
      const hidden = [actions, change === 'edit' ? text : null].filter((element) => element !== null);
      for (const element of hidden) element.hidden = true;
      text.after(box);
      restore = () => {
        box.remove();
        for (const element of hidden) element.hidden = false;
      };
      draw('change', () => createPortal(render(change, id, article, text), box));
    },
  };
}
