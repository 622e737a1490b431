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

/** A web address; `https://www.` begins one, not two. */
const ADDRESS = /https?:\/\/(?:www\.)?|\bwww\./gi;

/** Number of web addresses from which a comment waits for the owner. */
const MANY_LINKS = 3;

/** Minimum length in characters; shorter texts repeat by chance. */
const MIN_REPEATED = 20;

/** State of a new comment, and the reason why it is not published. */
export function checkComment(
  comment: CheckedComment,
  { requireApproval, blockedWords }: Pick<CommentSettings, 'requireApproval' | 'blockedWords'>,
): { state: CommentState; held: HeldReason | null } {
  const { trap, elapsedMs, isRepeated, name, body } = comment;
  if (trap.trim()) return { state: 'spam', held: 'robot' };
  if (elapsedMs !== undefined && elapsedMs < MIN_SUBMISSION_TIME_MS) return { state: 'spam', held: 'robot' };
  if (hasBlockedWord(comment, blockedWords)) return { state: 'pending', held: 'words' };
  // A person's name contains no web address.
  const isLinked = fold(name).search(ADDRESS) >= 0 || (fold(body).match(ADDRESS)?.length ?? 0) >= MANY_LINKS;
  if (isLinked) return { state: 'pending', held: 'links' };
  if (isRepeated && body.length >= MIN_REPEATED) return { state: 'pending', held: 'repeated' };
  if (elapsedMs === undefined) return { state: 'pending', held: 'unsigned' };
  return requireApproval ? { state: 'pending', held: 'approval' } : { state: 'published', held: null };
}

/** Compares whole words or phrases, ignoring case. */
function hasBlockedWord({ name, website, body }: CheckedComment, words: readonly string[]): boolean {
  const pad = (text: string): string =>
    ` ${fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  const text = pad(`${name} ${website} ${body}`);
  return words.some((word) => pad(word).trim() !== '' && text.includes(pad(word)));
}

/** The same hash for texts that look alike: it ignores case, spaces, and what `fold` removes. */
export const hashCommentBody = (body: string): string => sha256(fold(body).replace(/\s+/g, ' ').trim());

/** A text in lower case, with ordinary letters in place of their wide or bold variants, without invisible characters. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

/** Returns an empty text if no character is visible: not only spaces are invisible, but also format and filler characters. */
export const requireVisible = (text: string): string =>
  /[^\s\p{Cc}\p{Cf}\u3164\uFFA0]/u.test(text) ? text : '';

/** The same hash for repeated submissions of a comment. */
export const hashCommentSubmission = (parts: readonly string[]): string => sha256(JSON.stringify(parts));
