// Loads the parts of the script that handle the visitor's actions in the site's own comments, each on its first use.
import { isPlainInput } from '../../kit/behavior/plain-input';
import { submitNatively } from '../../kit/form/form-element';
import { hasStoredEntries } from '../../services/forms/outbox-keys';
import { describeTimes } from './comment-times';
import { findComment, findForm, findList, readTargetId } from './comments.content';
import type { ThreadDeps, ThreadPart } from './comments.types';
import { createOnce } from './create-once';
import { getDraftKey } from './draft-key';
import { threadMessages } from './thread-messages';

export function createThread(deps: ThreadDeps): void {
  const { host, services, thread, signal, load } = deps;
  const { page, forms } = services;
  const problem = Object.assign(document.createElement('p'), { className: 'error', role: 'alert' });
  /** Leaves the page as without script. If the server cannot be reached, says so instead: the input would be lost. */
  const leave = async (from: HTMLAnchorElement | HTMLFormElement) => {
    const response = await page.fetch(page.url().href, { cache: 'no-store' }).catch(() => null);
    if (signal.aborted) return;
    if (!response) {
      problem.textContent = deps.getMessages(threadMessages).unableToConnect;
      from.after(problem);
    } else if ('href' in from) page.navigate(from.href);
    else submitNatively(from);
  };
  const getList = createOnce(async () =>
    (await load(() => import('./comment-list')))?.createCommentList(deps),
  );
  const getForm = createOnce(async () => {
    const part = await load(() => import('./comment-form'));
    return signal.aborted ? undefined : part?.createCommentForm(deps, getList, leave);
  });
  const getReply = async () => {
    // In parallel with the form, which uses it.
    void load(() => import('./comment-reply'));
    return (await getForm())?.getReply();
  };
  const getChanges = createOnce(async () => {
    const [list, part] = await Promise.all([getList(), load(() => import('./comment-change'))]);
    return list && part?.createChanges(deps, list);
  });
  const getActions = createOnce(async () =>
    (await load(() => import('./comment-actions')))?.createActions(deps),
  );
  /** Parts by the data attribute of a link, button or form. */
  const parts: Readonly<Record<string, () => Promise<ThreadPart | undefined>>> = {
    commentForm: getForm,
    commentLike: getActions,
    commentFlag: getActions,
    commentSort: getList,
    commentMore: getList,
    commentMoreReplies: getList,
    commentReply: getReply,
    commentCancel: getReply,
    commentEdit: getChanges,
    commentDelete: getChanges,
  };
  const reveal = () => {
    const id = readTargetId(page.url().hash);
    if (id && findList(host) && !findComment(host, id)) void getList().then((list) => list?.reveal(id));
  };
  /** Loads the form when it is used, or if the visitor has already entered something. */
  const start = () => {
    const form = findForm(host);
    const isWaiting =
      forms.outbox.waiting.get()[0] || hasStoredEntries((key) => page.local.get(key) !== null);
    const isUsed =
      isWaiting || form?.contains(document.activeElement) || forms.drafts.read(getDraftKey(host, thread));
    if (form && isUsed) void getForm().then((part): unknown => isWaiting && part?.getWaiting());
    reveal();
  };
  const show = async () => {
    const [list, part] = await Promise.all([getList(), load(() => import('./fetched-thread'))]);
    const isShown = list && (await part?.showThread(deps, list));
    if (signal.aborted) return;
    const { loadFailed, tryAgain } = deps.getMessages(threadMessages);
    deps.draw(
      'retry',
      isShown === undefined
        ? () => (
            <p role="alert">
              {loadFailed}{' '}
              <button type="button" onClick={() => void show()}>
                {tryAgain}
              </button>
            </p>
          )
        : undefined,
    );
    if (isShown) start();
  };
  const act = (event: Event, control: HTMLAnchorElement | HTMLFormElement | null) => {
    const getPart = control && Object.entries(parts).find(([name]) => name in control.dataset)?.[1];
    if (!getPart || event.defaultPrevented || (getPart === getReply && !findForm(host))) return;
    event.preventDefault();
    problem.remove();
    void getPart().then((part) => (part ? part.handle(control) : leave(control)));
  };

  const listen = (type: string, listener: (event: Event) => void) =>
    host.addEventListener(type, listener, { signal });
  listen('click', (event) => {
    if (isPlainInput(event as MouseEvent)) act(event, (event.target as Element).closest('a, button'));
  });
  listen('submit', (event) => act(event, event.target as HTMLFormElement));
  listen('focusin', ({ target }) => {
    if (findForm(host)?.contains(target as Node)) void getForm();
  });
  addEventListener('hashchange', reveal, { signal });
  if (!findList(host)) return void show();
  describeTimes(host, services);
  start();
}
