// Sends the page's form without a reload. The input stays until the server has stored it.
import { checkComment, trimComment } from '../../core/comments/comment-rules';
import { commentReceiptMessages } from '../../core/comments/receipt-messages';
import { HONEYPOT_FIELD } from '../../core/honeypot';
import { readRecord } from '../../core/read';
import { type FormDraft, startDraft } from '../../kit/form/form-draft';
import { lockForm, setButtonsBusy } from '../../kit/form/form-lock';
import type { SubmissionFailure } from '../../services/forms/types';
import type { CommentListController } from './comment-list';
import type { ReplyController } from './comment-reply';
import { findForm, findParent, findSection, focusComment } from './comments.content';
import type { ThreadDeps, ThreadPart } from './comments.types';
import { createOnce } from './create-once';
import { getDraftKey } from './draft-key';
import { sendingMessages } from './sending-messages';
import type { WaitingController } from './waiting-comments';

export interface CommentFormController extends ThreadPart {
  /** Validates and sends; does nothing while a comment is being sent. */
  handle(): Promise<void>;
  /** What moves the form below the comment that the visitor is replying to. Undefined if it cannot be loaded. */
  getReply(): Promise<ReplyController | undefined>;
  /** What shows comments that wait for a connection. Undefined if it cannot be loaded. */
  getWaiting(): Promise<WaitingController | undefined>;
}

/**
 * Requires a form in the page.
 * @param getList loads the code that renders a comment, which must be available before the connection is lost
 * @param leave submits the form as without script, if a part of the script is missing
 */
export function createCommentForm(
  deps: ThreadDeps,
  getList: () => Promise<CommentListController | undefined>,
  leave: (form: HTMLFormElement) => Promise<void>,
): CommentFormController {
  const { host, services, thread, signal, emit, announce, load } = deps;
  let draft: FormDraft | undefined;
  let draftEnd = new AbortController();
  let isSending = false;

  const getForm = () => findForm(host)!;
  const getBody = () => getForm().querySelector<HTMLTextAreaElement>('[name="body"]');
  const getErrors = createOnce(async () =>
    (await load(() => import('./comment-errors')))?.createErrors(deps),
  );
  const hasErrors = () => !!findSection(host)?.querySelector('.error, .problems');
  /** Drafts and errors belong to a place of the form. */
  const move = (change?: () => void) => {
    draftEnd.abort();
    if (hasErrors()) void getErrors().then((errors) => errors?.show({}));
    change?.();
    draftEnd = new AbortController();
    draft = startDraft(getForm(), getDraftKey(host, thread), services, draftEnd.signal);
  };
  const announceState = (state: unknown) => {
    announce(deps.getMessages(commentReceiptMessages)[state === 'pending' ? 'held' : 'published']);
  };
  const getReply = createOnce(async () =>
    (await load(() => import('./comment-reply')))?.createReply(deps, move),
  );
  const getWaiting = createOnce(async () =>
    (await load(() => import('./waiting-comments')))?.watchWaiting(deps, {
      isSending: () => isSending,
      getList,
      getReply,
      announceState,
    }),
  );
  /** Requests a new id from the server in advance, because a comment with an id that the page generated awaits approval. */
  const renewId = async () => {
    const input = getForm().querySelector<HTMLInputElement>('[name="submissionId"]');
    if (input) input.value = services.page.uuid();
    const fetched = await (await getList())?.fetch();
    if (input && fetched?.submissionId) input.value = fetched.submissionId;
  };
  const refuse = async (failure: SubmissionFailure) => {
    const { status } = failure;
    const errors = await getErrors();
    if (signal.aborted) return;
    emit('site-comments-failure', { status, message: errors?.refuse(failure) ?? failure.message ?? '' });
    if (!errors) await leave(getForm());
    // Another comment has used the id.
    else if (status === 409) void renewId();
  };
  /** Removes errors, or shows new ones. @returns whether the comment can be sent */
  const check = async (form: HTMLFormElement, comment: Parameters<typeof checkComment>[0]) => {
    const problems = checkComment(comment, !form.querySelector('[name="name"]'));
    const isValid = Object.keys(problems).length === 0;
    if (isValid && !hasErrors()) return true;
    const errors = await getErrors();
    errors?.show(problems);
    // The browser or the server shows the errors.
    if (!errors && (isValid || form.reportValidity())) void leave(form);
    return isValid && !!errors;
  };
  const send = async (form: HTMLFormElement): Promise<void> => {
    isSending = true;
    const entered = readForm(form);
    const parentId = findParent(host)?.value;
    if (
      !(await check(form, entered)) ||
      !emit('site-comments-submit-request', { parentId: parentId ?? null })
    ) {
      isSending = false;
      return;
    }
    const buttons = [...form.querySelectorAll('button')];
    const restore = setButtonsBusy(
      buttons.at(-1) ?? null,
      buttons,
      deps.getMessages(sendingMessages).submitting,
    );
    const unlock = lockForm(form, host.getRootNode());
    const [waiting, reply] = await Promise.all([getWaiting(), parentId ? getReply() : undefined]);
    const result =
      waiting &&
      (await services.forms.comment({
        ...thread,
        ...(parentId && { parentId }),
        ...entered,
        submissionId: entered.submissionId || services.page.uuid(),
      }));
    isSending = false;
    unlock();
    restore();
    if (signal.aborted) return;
    if (!result) return leave(form);
    if (!result.ok && !result.waitingId) return refuse(result);
    draft?.clear();
    const body = getBody();
    if (body) body.value = body.defaultValue = '';
    if (reply) reply.close();
    else move();
    if (!result.ok) {
      emit('site-comments-failure', { status: result.status, message: waiting.getText() });
      return void renewId();
    }
    await renewId();
    if (signal.aborted) return;
    const state = readRecord(result.comment)?.state === 'pending' ? 'pending' : 'published';
    focusComment((await getList())?.insert(result.comment));
    announceState(state);
    emit('site-comments-success', { id: result.submissionId, state });
  };

  move();
  signal.addEventListener('abort', () => draftEnd.abort());
  // A page of the server with the form for a reply.
  if (findParent(host)) void getReply();
  const prepare = () => {
    void getList();
    void getWaiting();
  };
  // Something may have been entered before the script loaded, or be a draft.
  if (getBody()?.value) prepare();
  else host.addEventListener('input', prepare, { signal, once: true });

  return {
    getReply,
    getWaiting,
    async handle() {
      if (isSending) return;
      const form = getForm();
      const isRobot = form.querySelector<HTMLInputElement>(`[name="${HONEYPOT_FIELD}"]`)?.value;
      await (isRobot ? leave : send)(form);
    },
  };
}

function readForm(form: HTMLFormElement) {
  const values = new FormData(form);
  const get = (name: string): string => String(values.get(name) ?? '');
  const { name, email, website, body } = trimComment({
    name: get('name'),
    email: get('email'),
    website: get('website'),
    body: get('body'),
  });
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(website && { website }),
    body,
    notify: values.has('notify'),
    submissionId: get('submissionId'),
  };
}
