// The printed or fetched list of comments: order, further pages and replies, new comments, deep links.
import type { Comment, CommentList, CommentListQuery, CommentSort } from '../../core/comments/comment';
import { getCommentsHref, parseCommentAddress } from '../../core/comments/comment-address';
import type { CommentMarkupContext } from '../../core/comments/comment-markup';
import { MAX_COMMENT_LEVELS } from '../../core/comments/comment-rules';
import { formatMessage } from '../../core/i18n/format-message';
import { describeTimes } from './comment-times';
import { findComment, findList, getAuthorName, getLevel, readSort } from './comments.content';
import type { ThreadDeps } from './comments.types';
import { createBox } from './drawing';

/** Most pages that are loaded to find the target of a deep link. */
const MAX_PAGES = 25;

export interface CommentListController {
  /** The first page in the order that is shown; the list stays as it is. Undefined if it cannot be loaded. */
  fetch(): Promise<CommentList | undefined>;
  getContext(): CommentMarkupContext;
  /** Adds a page of comments at the end. @returns the first one that was not shown before */
  append(list: CommentList): HTMLElement | undefined;
  /** Adds a comment where it belongs. @returns undefined if the comment that it replies to is not shown */
  insert(comment: Comment): HTMLElement | undefined;
  sort(link: HTMLElement): Promise<void>;
  showMore(link: HTMLAnchorElement): Promise<void>;
  showReplies(link: HTMLElement): Promise<void>;
  /** Loads further pages until they contain the comment, then focuses it. */
  reveal(id: string): Promise<void>;
}

/** Until a list was fetched: what was printed has its buttons already. */
const UNKNOWN: CommentMarkupContext['list'] = {
  state: 'open',
  settings: {
    allowAnonymous: false,
    requireApproval: false,
    threaded: false,
    likes: false,
    flags: false,
    maxLength: 0,
    sort: 'newest',
  },
};

/** @param onReplace called before comments are removed, with what they contain */
export function createCommentList(
  deps: ThreadDeps,
  { onReplace, onCount }: { onReplace(): void; onCount(count: number): void },
): CommentListController {
  const { host, services, thread, signal, getMessages, announce } = deps;
  let known: CommentList | undefined;

  const fetchList = async (query: CommentListQuery): Promise<CommentList | undefined> => {
    findList(host)?.setAttribute('aria-busy', 'true');
    const result = await services.calls.comments.list({ ...thread, ...query }, { retries: 1, signal });
    if (signal.aborted) return undefined;
    findList(host)?.removeAttribute('aria-busy');
    if (!result.ok) return undefined;
    known = result.data;
    showCount(deps, known.count);
    onCount(known.count);
    return known;
  };
  const getContext = (sort = readSort(host)): CommentMarkupContext => ({
    messages: getMessages(),
    locale: services.settings.locale,
    timeZone: services.context.website.timeZone || new Intl.DateTimeFormat().resolvedOptions().timeZone,
    address: { path: services.page.url().pathname, sort },
    list: known ?? UNKNOWN,
  });
  const insert = (comment: Comment) => insertComment(comment, deps, getContext());
  const append = (list: CommentList, sort?: CommentSort): HTMLElement | undefined => {
    const comments = list.comments.filter(({ id }) => !findComment(host, id));
    const items = comments.map(() => createBox('li', 'comment'));
    findList(host)?.append(...items);
    drawComments(comments, items, deps, getContext(sort));
    drawMore(deps, list.nextCursor, getContext(sort));
    return items[0]?.querySelector<HTMLElement>('article') ?? undefined;
  };
  const fetchNext = (link: HTMLAnchorElement): Promise<CommentList | undefined> =>
    fetchList(parseQuery(link));
  const insertReplies = async (rootId: string): Promise<HTMLElement | undefined> => {
    let first: HTMLElement | undefined;
    let cursor: string | undefined;
    do {
      const list = await fetchList({ rootId, ...(cursor && { cursor }) });
      if (!list) return first;
      for (const reply of flatten(list.comments)) {
        const isNew = !findComment(host, reply.id);
        const article = insert(reply);
        if (isNew) first ??= article;
      }
      cursor = list.nextCursor ?? undefined;
    } while (cursor);
    host
      .querySelector(`[data-comment-more-replies="${CSS.escape(rootId)}"]`)
      ?.closest('li')
      ?.remove();
    return first;
  };

  return {
    fetch: () => fetchList({ sort: readSort(host) }),
    getContext,
    append,
    insert,
    async sort(link) {
      const sort = link.dataset.commentSort as CommentSort;
      const list = await fetchList({ sort });
      if (!list) return announce(getMessages().loadFailed);
      onReplace();
      deps.draw({ comments: [] });
      findList(host)?.replaceChildren();
      append(list, sort);
      for (const other of host.querySelectorAll<HTMLElement>('[data-comment-sort]'))
        if (other.dataset.commentSort === sort) other.setAttribute('aria-current', 'true');
        else other.removeAttribute('aria-current');
      announce(getMessages().sorted);
    },
    async showMore(link) {
      const list = await fetchNext(link);
      if (!list) return announce(getMessages().loadFailed);
      const hadFocus = host.contains(document.activeElement);
      const first = append(list);
      announce(
        formatMessage(getMessages().loaded, { count: list.comments.length }, services.settings.locale),
      );
      if (hadFocus) focusComment(first);
    },
    async showReplies(link) {
      const first = await insertReplies(link.dataset.commentMoreReplies ?? '');
      if (first) focusComment(first);
      else announce(getMessages().loadFailed);
    },
    async reveal(id) {
      for (let pages = 0; pages < MAX_PAGES && !findComment(host, id); pages++) {
        const next = host.querySelector<HTMLAnchorElement>('a[data-comment-more]');
        const list = next && (await fetchNext(next));
        if (!list) break;
        append(list);
      }
      for (const link of host.querySelectorAll<HTMLElement>('[data-comment-more-replies]')) {
        if (findComment(host, id)) break;
        await insertReplies(link.dataset.commentMoreReplies ?? '');
      }
      focusComment(findComment(host, id) ?? undefined);
    },
  };
}

/** Focuses a comment, which scrolls to it. */
export function focusComment(article: HTMLElement | undefined): void {
  if (!article) return;
  article.tabIndex = -1;
  article.focus();
}

/** All comments of the trees, each before its replies. */
export const flatten = (comments: readonly Comment[]): Comment[] =>
  comments.flatMap((comment) => [{ ...comment, replies: [], moreReplies: 0 }, ...flatten(comment.replies)]);

function parseQuery({ href, pathname }: HTMLAnchorElement): CommentListQuery {
  const { sort, cursor, rootId } = parseCommentAddress(pathname, new URL(href).searchParams);
  return { sort, cursor, rootId };
}

function showCount({ host, services, getMessages }: ThreadDeps, count: number): void {
  const text = host.querySelector<HTMLElement>('.site-comments-count');
  if (!text) return;
  text.dataset.commentCount = String(count);
  text.textContent = formatMessage(getMessages().count, { count }, services.settings.locale);
}

/** The link of the page makes room for the drawn one. */
function drawMore(deps: ThreadDeps, cursor: string | null, { address }: CommentMarkupContext): void {
  const { host, draw } = deps;
  const before = host.querySelector('[data-comment-more]')?.parentElement;
  const box = deps.getDrawing().more?.box ?? createBox('div', 'more');
  if (!box.isConnected) findList(host)?.after(box);
  if (before && !box.contains(before)) before.remove();
  const { path, sort } = address;
  draw({ more: cursor === null ? null : { box, href: getCommentsHref({ path, sort, cursor }, 'comments') } });
  if (cursor === null) box.remove();
}

export function drawComments(
  comments: readonly Comment[],
  items: readonly HTMLElement[],
  { draw, getDrawing, services }: ThreadDeps,
  context: CommentMarkupContext,
): void {
  const added = comments.map((comment, index) => ({ comment, item: items[index]!, context }));
  draw({ comments: [...getDrawing().comments, ...added] });
  for (const item of items) describeTimes(item, services);
}

function insertComment(
  comment: Comment,
  deps: ThreadDeps,
  context: CommentMarkupContext,
): HTMLElement | undefined {
  const { host } = deps;
  const existing = findComment(host, comment.id);
  if (existing) return existing;
  const parent = comment.parentId ? findComment(host, comment.parentId) : null;
  if (comment.parentId && !parent) return undefined;
  // The tree ends there: the reply is beside the comment that it replies to.
  const isDeepest = parent !== null && getLevel(parent) >= MAX_COMMENT_LEVELS;
  const shown = isDeepest && parent ? { replyTo: getAuthorName(parent), ...comment } : comment;
  const item = createBox('li', 'comment');
  if (!parent) {
    const isFirst = (readSort(host) ?? context.list.settings.sort) !== 'oldest';
    findList(host)?.[isFirst ? 'prepend' : 'append'](item);
  } else {
    const list = isDeepest ? parent.closest('ol') : ensureReplies(parent);
    const more = list?.querySelector(':scope > li > [data-comment-more-replies]')?.parentElement;
    if (more) more.before(item);
    else list?.append(item);
  }
  drawComments([shown], [item], deps, context);
  return item.querySelector<HTMLElement>('article') ?? undefined;
}

function ensureReplies(article: HTMLElement): HTMLElement {
  const existing = article.querySelector<HTMLElement>(':scope > ol');
  if (existing) return existing;
  const list = createBox('ol', 'replies');
  list.className = 'site-comments-list';
  list.setAttribute('role', 'list');
  article.append(list);
  return list;
}
