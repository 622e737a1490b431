// Sends the page's form without a reload. The input stays until the server has stored it.
import { validateComment } from '../../core/comments/comment-rules';
import { readComment } from '../../core/comments/read-comments';
import { commentSendingMessages } from '../../core/comments/sending-messages';
import { HONEYPOT_FIELD } from '../../core/honeypot';
import { adoptStyles } from '../../kit/element/styles';
import { type FormDraft, startDraft } from '../../kit/form/form-draft';
import { submitNatively } from '../../kit/form/form-element';
import { lockForm, setButtonsBusy } from '../../kit/form/form-lock';
import { getCommentsFormId } from '../../services/forms/outbox-keys';
import type { SubmissionFailure } from '../../services/forms/types';
import { showErrors } from './comment-errors';
import type { CommentListController } from './comment-list';
import { createReply } from './comment-reply';
import { type CommentControl, findForm, findSection, focusComment } from './comments.content';
import type { ThreadDeps, ThreadPart } from './comments.types';
import { getDraftKey } from './draft-key';
import styles from './interactive-comments.css?inline';
import { sendingMessages } from './sending-messages';
import { renderWaitingComments } from './waiting-comments';

export interface CommentFormController extends ThreadPart {
  /** Validates and sends; does nothing while a comment is being sent. */
  submit(): Promise<void>;
}

/**
 * Requires a form in the page.
 * @param getList loads the code that renders a comment, which must be available before the connection is lost
 */
export function createCommentForm(
  deps: ThreadDeps,
  getList: () => Promise<CommentListController | undefined>,
): CommentFormController {
  const { host, services, thread, signal, emit, announce } = deps;
  const getMessages = () => deps.getMessages({ ...commentSendingMessages, ...sendingMessages });
  /** Texts of other replies, because drafts are stored only with consent. */
  const texts = new Map<string | undefined, string>();
  let draft: FormDraft | undefined;
  let draftEnd = new AbortController();
  let isSending = false;

  const getForm = () => findForm(host)!;
  const getBody = () => getForm().querySelector<HTMLTextAreaElement>('[name="body"]');
  const resumeDraft = () => {
    draftEnd = new AbortController();
    draft = startDraft(getForm(), getDraftKey(host, thread), services, draftEnd.signal);
  };
  const reply = createReply(deps, (before) => {
    draftEnd.abort();
    showErrors(getForm(), {}, '');
    const body = getBody();
    texts.set(before, body?.value ?? '');
    if (body) body.value = texts.get(reply.parentId) || body.defaultValue;
    resumeDraft();
  });
  signal.addEventListener('abort', () => draftEnd.abort());
  adoptStyles(host, [styles]);
  deps.closers.add(reply.close);
  resumeDraft();

  const clear = () => {
    const { parentId } = reply;
    draft?.clear();
    const body = getBody();
    if (body) body.value = body.defaultValue = '';
    if (parentId) reply.close();
    texts.delete(parentId);
    draftEnd.abort();
    resumeDraft();
  };
  /** Requests a new id from the server in advance, because a comment with an id that the page generated awaits approval. */
  const renewId = async () => {
    const input = getForm().querySelector<HTMLInputElement>('[name="submissionId"]');
    if (input) input.value = services.page.uuid();
    const fetched = await (await getList())?.fetch();
    if (input && fetched?.submissionId) input.value = fetched.submissionId;
  };
  const refuse = ({ fields, message, status }: SubmissionFailure) => {
    const messages = getMessages();
    const problem = fields ? messages.invalid : message || messages.retry;
    showErrors(getForm(), fields ?? {}, problem);
    emit('site-comments-failure', { status, message: problem });
    // Another comment has used the id.
    if (status === 409) void renewId();
  };

  const edit = (values: Readonly<Record<string, unknown>>) => {
    if (typeof values.parentId === 'string') reply.open(values.parentId);
    for (const control of getForm().querySelectorAll<CommentControl>('[data-field] :is(input, textarea)')) {
      const value = values[control.name];
      if (typeof value === 'string' && !(control.name === 'body' && control.value)) control.value = value;
    }
    getBody()?.focus();
  };
  const showState = (state: string | undefined) =>
    announce(state === 'pending' ? getMessages().held : getMessages().published);

  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !reply.parentId) return;
      if (!findSection(host)?.contains(event.target as Node)) return;
      event.preventDefault();
      reply.close();
    },
    { signal },
  );
  host.addEventListener('input', () => void getList(), { signal, once: true });
  renderWaitingComments(deps, { isSending: () => isSending, edit });
  watchSent(deps, async (id) => {
    // A comment that is being sent by hand is shown once it is sent.
    if (isSending) return;
    const comment = await (await getList())?.insertById(id);
    if (comment) showState(comment.state);
  });

  return {
    handle({ dataset: { commentReply } }) {
      if (commentReply) reply.open(commentReply);
      else reply.close();
    },
    async submit() {
      const form = getForm();
      if (isSending) return;
      if (form.querySelector<HTMLInputElement>(`[name="${HONEYPOT_FIELD}"]`)?.value)
        return submitNatively(form);
      const messages = getMessages();
      const entered = readForm(form);
      const isMember = !form.querySelector('[name="name"]');
      const errors = validateComment(entered, messages, { isMember, locale: services.settings.locale });
      const isInvalid = Object.keys(errors).length > 0;
      showErrors(form, errors, isInvalid ? messages.invalid : '');
      const { parentId } = reply;
      if (isInvalid || !emit('site-comments-submit-request', { parentId: parentId ?? null })) return;
      isSending = true;
      const buttons = [...form.querySelectorAll('button')];
      const restore = setButtonsBusy(buttons.at(-1) ?? null, buttons, messages.submitting);
      const unlock = lockForm(form, host.getRootNode());
      const result = await services.forms.comment({
        ...thread,
        ...(parentId && { parentId }),
        ...entered,
        submissionId: entered.submissionId || services.page.uuid(),
      });
      isSending = false;
      unlock();
      restore();
      if (signal.aborted) return;
      if (!result.ok && !result.waitingId) return refuse(result);
      clear();
      if (!result.ok) {
        emit('site-comments-failure', { status: result.status, message: messages.waiting });
        return void renewId();
      }
      await renewId();
      if (signal.aborted) return;
      const stored = readComment(result.comment);
      const state = stored?.state === 'pending' ? 'pending' : 'published';
      focusComment(stored && (await getList())?.insert(stored));
      showState(state);
      emit('site-comments-success', { id: result.submissionId, state });
    },
  };
}

function readForm(form: HTMLFormElement) {
  const values = new FormData(form);
  const get = (name: string): string =>
    String(values.get(name) ?? '')
      .replace(/\r\n?/g, '\n')
      .trim();
  const [name, email, website] = [get('name'), get('email'), get('website')];
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(website && { website }),
    body: get('body'),
    notify: values.has('notify'),
    submissionId: get('submissionId'),
  };
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
