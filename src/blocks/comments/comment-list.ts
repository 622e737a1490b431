// The printed or fetched list of comments: order, further pages and replies, new comments, deep links.
import type { Comment, CommentList, CommentSort } from '../../core/comments/comment';
import { parseCommentAddress } from '../../core/comments/comment-address';
import { MAX_COMMENT_LEVELS } from '../../core/comments/comment-rules';
import {
  type CommentMarkupContext,
  createCommentListMarkup,
  createCommentMarkup,
} from '../../core/comments/list-markup';
import { formatMessage } from '../../core/i18n/format-message';
import { buildDom } from '../../kit/markup/dom-builder';
import type { CommentListQuery } from '../../services/calls/calls';
import { describeTimes } from './comment-times';
import { findComment, findList, getAuthorName, getLevel, readSort } from './comments.content';
import type { ThreadDeps } from './comments.types';

/** Most pages that are loaded to find the target of a deep link. */
const MAX_PAGES = 25;

export interface CommentListController {
  /** The first page in the order that is shown; the list stays as it is. Undefined if it cannot be loaded. */
  fetch(): Promise<CommentList | undefined>;
  /** Markup of the whole list. */
  build(list: CommentList): HTMLElement;
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
  const build = (list: CommentList, sort?: CommentSort): HTMLElement => {
    const body = buildDom(createCommentListMarkup(list, getContext(sort)));
    queueMicrotask(() => describeTimes(body, services));
    return body;
  };
  const insert = (comment: Comment) => insertComment(comment, deps, getContext());

  /** @returns the first article that was not shown before */
  const append = (list: CommentList): HTMLElement | undefined => {
    const body = build(list);
    const items = [...body.querySelectorAll<HTMLElement>('[data-comment-list] > li')].filter(
      ({ firstElementChild }) =>
        !findComment(host, (firstElementChild as HTMLElement).dataset.commentId ?? ''),
    );
    findList(host)?.append(...items);
    replaceMore(host, body);
    return items[0]?.firstElementChild as HTMLElement | undefined;
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
    build,
    insert,
    async sort(link) {
      const sort = link.dataset.commentSort as CommentSort;
      const list = await fetchList({ sort });
      if (!list) return announce(getMessages().loadFailed);
      onReplace();
      const body = build(list, sort);
      findList(host)?.replaceWith(findList(body)!);
      replaceMore(host, body);
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

/** The link to the next page is that of the new markup. */
function replaceMore(host: HTMLElement, body: HTMLElement): void {
  const before = host.querySelector('[data-comment-more]')?.parentElement;
  const after = body.querySelector('[data-comment-more]')?.parentElement;
  if (before && after) before.replaceWith(after);
  else if (after) findList(host)?.after(after);
  else before?.remove();
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
  const item = document.createElement('li');
  item.append(buildDom(createCommentMarkup(shown, context)));
  if (!parent) {
    const isFirst = (readSort(host) ?? context.list.settings.sort) !== 'oldest';
    findList(host)?.[isFirst ? 'prepend' : 'append'](item);
  } else {
    const list = isDeepest ? parent.closest('ol') : ensureReplies(parent);
    const more = list?.querySelector(':scope > li > [data-comment-more-replies]')?.parentElement;
    if (more) more.before(item);
    else list?.append(item);
  }
  describeTimes(item, deps.services);
  return item.firstElementChild as HTMLElement;
}

function ensureReplies(article: HTMLElement): HTMLElement {
  const existing = article.querySelector<HTMLElement>(':scope > ol');
  if (existing) return existing;
  const list = document.createElement('ol');
  list.className = 'site-comments-list';
  list.setAttribute('role', 'list');
  article.append(list);
  return list;
}
