// Shared types of the comments block.
import type { CommentThread } from '../../core/comments/comment';
import type { BlockProps } from '../../kit/element/define';
import type { Services } from '../../services/services';
import type { comments } from './comments.contract';
import type { CommentsMessages } from './comments.messages';
import type { Drawing } from './drawing';

export type CommentsProps = BlockProps<typeof comments>;

/** What the parts of the site's own comments work with. */
export interface ThreadDeps extends Pick<CommentsProps, 'host' | 'emit'> {
  readonly services: Services;
  readonly thread: CommentThread;
  getMessages(): CommentsMessages;
  getDrawing(): Drawing;
  /** Changes what is drawn, at once. */
  draw(change: Partial<Drawing>): void;
  /** Says it to screen readers, once. */
  announce(text: string): void;
  /** Aborts when the element leaves the document. */
  readonly signal: AbortSignal;
}

/** What visitors do with their own comments. */
export type CommentChange = 'edit' | 'delete';

/** Handles a form of the element. */
export type SubmitComments = (form: HTMLFormElement) => Promise<void>;
