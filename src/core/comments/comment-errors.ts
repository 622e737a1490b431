// Errors of a comment as texts. Shared by server and element.
import { formatMessage } from '../i18n/format-message';
import type { CommentSubmission } from './comment';
import { COMMENT_LIMITS, type CommentField, type CommentProblems, checkComment } from './comment-rules';
import type { CommentProblemMessages } from './problem-messages';

/** Messages by the name of the control; empty if the comment can be submitted. */
export type CommentErrors = Readonly<Partial<Record<CommentField, string>>>;

/** @param isMember signed-in members have a name and an address already */
export const validateComment = (
  comment: Pick<CommentSubmission, CommentField>,
  messages: Pick<CommentProblemMessages, NonNullable<CommentProblems[CommentField]>>,
  { isMember = false, locale = 'en' }: { isMember?: boolean; locale?: string } = {},
): CommentErrors => describeProblems(checkComment(comment, isMember), messages, locale);

export const describeProblems = (
  problems: CommentProblems,
  messages: Pick<CommentProblemMessages, NonNullable<CommentProblems[CommentField]>>,
  locale: string,
): CommentErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([field, name]) => [
      field,
      name === 'tooLong'
        ? formatMessage(messages.tooLong, { max: COMMENT_LIMITS[field as CommentField] }, locale)
        : messages[name],
    ]),
  );
