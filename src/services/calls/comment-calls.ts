// Typed functions for the calls of comments.
import { fillPath } from '../../core/call-path';
import { type ApiCall, calls } from '../../core/calls';
import type {
  Comment,
  CommentCounts,
  CommentEdit,
  CommentLike,
  CommentList,
  CommentListQuery,
} from '../../core/comments/comment';
import {
  readComment,
  readCommentCounts,
  readCommentLike,
  readCommentList,
} from '../../core/comments/read-comments';
import { readRecord } from '../../core/read';
import type { ApiResult, CallBody, CallOptions } from '../shared/ports';

type Result<T> = Promise<ApiResult<T>>;

/** Sends a call and parses its response. */
type SendCall = <T>(
  call: ApiCall,
  read: (body: unknown) => T,
  options?: CallOptions,
  body?: CallBody,
) => Result<T>;

/** A type instead of an interface, because the services forward these functions by name. */
export type CommentCalls = {
  /** One page of the published comments on an item or page, and the visitor's own comments that await approval. */
  list(query: CommentListQuery, options?: CallOptions): Result<CommentList>;
  /** Likes a comment, or withdraws the like. */
  like(id: string, options?: CallOptions): Result<CommentLike>;
  /** Reports a comment to the owner. */
  flag(id: string, options?: CallOptions): Result<void>;
  /** Edits the visitor's own comment; the response is the comment without its replies. */
  edit(id: string, body: CommentEdit, options?: CallOptions): Result<Comment | undefined>;
  /** Deletes the visitor's own comment; the response is the placeholder that replaces it. */
  delete(id: string, options?: CallOptions): Result<Comment | undefined>;
  /** Numbers of published comments by item id or path. */
  counts(ids: readonly string[], options?: CallOptions): Result<CommentCounts>;
};

export const createCommentCalls = (request: SendCall): CommentCalls => {
  const change = <T>(
    call: ApiCall,
    id: string,
    read: (body: unknown) => T,
    options?: CallOptions,
    body = {},
  ) => request({ ...call, path: fillPath(call.path, { id }) }, read, options, body);
  return {
    list: (query, options) => request(calls.comments, readCommentList, { ...options, query: { ...query } }),
    like: (id, options) => change(calls.likeComment, id, readCommentLike, options),
    flag: (id, options) => change(calls.flagComment, id, () => undefined, options),
    edit: (id, body, options) => change(calls.editComment, id, readChanged, options, body),
    delete: (id, options) => change(calls.deleteComment, id, readChanged, options),
    counts: (ids, options) =>
      request(calls.commentCounts, readCommentCounts, { ...options, query: { ids: ids.join() } }),
  };
};

const readChanged = (body: unknown): Comment | undefined => readComment(readRecord(body)?.comment);
