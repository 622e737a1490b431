/** Decides whether a new comment is published, waits for the owner, or is kept as spam. Pure. */
import { MIN_SUBMISSION_TIME_MS } from '../../core/forms/submission-timing';
import type { CommentState, HeldReason } from './comment';
import type { CommentSettings } from './comment-settings';
import { sha256 } from './signing';

export interface CheckedComment {
  name: string;
  website: string;
  body: string;
  /** Content of the honeypot. */
  trap: string;
  /** Milliseconds from the form to the submission; undefined for an id that the page created itself. */
  elapsedMs: number | undefined;
  /** Whether this text has been sent before. */
  isRepeated: boolean;
}

/** Number of web addresses from which a comment waits for the owner. */
const MANY_LINKS = 3;

/** Minimum length in characters; shorter texts repeat by chance. */
const MIN_REPEATED = 20;

/** State of a new comment, and the reason why it is not published. */
export function checkComment(
  comment: CheckedComment,
  { requireApproval, blockedWords }: Pick<CommentSettings, 'requireApproval' | 'blockedWords'>,
): { state: CommentState; held: HeldReason | null } {
  const { trap, elapsedMs, isRepeated, body } = comment;
  if (trap.trim()) return { state: 'spam', held: 'robot' };
  if (elapsedMs !== undefined && elapsedMs < MIN_SUBMISSION_TIME_MS) return { state: 'spam', held: 'robot' };
  if (hasBlockedWord(comment, blockedWords)) return { state: 'pending', held: 'words' };
  if ((body.match(/https?:\/\/|www\./gi)?.length ?? 0) >= MANY_LINKS)
    return { state: 'pending', held: 'links' };
  if (isRepeated && body.length >= MIN_REPEATED) return { state: 'pending', held: 'repeated' };
  if (elapsedMs === undefined) return { state: 'pending', held: 'unsigned' };
  return requireApproval ? { state: 'pending', held: 'approval' } : { state: 'published', held: null };
}

/** Compares whole words or phrases, ignoring case. */
function hasBlockedWord({ name, website, body }: CheckedComment, words: readonly string[]): boolean {
  const pad = (text: string): string =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  const text = pad(`${name} ${website} ${body}`);
  return words.some((word) => pad(word).trim() !== '' && text.includes(pad(word)));
}

/** The same hash for texts that differ only in spaces and case. */
export const hashCommentBody = (body: string): string => sha256(body.toLowerCase().replace(/\s+/g, ' '));

/** The same hash for repeated submissions of a comment. */
export const hashCommentSubmission = (parts: readonly string[]): string => sha256(JSON.stringify(parts));
