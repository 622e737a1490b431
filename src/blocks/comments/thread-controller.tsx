// Loads the parts of the script that handle the visitor's actions in the site's own comments, each on its first use.
import { isPlainClick } from '../../kit/behavior/plain-click';
import { submitNatively } from '../../kit/form/form-element';
import { hasStoredEntries } from '../../services/forms/outbox-keys';
import { describeTimes } from './comment-times';
import { findComment, findForm, findList, readTargetId } from './comments.content';
import type { ThreadDeps, ThreadPart } from './comments.types';
import { createOnce } from './create-once';
import { getDraftKey } from './draft-key';
import { threadMessages } from './thread-messages';

/** Forms of the server's markup. */
const FORMS = '[data-comment-form], [data-comment-like], [data-comment-flag]';

export function createThread(deps: ThreadDeps): void {
  const { host, services, thread, signal, load } = deps;
  const { page, forms } = services;
  const getList = createOnce(async () =>
    (await load(() => import('./comment-list')))?.createCommentList(deps),
  );
  const getForm = createOnce(async () => {
    const part = await load(() => import('./comment-form'));
    return signal.aborted ? undefined : part?.createCommentForm(deps, getList);
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
  const getActions = createOnce(() => load(() => import('./comment-actions')));
  /** Parts by the data attribute of a link or button. */
  const parts: Readonly<Record<string, () => Promise<ThreadPart | undefined>>> = {
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
    if (form && isUsed) void getForm().then((part) => (isWaiting ? part?.getWaiting() : undefined));
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
  const submit = async (form: HTMLFormElement) => {
    const part = await ('commentForm' in form.dataset ? getForm() : getActions());
    if (signal.aborted) return;
    if (!part) submitNatively(form);
    else await ('submit' in part ? part.submit() : part.submitAction(form, deps));
  };

  const listen = (type: string, listener: (event: Event) => void) =>
    host.addEventListener(type, listener, { signal });
  listen('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a, button');
    if (!link || !isPlainClick(event as MouseEvent) || event.defaultPrevented) return;
    const getPart = parts[Object.keys(parts).find((name) => name in link.dataset) ?? ''];
    if (!getPart || (getPart === getReply && !findForm(host))) return;
    event.preventDefault();
    void getPart().then((part) => {
      if (part) part.handle(link);
      else if (!signal.aborted) page.navigate(link.href);
    });
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches(FORMS)) return;
    event.preventDefault();
    void submit(form);
  });
  listen('focusin', ({ target }) => {
    if (findForm(host)?.contains(target as Node)) void getForm();
  });
  addEventListener('hashchange', reveal, { signal });
  if (!findList(host)) return void show();
  describeTimes(host, services);
  start();
}
