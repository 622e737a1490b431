/** Comments as a CSV table. Pure. */
import type { ListedComment } from './comment';

export const COMMENT_COLUMNS = [
  'Date',
  'State',
  'Page',
  'Name',
  'Email',
  'Website',
  'Comment',
  'Likes',
  'Reports',
  'Id',
  'Reply to',
] as const;

export function createCommentRow(comment: ListedComment & { path: string }): string[] {
  const { createdAt, state, path, authorName, authorEmail, authorWebsite, body, likes, flags, id, parentId } =
    comment;
  return [
    createdAt.toISOString(),
    state,
    path,
    authorName,
    authorEmail,
    authorWebsite,
    body,
    String(likes),
    String(flags),
    id,
    parentId ?? '',
  ];
}
