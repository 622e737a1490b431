// Shared types of the comments block.
import type { CommentSubmission } from '../../core/comments/comment';
import type { Behavior } from '../../kit/behavior/behavior';
import type { Emit } from '../../kit/contract/contract';
import type { Services } from '../../services/services';
import type { comments } from './comments.contract';
import type { CommentsMessages } from './comments.messages';

/** The element. */
export type CommentsHost = Behavior<typeof comments>;

/** What is commented on: an item, or the path of a page. */
export type CommentThread = Pick<CommentSubmission, 'itemId' | 'page'>;

/** What the parts of the site's own comments work with. */
export interface ThreadDeps {
  readonly host: HTMLElement;
  readonly services: Services;
  readonly thread: CommentThread;
  getMessages(): CommentsMessages;
  readonly emit: Emit<(typeof comments)['events']>;
  /** Says it to screen readers, once. */
  announce(text: string): void;
  /** Aborts when the element leaves the document. */
  readonly signal: AbortSignal;
}

/** Where comments come from. */
export interface CommentsProvider {
  /** Shows changed labels. */
  update(): void;
  /** Handles a form of the element; it is called at once, although the script of the provider was loaded later. */
  submit?(form: HTMLFormElement): Promise<void>;
}
