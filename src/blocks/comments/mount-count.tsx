// Placeholder until comments are rendered: the count of an empty published mount, or a message.
import type { ReactNode } from 'react';
import { findList, findMount } from './comments.content';
import { CommentState, formatCount } from './comments.model';
import type { CommentsProps } from './comments.types';

/** The mount of a published page has the count and the state as attributes, and no content. */
export function MountCount({
  isLoading,
  ...props
}: CommentsProps & { readonly isLoading: boolean }): ReactNode {
  const { host } = props;
  const mount = findMount(host);
  const count = mount?.dataset.publicCommentCount;
  if (findList(host) || mount?.textContent.trim()) return null;
  // The container of the view is the only child.
  if (!mount) return isLoading && host.childElementCount === 1 && <p>{props.labelLoading}</p>;
  if (count === undefined) return null;
  const isClosed = Number(mount.dataset.commentState) === CommentState.closed;
  return (
    <p>{[formatCount(Number(count), props), isClosed && props.labelClosed].filter(Boolean).join('. ')}</p>
  );
}
