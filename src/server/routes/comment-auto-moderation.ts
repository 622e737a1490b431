/** Automatic moderation: decides whether a new or edited comment is published. */
import type { Queryable } from '../db/db';
import { checkComment } from '../domain/comment-check';
import type { SubmissionId } from '../domain/comment-token';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { findRepeated, type NewComment } from '../stores/comment-edit';
import { getCommentTexts } from './comment-texts';
import type { CommentThread } from './comment-thread';

/** Time in which an author cannot send the same text to a page again. */
const REPEATED_MS = 24 * 3_600_000;

/** Throws for a text that its author has already sent to this page. */
export async function moderate(
  { db, site, clock }: Pick<Deps, 'site' | 'clock'> & { db: Queryable },
  { key, settings }: CommentThread,
  author: Pick<NewComment, 'authorName' | 'authorEmail' | 'isOwner' | 'visitor' | 'authorWebsite'>,
  {
    body,
    bodyHash,
    trap,
    submission,
  }: {
    body: string;
    bodyHash: string /** Content of the honeypot. */;
    trap: string;
    submission: SubmissionId;
  },
): Promise<Pick<NewComment, 'state' | 'held'>> {
  if (author.isOwner) return { state: 'published', held: null };
  const { byAuthor, byAnybody } = await findRepeated(db, site.id, {
    bodyHash,
    thread: key,
    visitor: author.visitor,
    email: author.authorEmail,
    submissionId: submission.id,
    since: new Date(clock() - REPEATED_MS),
  });
  if (byAuthor) throw new HttpError(409, getCommentTexts({ site }).repeated);
  const { issuedAt } = submission;
  return checkComment(
    {
      name: author.authorName,
      website: author.authorWebsite,
      body,
      trap,
      elapsedMs: issuedAt === undefined ? undefined : Math.max(0, clock() - issuedAt),
      isRepeated: byAnybody,
    },
    settings,
  );
}
