// Messages about comments that cannot be sent as they are.
export const commentProblemMessages = {
  invalid: 'Please check your comment',
  nameMissing: 'Please enter your name.',
  emailInvalid: 'Please enter an email address such as name@example.com.',
  websiteInvalid: 'Please enter an address such as https://www.example.com.',
  bodyMissing: 'Please write a comment.',
  tooLong: 'Use at most {max} characters.',
  retry: 'Your comment could not be saved. Please try again.',
} as const;

export type CommentProblemMessages = Readonly<Record<keyof typeof commentProblemMessages, string>>;
