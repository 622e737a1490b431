// Messages of visitors who change their own comments.
export const commentChangeMessages = {
  editing: 'Edit your comment',
  save: 'Save',
  cancelEdit: 'Cancel',
  changed: 'Your comment was changed.',
  deleting: 'Delete this comment?',
  deletingText: 'It cannot be restored. Replies to it stay.',
  deleted: 'Your comment was deleted.',
} as const;
