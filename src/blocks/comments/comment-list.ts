// The rendered or fetched comment list: sort order, further pages and replies, new comments and deep links.
import {
  COMMENT_SORTS,
  type Comment,
  type CommentList,
  type CommentListQuery,
  type CommentSort,
} from '../../core/comments/comment';
import { getCommentsHref, parseCommentAddress } from '../../core/comments/comment-address';
import { MAX_COMMENT_LEVELS } from '../../core/comments/comment-limits';
import { type CommentMarkupContext, createCommentMarkup } from '../../core/comments/comment-markup';
import { commentItemMessages } from '../../core/comments/item-messages';
import { readComment } from '../../core/comments/read-comments';
import { formatMessage } from '../../core/i18n/format-message';
import { createNode } from '../../core/markup/markup';
import { buildDom } from '../../kit/markup/dom-builder';
import { showCount } from './comment-counts';
import { describeTimes } from './comment-times';
import { findComment, findList, focusComment, getAuthorName } from './comments.content';
import type { ThreadDeps, ThreadPart } from './comments.types';
import { listMessages } from './list-messages';
import { threadMessages } from './thread-messages';

/** Maximum number of pages to load to find the target of a deep link. */
const MAX_PAGES = 25;

export interface CommentListController extends ThreadPart {
  /** Fetches the first page in the current sort order without changing the list. Undefined if it cannot be loaded. */
  fetch(): Promise<CommentList | undefined>;
  getContext(): CommentMarkupContext;
  /** Appends a page of comments. @returns the first comment that was not shown before */
  append(list: CommentList): HTMLElement | undefined;
  /** Inserts a comment of a response. @returns undefined if the comment that it replies to is not shown */
  insert(stored: unknown): HTMLElement | undefined;
  /** Inserts a comment or reply from the first page. @returns the comment as stored on the server */
  insertById(id: string): Promise<Comment | undefined>;
  /** Loads further pages until they contain the comment, then focuses it. */
  reveal(id: string): Promise<void>;
}

/** Used until a list is fetched; server-rendered comments already have their buttons. */
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

export function createCommentList(deps: ThreadDeps): CommentListController {
  const { host, services, thread, signal, getMessages, announce } = deps;
  const { locale } = services.settings;
  let known: CommentList | undefined;

  const getItemMessages = () => getMessages(commentItemMessages);
  const fetchList = async (query: CommentListQuery): Promise<CommentList | undefined> => {
    const shown = findList(host);
    if (shown) shown.ariaBusy = 'true';
    const result = await services.calls.comments.list({ ...thread, ...query }, { retries: 1, signal });
    if (shown) shown.ariaBusy = null;
    if (signal.aborted || !result.ok) return undefined;
    known = result.data;
    const { count } = known;
    const text = host.querySelector<HTMLElement>('.site-comments-count');
    if (text) {
      text.dataset.commentCount = String(count);
      text.textContent = formatMessage(getItemMessages().count, { count }, locale);
    }
    showCount(thread.itemId ?? thread.page ?? '', count, deps.getProps());
    return known;
  };
  const getContext = (sort = readSort(host)): CommentMarkupContext => ({
    messages: getItemMessages(),
    locale,
    timeZone: services.context.website.timeZone || new Intl.DateTimeFormat().resolvedOptions().timeZone,
    address: { path: services.page.url().pathname, sort },
    list: known ?? UNKNOWN,
  });
  const insertNew = (comment?: Comment) => comment && insertComment(comment, deps, getContext());
  const append = (list: CommentList, sort?: CommentSort): HTMLElement | undefined => {
    const context = getContext(sort);
    const items = list.comments
      .filter(({ id }) => !findComment(host, id))
      .map((comment) => createItem(comment, context));
    findList(host)?.append(...items);
    for (const item of items) describeTimes(item, services);
    showMore(host, list.nextCursor, context);
    return items[0]?.querySelector<HTMLElement>('article') ?? undefined;
  };
  const fail = () => announce(getMessages(threadMessages).loadFailed);
  const insertReplies = async (rootId: string): Promise<HTMLElement | undefined> => {
    let first: HTMLElement | undefined;
    let cursor: string | undefined;
    do {
      const list = await fetchList({ rootId, ...(cursor && { cursor }) });
      if (!list) return first;
      for (const reply of flatten(list.comments)) {
        const isNew = !findComment(host, reply.id);
        const article = insertNew(reply);
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
  const sortBy = async (sort: CommentSort) => {
    const list = await fetchList({ sort });
    if (!list) return fail();
    for (const close of deps.closers) close();
    findList(host)?.replaceChildren();
    append(list, sort);
    for (const link of host.querySelectorAll<HTMLElement>('[data-comment-sort]'))
      link.ariaCurrent = link.dataset.commentSort === sort ? 'true' : null;
    announce(getMessages(listMessages).sorted);
  };
  const loadMore = async (link: HTMLAnchorElement) => {
    const list = await fetchList(parseQuery(link));
    if (!list) return fail();
    const hadFocus = host.contains(document.activeElement);
    const first = append(list);
    announce(formatMessage(getMessages(listMessages).loaded, { count: list.comments.length }, locale));
    if (hadFocus) focusComment(first);
  };
  const loadReplies = async (rootId: string) => {
    const first = await insertReplies(rootId);
    if (first) focusComment(first);
    else fail();
  };

  return {
    fetch: () => fetchList({ sort: readSort(host) }),
    getContext,
    append,
    insert: (stored) => insertNew(readComment(stored)),
    async insertById(id) {
      const list = await fetchList({ sort: readSort(host) });
      const comment = flatten(list?.comments ?? []).find((one) => one.id === id);
      insertNew(comment);
      return comment;
    },
    handle(link) {
      const { commentSort, commentMoreReplies } = link.dataset;
      if (commentSort) void sortBy(commentSort as CommentSort);
      else if (commentMoreReplies) void loadReplies(commentMoreReplies);
      else void loadMore(link as HTMLAnchorElement);
    },
    async reveal(id) {
      for (let pages = 0; pages < MAX_PAGES && !findComment(host, id); pages++) {
        const next = host.querySelector<HTMLAnchorElement>('a[data-comment-more]');
        const list = next && (await fetchList(parseQuery(next)));
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

/** All comments of the threads, each before its replies. */
const flatten = (comments: readonly Comment[]): Comment[] =>
  comments.flatMap((comment) => [{ ...comment, replies: [], moreReplies: 0 }, ...flatten(comment.replies)]);

function parseQuery({ href, pathname }: HTMLAnchorElement): CommentListQuery {
  const { sort, cursor, rootId } = parseCommentAddress(pathname, new URL(href).searchParams);
  return { sort, cursor, rootId };
}

/** Shows the link to the next page, or removes it after the last page. */
function showMore(
  host: HTMLElement,
  cursor: string | null,
  { address: { path, sort }, messages }: CommentMarkupContext,
): void {
  const before = host.querySelector<HTMLAnchorElement>('a[data-comment-more]');
  const href = getCommentsHref({ path, sort, cursor: cursor ?? '' }, 'comments');
  if (cursor === null) before?.parentElement?.remove();
  else if (before) before.href = href;
  else {
    const link = createNode('a', { rel: 'next', href, 'data-comment-more': true }, messages.more);
    findList(host)?.after(buildDom(createNode('p', { 'data-site-own': 'more' }, link)));
  }
}

/** A comment in a list of the page or of the fetched thread. */
export const createItem = (comment: Comment, context: CommentMarkupContext): HTMLElement =>
  buildDom(createNode('li', { 'data-site-own': 'comment' }, createCommentMarkup(comment, context)));

function insertComment(
  comment: Comment,
  deps: ThreadDeps,
  context: CommentMarkupContext,
): HTMLElement | undefined {
  const { host, services } = deps;
  const existing = findComment(host, comment.id);
  if (existing) return existing;
  const parent = comment.parentId ? findComment(host, comment.parentId) : null;
  if (comment.parentId && !parent) return undefined;
  // At the maximum depth, a reply becomes a sibling of the comment that it replies to.
  const isDeepest = parent !== null && getLevel(parent) >= MAX_COMMENT_LEVELS;
  const shown = isDeepest && parent ? { replyTo: getAuthorName(parent), ...comment } : comment;
  const item = createItem(shown, context);
  if (!parent) {
    const isFirst = (readSort(host) ?? context.list.settings.sort) !== 'oldest';
    findList(host)?.[isFirst ? 'prepend' : 'append'](item);
  } else {
    const list = isDeepest ? parent.closest('ol') : ensureReplies(parent);
    const more = list?.querySelector(':scope > li > [data-comment-more-replies]')?.parentElement;
    if (more) more.before(item);
    else list?.append(item);
  }
  describeTimes(item, services);
  return item.querySelector<HTMLElement>('article') ?? undefined;
}

function ensureReplies(article: HTMLElement): HTMLElement {
  const existing = article.querySelector<HTMLElement>(':scope > ol');
  if (existing) return existing;
  const list = buildDom(
    createNode('ol', { 'data-site-own': 'replies', class: 'site-comments-list', role: 'list' }),
  );
  article.append(list);
  return list;
}

/** 1 for a comment on the page itself. */
function getLevel(article: Element): number {
  const outer = article.parentElement?.closest('[data-comment-id]');
  return outer ? getLevel(outer) + 1 : 1;
}

/** The current sort order, if it can be changed. */
function readSort(host: Element): CommentSort | undefined {
  const current = host.querySelector<HTMLElement>('[data-comment-sort][aria-current]')?.dataset.commentSort;
  return COMMENT_SORTS.find((sort) => sort === current);
}
