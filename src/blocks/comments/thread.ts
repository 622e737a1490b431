// The site's own comments: enhances the printed thread in place, or fetches it where the page has none.
import type { CommentList } from '../../core/comments/comment';
import { createCommentFormMarkup } from '../../core/comments/form-markup';
import { createNode } from '../../core/markup/markup';
import { MEMBERS_PATH } from '../../core/routes';
import { isPlainClick } from '../../kit/behavior/plain-click';
import { buildDom } from '../../kit/markup/dom-builder';
import { reportComment, toggleLike } from './comment-actions';
import { showCount } from './comment-counts';
import { type CommentFormController, createCommentForm } from './comment-form';
import { createCommentList, flatten } from './comment-list';
import { describeTimes } from './comment-times';
import { findComment, findForm, findList, findSection, readTargetId } from './comments.content';
import type { CommentTexts } from './comments.model';
import type { CommentsProvider, ThreadDeps } from './comments.types';
import { watchOutbox } from './waiting-comments';

export { defaultMessages } from './comments.messages';

/** Resolves when the thread is shown. @param getTexts of the numbers at links */
export async function createThread(
  deps: ThreadDeps,
  getTexts: () => CommentTexts,
): Promise<CommentsProvider> {
  const { host, services, thread, signal, announce, getMessages } = deps;
  let form: CommentFormController | undefined;
  const key = thread.itemId ?? thread.page ?? '';
  const list = createCommentList(deps, {
    onReplace: () => form?.closeReply(),
    onCount: (count) => showCount(key, count, getTexts()),
  });
  const attachForm = () => {
    if (form || !findForm(host)) return;
    form = createCommentForm(deps, list);
    watchOutbox(deps, form, (id) => void showSent(id));
  };
  /** A comment that had waited for the connection. */
  const showSent = async (id: string) => {
    const fetched = await list.fetch();
    const comment = flatten(fetched?.comments ?? []).find((one) => one.id === id);
    if (!comment) return;
    list.insert(comment);
    announce(comment.state === 'pending' ? getMessages().held : getMessages().published);
  };
  const revealTarget = () => {
    const id = readTargetId(services.page.url().hash);
    if (id && !findComment(host, id)) void list.reveal(id);
  };
  const load = async () => {
    const fetched = await list.fetch();
    if (signal.aborted) return;
    if (!fetched) return showFailure(deps, () => void load());
    host.querySelector('[data-site-own="failure"]')?.remove();
    if (fetched.state === 'disabled') return;
    host.prepend(list.build(fetched), ...createEnd(fetched, deps));
    attachForm();
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
  } else await load();

  return {
    update() {},
    async submit(submitted) {
      if (submitted.dataset.commentLike) return toggleLike(submitted, deps);
      if (submitted.dataset.commentFlag) return reportComment(submitted, deps);
      await form?.submit();
    },
  };
}

/** The form, or why there is none. */
function createEnd({ state, settings, submissionId }: CommentList, deps: ThreadDeps): HTMLElement[] {
  const { services, thread, getMessages } = deps;
  const messages = getMessages();
  if (state === 'closed') return [buildDom(createNode('p', { class: 'note' }, messages.closed))];
  const { account } = services.session.state.get();
  if (!account && !settings.allowAnonymous)
    return [
      buildDom(
        createNode('p', { id: 'comment-form' }, createNode('a', { href: MEMBERS_PATH }, messages.signIn)),
      ),
    ];
  return [
    buildDom(
      createCommentFormMarkup({
        messages,
        locale: services.settings.locale,
        address: { path: services.page.url().pathname },
        thread,
        submissionId,
        memberName: account ? account.displayName || account.email.split('@')[0] : undefined,
      }),
    ),
  ];
}

/** What the page has stays. */
function showFailure({ host, getMessages }: ThreadDeps, retry: () => void): void {
  host.querySelector('[data-site-own="failure"]')?.remove();
  const { loadFailed, tryAgain } = getMessages();
  const button = buildDom(createNode('button', { type: 'button' }, tryAgain));
  button.addEventListener('click', retry, { once: true });
  const text = buildDom(createNode('p', { role: 'alert', 'data-site-own': 'failure' }, loadFailed, ' '));
  text.append(button);
  host.append(text);
}
