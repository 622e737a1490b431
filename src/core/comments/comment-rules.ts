// Rules for comments: what is checked before submission. Shared by server and element.
import { isEmail } from '../fields/email';
import type { CommentSubmission } from './comment';
import { COMMENT_LIMITS, normalizeWebsite } from './comment-limits';
import type { commentProblemMessages } from './problem-messages';

export { COMMENT_LIMITS };

/** Minutes after which a comment can no longer be edited. */
export const COMMENT_EDIT_MINUTES = 15;

/** Fields of the form, in their order. */
export const COMMENT_FIELDS = ['name', 'email', 'website', 'body'] as const;

export type CommentField = (typeof COMMENT_FIELDS)[number];

/** Names of messages by the name of the control; empty if the comment can be submitted. */
export type CommentProblems = Readonly<
  Partial<Record<CommentField, Exclude<keyof typeof commentProblemMessages, 'invalid' | 'retry'>>>
>;

/** @param isMember signed-in members have a name and an address already */
export function checkComment(
  comment: Pick<CommentSubmission, CommentField>,
  isMember: boolean,
): CommentProblems {
  const { name = '', email = '', website = '', body } = trimComment(comment);
  const values = { name: isMember ? '' : name, email: isMember ? '' : email, website, body };
  return {
    ...(!isMember && !name && { name: 'nameMissing' }),
    ...(!isMember && !isEmail(email) && { email: 'emailInvalid' }),
    ...(website && !normalizeWebsite(website) && { website: 'websiteInvalid' }),
    ...(!body && { body: 'bodyMissing' }),
    ...Object.fromEntries(
      COMMENT_FIELDS.filter((field) => values[field].length > COMMENT_LIMITS[field]).map((field) => [
        field,
        'tooLong',
      ]),
    ),
  };
}

/** Texts without space around them, with `\n` as line break. */
export const trimComment = <T extends Pick<CommentSubmission, CommentField>>(comment: T): T => ({
  ...comment,
  ...Object.fromEntries(
    COMMENT_FIELDS.map((field) => [field, (comment[field] ?? '').replace(/\r\n?/g, '\n').trim()]),
  ),
});
