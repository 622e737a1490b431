/** Comment counts for the items of a list. */
import type { Deps } from '../http/context';
import { findCommentSettings } from '../stores/comment-settings';
import { countComments } from '../stores/comments';
import type { StoredItem } from '../stores/content-row';

/** The items, with the number of their published comments if there are any. */
export async function withCommentCounts(
  { db, site }: Deps,
  items: readonly StoredItem[],
): Promise<StoredItem[]> {
  const { commentsEnabled } = await findCommentSettings(db, site.id);
  if (!commentsEnabled) return [...items];
  const counts = await countComments(
    db,
    site.id,
    items.map(({ id }) => id),
  );
  return items.map((item) => {
    const commentCount = counts.get(item.id);
    return commentCount === undefined ? item : { ...item, commentCount };
  });
}
