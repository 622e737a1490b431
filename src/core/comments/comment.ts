// Shapes of comments, shared by server and element.

/** Sort orders of the comments on a page. Replies are always in chronological order. */
export const COMMENT_SORTS = ['newest', 'oldest', 'likes'] as const;

export type CommentSort = (typeof COMMENT_SORTS)[number];

/** A comment as visitors see it. */
export interface Comment {
  /** UUID version 7. */
  readonly id: string;
  /** The comment being replied to; null for a comment on the page itself. */
  readonly parentId: string | null;
  readonly author: CommentAuthor;
  /** Plain text with blank lines between paragraphs; empty if the comment was removed. */
  readonly body: string;
  /** Epoch milliseconds. */
  readonly createdOn: number;
  /** Epoch milliseconds; null if the comment was never edited. */
  readonly editedOn: number | null;
  readonly likes: number;
  /** Whether this visitor likes it. */
  readonly hasLiked: boolean;
  /**
   * `pending`: awaits approval and is visible only to its author. `removed`: a placeholder that keeps published replies in
   * place.
   */
  readonly state: 'published' | 'pending' | 'removed';
  /** Whether this visitor may edit the text: they wrote it recently, and comments are open. */
  readonly canEdit: boolean;
  /** Whether this visitor wrote it and may delete it. */
  readonly canDelete: boolean;
  /** Name of the author being replied to, if the comment is at the maximum depth and so not nested below that author's comment. */
  readonly replyTo?: string | undefined;
  /** In chronological order. */
  readonly replies: readonly Comment[];
  /** Number of further replies below this comment, listed with `rootId`. Always 0 below the first level. */
  readonly moreReplies: number;
}

export interface CommentAuthor {
  /** Empty if the comment was removed. */
  readonly name: string;
  /** Whether the owner of the site wrote it. */
  readonly isOwner: boolean;
  /** URL that starts with `http://` or `https://`. */
  readonly website?: string | undefined;
}

/** Settings of the owner that visitors may know. */
export interface PublicCommentSettings {
  /** Whether visitors who are not signed in may comment. */
  readonly allowAnonymous: boolean;
  /** Whether the owner has to approve comments before they are published. */
  readonly requireApproval: boolean;
  /** Whether visitors can reply to a comment. */
  readonly threaded: boolean;
  readonly likes: boolean;
  /** Whether visitors can report a comment. */
  readonly flags: boolean;
  /** Maximum length of a comment, in characters. */
  readonly maxLength: number;
  /** Sort order if the query does not contain `sort`. */
  readonly sort: CommentSort;
}

/** `closed`: comments can be read but not written. `disabled`: neither. */
export type CommentsState = 'open' | 'closed' | 'disabled';

/** Response of `GET /api/comments`, with `itemId` (24 hexadecimal digits) or `page` (a path of the site). */
export interface CommentList {
  /** One page of comments with their replies; with `rootId`, further replies to that comment. */
  readonly comments: readonly Comment[];
  /** Number of published comments, including replies. */
  readonly count: number;
  /** `cursor` of the next page; null on the last one. */
  readonly nextCursor: string | null;
  readonly state: CommentsState;
  readonly settings: PublicCommentSettings;
  /** Signed id for this visitor's next comment. A comment with an id that the page generated awaits approval. */
  readonly submissionId: string;
}

/** The item or page that the comments are about. */
export interface CommentThread {
  /** Either this or `page`, a path on the site. */
  readonly itemId?: string | undefined;
  readonly page?: string | undefined;
}

/** Query of `GET /api/comments`. */
export interface CommentListQuery extends CommentThread {
  readonly sort?: CommentSort | undefined;
  /** `nextCursor` of the previous page. */
  readonly cursor?: string | undefined;
  /** Lists only further replies to this comment. */
  readonly rootId?: string | undefined;
}

/** Body of `POST /api/comments`. A repeated request gets the same response. */
export interface CommentSubmission extends CommentThread {
  readonly parentId?: string | undefined;
  /** Ignored for signed-in members, like `email`. */
  readonly name?: string | undefined;
  /** Never published. */
  readonly email?: string | undefined;
  readonly website?: string | undefined;
  readonly body: string;
  /** `submissionId` of the list or of the server-rendered form, or a UUID. */
  readonly submissionId: string;
  /** Whether the author wants an email about replies. */
  readonly notify?: boolean | undefined;
}

/** Response of `POST /api/comments`. */
export interface CommentReceipt {
  readonly comment: Comment;
  readonly state: 'published' | 'pending';
}

/** Body of `POST /api/comments/:id/edit`. */
export interface CommentEdit {
  readonly body: string;
}

/** Response of `POST /api/comments/:id/edit` and `…/delete`: the comment as its author now sees it, without replies. */
export interface ChangedComment {
  readonly comment: Comment;
}

/** Response of `POST /api/comments/:id/like`, which toggles the like. */
export interface CommentLike {
  readonly likes: number;
  readonly hasLiked: boolean;
}

/** Response of `GET /api/comments/counts?ids=`: number of published comments by item id or path. */
export interface CommentCounts {
  readonly counts: Readonly<Record<string, number>>;
}
