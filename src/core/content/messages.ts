// Messages of lists of content items.

export const contentMessages = {
  by: 'By {author}',
  none: 'There is nothing here yet.',
  comments: '{count, plural, one {# comment} other {# comments}}',
} as const;

export type ContentMessages = Readonly<Record<keyof typeof contentMessages, string>>;
