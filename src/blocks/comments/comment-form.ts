// Sends the form of the page without a reload. What was entered stays until the server has stored it.
import { validateComment } from '../../core/comments/comment-rules';
import { readComment } from '../../core/comments/read-comments';
import { HONEYPOT_FIELD } from '../../core/honeypot';
import { type FormDraft, startDraft } from '../../kit/form/form-draft';
import { submitNatively } from '../../kit/form/form-element';
import { lockForm, setButtonsBusy } from '../../kit/form/form-lock';
import type { SubmissionFailure } from '../../services/forms/types';
import { showErrors } from './comment-errors';
import { type CommentListController, focusComment } from './comment-list';
import { createReply } from './comment-reply';
import { type CommentControl, findForm } from './comments.content';
import type { ThreadDeps } from './comments.types';

export interface CommentFormController {
  readonly isSending: boolean;
  reply(id: string): void;
  closeReply(): void;
  /** Takes an entry back for editing, below the comment that it replies to. */
  edit(values: Readonly<Record<string, unknown>>): void;
  /** Validates and sends; does nothing while a comment is being sent. */
  submit(): Promise<void>;
}

/** The page has a form. */
export function createCommentForm(deps: ThreadDeps, list: CommentListController): CommentFormController {
  const { host, services, thread, signal, getMessages, emit, announce } = deps;
  /** Texts of other replies, which a draft has only with consent. */
  const texts = new Map<string | undefined, string>();
  let draft: FormDraft | undefined;
  let draftEnd = new AbortController();
  let isSending = false;

  const getForm = () => findForm(host)!;
  const getBody = () => getForm().querySelector<HTMLTextAreaElement>('[name="body"]');
  const resumeDraft = () => {
    const key = `comments-${thread.itemId ?? thread.page}-${reply.parentId ?? ''}`;
    draftEnd = new AbortController();
    draft = startDraft(getForm(), key, services, draftEnd.signal);
  };
  const reply = createReply(deps, (before) => {
    draftEnd.abort();
    showErrors(getForm(), {}, '', deps);
    const body = getBody();
    texts.set(before, body?.value ?? '');
    if (body) body.value = texts.get(reply.parentId) || body.defaultValue;
    resumeDraft();
  });
  signal.addEventListener('abort', () => draftEnd.abort());
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
  /** A comment under a new id of the page waits for approval, so the id comes from the server, in time. */
  const renewId = async () => {
    const input = getForm().querySelector<HTMLInputElement>('[name="submissionId"]');
    if (input) input.value = services.page.uuid();
    const fetched = await list.fetch();
    if (input && fetched?.submissionId) input.value = fetched.submissionId;
  };
  const refuse = ({ fields, message, status }: SubmissionFailure) => {
    const messages = getMessages();
    const problem = fields ? messages.invalid : message || messages.retry;
    showErrors(getForm(), fields ?? {}, problem, deps);
    emit('site-comments-failure', { status, message: problem });
    // Another comment has used the id.
    if (status === 409) void renewId();
  };

  return {
    get isSending() {
      return isSending;
    },
    reply: reply.open,
    closeReply: reply.close,
    edit(values) {
      if (typeof values.parentId === 'string') reply.open(values.parentId);
      for (const control of getForm().querySelectorAll<CommentControl>('[data-field] :is(input, textarea)')) {
        const value = values[control.name];
        if (typeof value === 'string' && !(control.name === 'body' && control.value)) control.value = value;
      }
      getBody()?.focus();
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
      showErrors(form, errors, isInvalid ? messages.invalid : '', deps);
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
      focusComment(stored && list.insert(stored));
      announce(state === 'pending' ? messages.held : messages.published);
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
