// Rules for comments: validation before submission. Shared by server and element.
import { isEmail } from '../fields/email';
import { formatMessage } from '../i18n/format-message';
import type { CommentSubmission } from './comment';
import { COMMENT_LIMITS, normalizeWebsite } from './comment-limits';
import type { CommentSendingMessages } from './sending-messages';

/** Minutes after which a comment can no longer be edited. */
export const COMMENT_EDIT_MINUTES = 15;

/** Fields of the form, in their order. */
export const COMMENT_FIELDS = ['name', 'email', 'website', 'body'] as const;

export type CommentField = (typeof COMMENT_FIELDS)[number];

/** Messages by the name of the control; empty if the comment can be submitted. */
export type CommentErrors = Readonly<Partial<Record<CommentField, string>>>;

/** @param isMember signed-in members have a name and an address already */
export function validateComment(
  comment: Pick<CommentSubmission, CommentField>,
  messages: Pick<
    CommentSendingMessages,
    'nameMissing' | 'emailInvalid' | 'websiteInvalid' | 'bodyMissing' | 'tooLong'
  >,
  { isMember = false, locale = 'en' }: { isMember?: boolean; locale?: string } = {},
): CommentErrors {
  const { name = '', email = '', website = '', body } = trimComment(comment);
  const errors: Partial<Record<CommentField, string>> = {};
  if (!isMember && !name) errors.name = messages.nameMissing;
  if (!isMember && !isEmail(email)) errors.email = messages.emailInvalid;
  if (website && !normalizeWebsite(website)) errors.website = messages.websiteInvalid;
  if (!body) errors.body = messages.bodyMissing;
  const values = { name: isMember ? '' : name, email: isMember ? '' : email, website, body };
  for (const field of COMMENT_FIELDS) {
    const max = COMMENT_LIMITS[field];
    if (values[field].length > max) errors[field] = formatMessage(messages.tooLong, { max }, locale);
  }
  return errors;
}

/** Texts without space around them, with `\n` as line break. */
export const trimComment = <T extends Pick<CommentSubmission, CommentField>>(comment: T): T => ({
  ...comment,
  ...Object.fromEntries(
    COMMENT_FIELDS.map((field) => [field, (comment[field] ?? '').replace(/\r\n?/g, '\n').trim()]),
  ),
});
