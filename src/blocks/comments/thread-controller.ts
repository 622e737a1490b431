// Actions of the comments of a page: at the printed nodes, and at what is drawn beside them.
import { isPlainClick } from '../../kit/behavior/plain-click';
import { loadPart } from '../../kit/element/load-part';
import { getCommentsFormId } from '../../services/forms/outbox-keys';
import { reportComment, toggleLike } from './comment-actions';
import type { CommentChanges } from './comment-change';
import { showCount } from './comment-counts';
import { type CommentFormController, createCommentForm } from './comment-form';
import { createCommentList, flatten } from './comment-list';
import { describeTimes } from './comment-times';
import { findComment, findForm, findList, findSection, readTargetId } from './comments.content';
import { comments } from './comments.contract';
import type { CommentTexts } from './comments.model';
import type { CommentChange, SubmitComments, ThreadDeps } from './comments.types';

export interface ThreadController {
  /** Undefined without a form in the page. */
  readonly form: CommentFormController | undefined;
  readonly submit: SubmitComments;
}

/**
 * @param getTexts of the numbers at links
 * @param onForm called when a form of the fetched thread is there
 */
export function createThread(
  deps: ThreadDeps,
  getTexts: () => CommentTexts,
  onForm: () => void,
): ThreadController {
  const { host, services, thread, signal, announce, getMessages, draw } = deps;
  let form: CommentFormController | undefined;
  let changes: CommentChanges | undefined;
  const key = thread.itemId ?? thread.page ?? '';
  const list = createCommentList(deps, {
    onReplace() {
      form?.closeReply();
      changes?.close();
    },
    onCount: (count) => showCount(key, count, getTexts()),
  });
  const attachForm = () => {
    if (form || !findForm(host)) return;
    form = createCommentForm(deps, list);
    watchSent(deps, form, (id) => void showSent(id));
  };
  /** A comment that had waited for the connection. */
  const showSent = async (id: string) => {
    const fetched = await list.fetch();
    const comment = flatten(fetched?.comments ?? []).find((one) => one.id === id);
    if (!comment) return;
    list.insert(comment);
    announce(comment.state === 'pending' ? getMessages().held : getMessages().published);
  };
  const change = async (action: CommentChange, id: string, { href }: HTMLAnchorElement) => {
    const part = await loadPart(comments.tag, () => import('./comment-change'));
    if (signal.aborted) return;
    if (!part) return services.page.navigate(href);
    changes ??= part.createChanges(deps, list.getContext, {
      onReplace: () => form?.closeReply(),
      onDone: () => void list.fetch(),
    });
    changes.open(action, id);
  };
  const revealTarget = () => {
    const id = readTargetId(services.page.url().hash);
    if (id && !findComment(host, id)) void list.reveal(id);
  };
  const load = async () => {
    const [fetched, part] = await Promise.all([
      list.fetch(),
      loadPart(comments.tag, () => import('./fetched-thread')),
    ]);
    if (signal.aborted) return;
    draw({ retry: fetched && part ? null : () => void load(), isDisabled: fetched?.state === 'disabled' });
    if (!fetched || !part || fetched.state === 'disabled') return;
    draw({ fetched: { list: fetched, context: list.getContext(), View: part.FetchedThread } });
    list.append(fetched);
    attachForm();
    onForm();
    revealTarget();
  };

  host.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a, button');
      if (!link || !isPlainClick(event) || event.defaultPrevented) return;
      const { dataset } = link;
      if (dataset.commentReply && form) form.reply(dataset.commentReply);
      else if (dataset.commentCancel !== undefined && form) form.closeReply();
      else if (dataset.commentSort) void list.sort(link);
      else if (dataset.commentMore !== undefined) void list.showMore(link);
      else if (dataset.commentEdit) void change('edit', dataset.commentEdit, link);
      else if (dataset.commentDelete) void change('delete', dataset.commentDelete, link);
      else if (dataset.commentMoreReplies) void list.showReplies(link);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (
        !findSection(host)?.contains(event.target as Node) ||
        !findForm(host)?.querySelector('[name="parentId"]')
      )
        return;
      event.preventDefault();
      form?.closeReply();
    },
    { signal },
  );
  addEventListener('hashchange', revealTarget, { signal });
  if (findList(host)) {
    attachForm();
    describeTimes(host, services);
    revealTarget();
  } else void load();

  return {
    get form() {
      return form;
    },
    async submit(submitted) {
      if (submitted.dataset.commentLike) return toggleLike(submitted, deps);
      if (submitted.dataset.commentFlag) return reportComment(submitted, deps);
      await form?.submit();
    },
  };
}

/** @param onSent a comment that had waited is stored */
function watchSent(
  { services, thread, signal }: ThreadDeps,
  form: CommentFormController,
  onSent: (id: string) => void,
): void {
  const { sent } = services.forms.outbox;
  const formId = getCommentsFormId(thread);
  const known = new Set(sent.get().map(({ id }) => id));
  const stop = sent.subscribe((entries) => {
    for (const entry of entries) {
      if (entry.formId !== formId || known.has(entry.id)) continue;
      known.add(entry.id);
      if (!form.isSending) onSent(entry.submissionId);
    }
  });
  signal.addEventListener('abort', stop);
}
