// Shapes of comments, shared by server and element.

/** Orders of the comments of a page. Replies are always in the order of time. */
export const COMMENT_SORTS = ['newest', 'oldest', 'likes'] as const;

export type CommentSort = (typeof COMMENT_SORTS)[number];

/** A comment as visitors see it. */
export interface Comment {
  /** UUID version 7. */
  readonly id: string;
  /** The comment that it replies to; null for a comment on the page itself. */
  readonly parentId: string | null;
  readonly author: CommentAuthor;
  /** Plain text with blank lines between paragraphs; empty if it was removed. */
  readonly body: string;
  /** Epoch milliseconds. */
  readonly createdOn: number;
  /** Epoch milliseconds; null if it was never edited. */
  readonly editedOn: number | null;
  readonly likes: number;
  /** Whether this visitor likes it. */
  readonly hasLiked: boolean;
  /**
   * `pending`: waits for approval, and only its author sees it. `removed`: a placeholder that keeps published replies in
   * their place.
   */
  readonly state: 'published' | 'pending' | 'removed';
  /** Whether this visitor may change the text: it is theirs, written a short while ago, and comments are open. */
  readonly canEdit: boolean;
  /** Whether this visitor wrote it and may delete it. */
  readonly canDelete: boolean;
  /** Name of the author whom it replies to, if the comment is at the maximum depth and therefore not below the one that it replies to. */
  readonly replyTo?: string | undefined;
  /** In the order of time. */
  readonly replies: readonly Comment[];
  /** Further replies below this comment; `rootId` lists them. Always 0 below the first level. */
  readonly moreReplies: number;
}

export interface CommentAuthor {
  /** Empty if the comment was removed. */
  readonly name: string;
  /** Whether the owner of the site wrote it. */
  readonly isOwner: boolean;
  /** Address that starts with `http://` or `https://`. */
  readonly website?: string | undefined;
}

/** What the owner allows. */
export interface PublicCommentSettings {
  /** Whether visitors who are not signed in may write. */
  readonly allowAnonymous: boolean;
  /** Whether comments wait for the owner before they are published. */
  readonly requireApproval: boolean;
  /** Whether visitors can reply to a comment. */
  readonly threaded: boolean;
  readonly likes: boolean;
  /** Whether visitors can report a comment. */
  readonly flags: boolean;
  /** Highest number of characters of a comment. */
  readonly maxLength: number;
  /** The order without `sort` in the query. */
  readonly sort: CommentSort;
}

/** `closed`: can be read, but not written. `disabled`: neither. */
export type CommentsState = 'open' | 'closed' | 'disabled';

/** Response of `GET /api/comments`, with `itemId` (24 hexadecimal digits) or `page` (a path of the site). */
export interface CommentList {
  /** One page of comments with their replies; with `rootId` further replies of that comment. */
  readonly comments: readonly Comment[];
  /** Published comments with replies. */
  readonly count: number;
  /** `cursor` of the next page; null on the last one. */
  readonly nextCursor: string | null;
  readonly state: CommentsState;
  readonly settings: PublicCommentSettings;
  /** Signed id of this visitor's next comment. A comment under an id of the page's own making waits for approval. */
  readonly submissionId: string;
}

/** What is commented on. */
export interface CommentThread {
  /** This or `page`, a path of the site. */
  readonly itemId?: string | undefined;
  readonly page?: string | undefined;
}

/** Query of `GET /api/comments`. */
export interface CommentListQuery extends CommentThread {
  readonly sort?: CommentSort | undefined;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
  /** Only further replies of this comment. */
  readonly rootId?: string | undefined;
}

/** Body of `POST /api/comments`. A repeated one gets the same response. */
export interface CommentSubmission extends CommentThread {
  readonly parentId?: string | undefined;
  /** Ignored for signed-in members, like `email`. */
  readonly name?: string | undefined;
  /** Never published. */
  readonly email?: string | undefined;
  readonly website?: string | undefined;
  readonly body: string;
  /** `submissionId` of the list or of the printed form, or a UUID. */
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

/** Response of `POST /api/comments/:id/edit` and `…/delete`: the comment without its replies, as its author sees it now. */
export interface ChangedComment {
  readonly comment: Comment;
}

/** Response of `POST /api/comments/:id/like`, which toggles. */
export interface CommentLike {
  readonly likes: number;
  readonly hasLiked: boolean;
}

/** Response of `GET /api/comments/counts?ids=`: published comments by item id or path. */
export interface CommentCounts {
  readonly counts: Readonly<Record<string, number>>;
}
