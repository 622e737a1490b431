// Comments that the server has not stored yet, with their text, above the form.

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../kit/element/styles';
import { useStore } from '../../kit/element/use-store';
import { getCommentsFormId } from '../../services/forms/outbox-keys';
import type { WaitingSubmission } from '../../services/forms/types';
import type { CommentListController } from './comment-list';
import type { ReplyController } from './comment-reply';
import { type CommentControl, findForm } from './comments.content';
import type { CommentsMessages } from './comments.messages';
import type { ThreadDeps } from './comments.types';
import styles from './interactive-comments.css?inline';
import { sendingMessages } from './sending-messages';
import { threadMessages } from './thread-messages';
import { waitingMessages } from './waiting-messages';

export interface WaitingController {
  /** The status message while a comment waits for a connection. */
  getText(): string;
}

export interface WaitingOptions {
  /** Whether the form already shows that it is being sent. */
  isSending(): boolean;
  getList(): Promise<CommentListController | undefined>;
  getReply(): Promise<ReplyController | undefined>;
  /** Announces that a comment was stored. */
  announceState(state: string): void;
}

/** Shows waiting comments, and those that were waiting once they are stored. */
export function watchWaiting(deps: ThreadDeps, options: WaitingOptions): WaitingController {
  adoptStyles(deps.host, [styles]);
  deps.draw('waiting', () => <WaitingComments deps={deps} options={options} />);
  watchSent(deps, async (id) => {
    // A comment that is being sent by hand is shown once it is sent.
    if (options.isSending()) return;
    const comment = await (await options.getList())?.insertById(id);
    if (comment) options.announceState(comment.state);
  });
  return { getText: () => deps.getMessages(waitingMessages).waiting };
}

/** @param onSent called when a comment that was waiting for the connection is stored */
function watchSent({ services, thread, signal }: ThreadDeps, onSent: (id: string) => Promise<void>): void {
  const { sent } = services.forms.outbox;
  const formId = getCommentsFormId(thread);
  const known = new Set(sent.get().map(({ id }) => id));
  const stop = sent.subscribe((entries) => {
    for (const entry of entries) {
      if (entry.formId !== formId || known.has(entry.id)) continue;
      known.add(entry.id);
      void onSent(entry.submissionId);
    }
  });
  signal.addEventListener('abort', stop);
}

/** Moves an entry back into the form for editing, below the comment that it replies to. */
async function edit(
  { id, values }: WaitingSubmission,
  { host, services, announce, getMessages }: ThreadDeps,
  getReply: WaitingOptions['getReply'],
): Promise<void> {
  if (typeof values.parentId === 'string') {
    const reply = await getReply();
    if (!reply) return announce(getMessages(threadMessages).loadFailed);
    reply.open(values.parentId);
  }
  const form = findForm(host);
  const controls = form?.querySelectorAll<CommentControl>('[data-field] :is(input, textarea)') ?? [];
  for (const control of controls) {
    const value = values[control.name];
    if (typeof value === 'string' && !(control.name === 'body' && control.value)) control.value = value;
  }
  form?.querySelector<HTMLTextAreaElement>('[name="body"]')?.focus();
  await services.forms.outbox.discard(id);
}

function WaitingComments({
  deps,
  options,
}: {
  readonly deps: ThreadDeps;
  readonly options: WaitingOptions;
}): ReactNode {
  const { host, services, thread, getMessages } = deps;
  const { outbox } = services.forms;
  const messages = getMessages({ ...sendingMessages, ...waitingMessages });
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
            <button type="button" className="quiet" onClick={() => void edit(entry, deps, options.getReply)}>
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
  messages: Pick<CommentsMessages, 'submitting' | keyof typeof waitingMessages>,
): string {
  if (state === 'sending') return messages.submitting;
  if (state !== 'rejected') return inMemory ? messages.waitingInMemory : messages.waiting;
  return `${messages.rejected} ${rejection?.message ?? Object.values(rejection?.fields ?? {}).join(' ')}`;
}
