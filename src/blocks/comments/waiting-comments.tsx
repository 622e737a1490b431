// Comments that the server has not stored yet, with their text, above the form.

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../kit/element/use-store';
import { getCommentsFormId } from '../../services/forms/outbox-keys';
import type { WaitingSubmission } from '../../services/forms/types';
import { findForm } from './comments.content';
import type { CommentsMessages } from './comments.messages';
import type { ThreadDeps } from './comments.types';
import { sendingMessages } from './sending-messages';
import { threadMessages } from './thread-messages';

export interface WaitingCommentsOptions {
  /** Whether the form already shows that it is being sent. */
  isSending(): boolean;
  /** Moves an entry back into the form for editing, below the comment that it replies to. */
  edit(values: Readonly<Record<string, unknown>>): void;
}

export function renderWaitingComments(deps: ThreadDeps, options: WaitingCommentsOptions): void {
  deps.draw('waiting', () => <WaitingComments deps={deps} options={options} />);
}

function WaitingComments({
  deps: { host, services, thread, getMessages },
  options,
}: {
  readonly deps: ThreadDeps;
  readonly options: WaitingCommentsOptions;
}): ReactNode {
  const { outbox } = services.forms;
  const messages = getMessages({ ...threadMessages, ...sendingMessages });
  const formId = getCommentsFormId(thread);
  const entries = useStore(outbox.waiting).filter(
    (entry) => entry.formId === formId && !(options.isSending() && entry.state === 'sending'),
  );
  const [box] = useState(createBox);
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
                options.edit(entry.values);
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

/** The element does not read it as a node of the page. */
function createBox(): HTMLElement {
  const box = document.createElement('div');
  box.dataset.siteOwn = 'waiting';
  return box;
}

function describe(
  { state, inMemory, rejection }: WaitingSubmission,
  messages: Pick<CommentsMessages, keyof typeof sendingMessages>,
): string {
  if (state === 'sending') return messages.submitting;
  if (state !== 'rejected') return inMemory ? messages.waitingInMemory : messages.waiting;
  return `${messages.rejected} ${rejection?.message ?? Object.values(rejection?.fields ?? {}).join(' ')}`;
}
