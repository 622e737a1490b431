// Storage key of the draft of a comment.
import type { CommentThread } from '../../core/comments/comment';
import { findParent } from './comments.content';

/** Key per comment being replied to, see `services.forms.drafts`. */
export function getDraftKey(host: Element, { itemId, page }: CommentThread): string {
  return `comments-${itemId ?? page}-${findParent(host)?.value ?? ''}`;
}
