// Storage key of the draft of a comment.
import type { CommentThread } from '../../core/comments/comment';
import { findForm } from './comments.content';

/** Key per comment being replied to, see `services.forms.drafts`. */
export function getDraftKey(host: Element, { itemId, page }: CommentThread): string {
  const parent = findForm(host)?.querySelector<HTMLInputElement>('[name="parentId"]');
  return `comments-${itemId ?? page}-${parent?.value ?? ''}`;
}
