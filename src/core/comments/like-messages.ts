// Messages about the likes of a comment.
export const commentLikeMessages = {
  like: 'Like',
  liked: 'Liked',
  likeCount: '{count, plural, =0 {No likes} one {# like} other {# likes}}',
} as const;
