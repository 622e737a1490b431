// Comments that the server has not stored yet, with their text, above the form.
import { createNode } from '../../core/markup/markup';
import { buildDom } from '../../kit/markup/dom-builder';
import { getCommentsFormId } from '../../services/forms/outbox-keys';
import type { SentSubmission, WaitingSubmission } from '../../services/forms/types';
import type { CommentFormController } from './comment-form';
import { findForm } from './comments.content';
import type { CommentsMessages } from './comments.messages';
import type { ThreadDeps } from './comments.types';

/** @param onSent a comment that had waited is stored */
export function watchOutbox(
  { host, services, thread, signal, getMessages }: ThreadDeps,
  form: CommentFormController,
  onSent: (id: string) => void,
): void {
  const { outbox } = services.forms;
  const formId = getCommentsFormId(thread);
  const box = document.createElement('div');
  box.dataset.siteOwn = 'waiting';
  box.setAttribute('role', 'status');
  const known = new Set(outbox.sent.get().map(({ id }) => id));
  const show = (entries: readonly WaitingSubmission[]) => {
    const own = entries.filter(
      (entry) => entry.formId === formId && !(form.isSending && entry.state === 'sending'),
    );
    box.replaceChildren(...own.map((entry) => createEntry(entry, getMessages(), form, outbox)));
    if (own.length > 0 && !box.isConnected) findForm(host)?.before(box);
    if (own.length === 0) box.remove();
  };
  const checkSent = (entries: readonly SentSubmission[]) => {
    for (const entry of entries) {
      if (entry.formId !== formId || known.has(entry.id)) continue;
      known.add(entry.id);
      if (!form.isSending) onSent(entry.submissionId);
    }
  };
  const stops = [outbox.waiting.subscribe(show), outbox.sent.subscribe(checkSent)];
  show(outbox.waiting.get());
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    box.remove();
  });
}

function createEntry(
  { id, state, inMemory, values, rejection }: WaitingSubmission,
  messages: CommentsMessages,
  form: CommentFormController,
  outbox: ThreadDeps['services']['forms']['outbox'],
): HTMLElement {
  const reason = rejection?.message ?? Object.values(rejection?.fields ?? {}).join(' ');
  const waiting = inMemory ? messages.waitingInMemory : messages.waiting;
  const text = state === 'rejected' ? `${messages.rejected} ${reason}` : waiting;
  const node = buildDom(
    createNode(
      'div',
      { class: 'site-comments-sent' },
      createNode('p', {}, state === 'sending' ? messages.submitting : text),
      createNode('blockquote', {}, String(values.body ?? '')),
    ),
  );
  if (state === 'sending') return node;
  node.append(
    createButton(messages.sendNow, () => void outbox.retryNow()),
    ' ',
    createButton(messages.edit, () => {
      form.edit(values);
      void outbox.discard(id);
    }),
  );
  return node;
}

function createButton(text: string, onPress: () => void): HTMLElement {
  const button = buildDom(createNode('button', { type: 'button', class: 'quiet' }, text));
  button.addEventListener('click', onPress);
  return button;
}
