// Address of a page with comments: sort order, page, thread and the comment being replied to.
import { COMMENT_SORTS, type CommentSort } from './comment';

export interface CommentAddress {
  /** Path of the page. */
  readonly path: string;
  /** Default: the sort order of the settings. */
  readonly sort?: CommentSort | undefined;
  readonly cursor?: string | undefined;
  /** Shows only this comment with its replies. */
  readonly rootId?: string | undefined;
  /** The comment that the form replies to. */
  readonly replyTo?: string | undefined;
}

/** Names of the query parameters. */
const NAMES = { sort: 'sort', cursor: 'cursor', rootId: 'comment', replyTo: 'reply-to' } as const;

/** @param fragment id of an element on the page */
export function getCommentsHref(address: CommentAddress, fragment: string): string {
  const query = new URLSearchParams();
  for (const [key, name] of Object.entries(NAMES)) {
    const value = address[key as keyof typeof NAMES];
    if (value) query.set(name, value);
  }
  return `${address.path}${query.size > 0 ? `?${query}` : ''}#${fragment}`;
}

/** Unknown values are left out. */
export function parseCommentAddress(path: string, query: URLSearchParams): CommentAddress {
  const get = (key: keyof typeof NAMES): string | undefined => query.get(NAMES[key]) || undefined;
  return {
    path,
    sort: COMMENT_SORTS.find((sort) => sort === get('sort')),
    cursor: get('cursor'),
    rootId: get('rootId'),
    replyTo: get('replyTo'),
  };
}
