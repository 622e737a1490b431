// Comments that the server has not stored yet, with their text, above the form.

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CommentThread } from '../../core/comments/comment';
import { useStore } from '../../kit/element/use-store';
import { getCommentsFormId } from '../../services/forms/outbox-keys';
import type { WaitingSubmission } from '../../services/forms/types';
import type { Services } from '../../services/services';
import type { CommentFormController } from './comment-form';
import { findForm } from './comments.content';
import type { CommentsMessages } from './comments.messages';
import { createBox } from './drawing';

export function WaitingComments({
  host,
  services,
  thread,
  form,
  messages,
}: {
  readonly host: HTMLElement;
  readonly services: Services;
  readonly thread: CommentThread;
  readonly form: CommentFormController;
  readonly messages: CommentsMessages;
}): ReactNode {
  const { outbox } = services.forms;
  const formId = getCommentsFormId(thread);
  const entries = useStore(outbox.waiting).filter(
    (entry) => entry.formId === formId && !(form.isSending && entry.state === 'sending'),
  );
  const [box] = useState(() => createBox('div', 'waiting'));
  const isShown = entries.length > 0;
  useLayoutEffect(() => {
    if (isShown) findForm(host)?.before(box);
    return () => box.remove();
  }, [host, box, isShown]);
  useLayoutEffect(() => {
    box.role = 'status';
  }, [box]);
  return createPortal(
    entries.map((entry) => (
      <div key={entry.id} className="site-comments-sent">
        <p>{describe(entry, messages)}</p>
        <blockquote>{String(entry.values.body ?? '')}</blockquote>
        {entry.state !== 'sending' && (
          <>
            <button type="button" className="quiet" onClick={() => void outbox.retryNow()}>
              {messages.sendNow}
            </button>{' '}
            <button
              type="button"
              className="quiet"
              onClick={() => {
                form.edit(entry.values);
                void outbox.discard(entry.id);
              }}
            >
              {messages.edit}
            </button>
          </>
        )}
      </div>
    )),
    box,
  );
}

function describe({ state, inMemory, rejection }: WaitingSubmission, messages: CommentsMessages): string {
  if (state === 'sending') return messages.submitting;
  if (state !== 'rejected') return inMemory ? messages.waitingInMemory : messages.waiting;
  return `${messages.rejected} ${rejection?.message ?? Object.values(rejection?.fields ?? {}).join(' ')}`;
}
