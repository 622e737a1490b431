// Messages about validating and sending a comment.
export const commentSendingMessages = {
  published: 'Thank you. Your comment has been published.',
  held: 'Thank you. Your comment will appear once it has been approved.',
  invalid: 'Please check your comment',
  nameMissing: 'Please enter your name.',
  emailInvalid: 'Please enter an email address such as name@example.com.',
  websiteInvalid: 'Please enter an address such as https://www.example.com.',
  bodyMissing: 'Please write a comment.',
  tooLong: 'Use at most {max} characters.',
  retry: 'Your comment could not be saved. Please try again.',
} as const;

export type CommentSendingMessages = Readonly<Record<keyof typeof commentSendingMessages, string>>;
