// Messages for loading more comments and for changing their order.
export const listMessages = {
  loaded: '{count, plural, one {# more comment} other {# more comments}}',
  sorted: 'The comments have been reordered.',
} as const;
