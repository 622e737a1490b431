// Messages about visitors editing or deleting their own comments.
export const commentChangeMessages = {
  editing: 'Edit your comment',
  save: 'Save',
  cancelEdit: 'Cancel',
  changed: 'Your comment was updated.',
  deleting: 'Delete this comment?',
  deletingText: 'It cannot be restored. Replies to it will remain.',
  deleted: 'Your comment was deleted.',
} as const;
