/** Accepts comments: each submission is stored once, and published if it passes the automatic moderation. */
import type { CommentReceipt } from '../../core/comments/comment';
import { validateComment } from '../../core/comments/comment-errors';
import { normalizeWebsite } from '../../core/comments/comment-limits';
import { trimComment } from '../../core/comments/comment-rules';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { toPublicComment } from '../domain/comment';
import { hashCommentBody, hashCommentSubmission, requireVisible } from '../domain/comment-check';
import { parseSubmissionId, type SubmissionId } from '../domain/comment-token';
import { pseudonymize } from '../domain/pseudonym';
import { mayWrite } from '../domain/role';
import { getClientAddress } from '../http/client';
import { ensureCommentVisitor, getCommentVisitor, setCommentVisitor } from '../http/comment-visitor';
import type { Ctx, Deps } from '../http/context';
import { findOwnerActor } from '../http/cookies';
import { HttpError } from '../http/errors';
import { createTooManyRequests } from '../http/limits';
import {
  findParent,
  findSubmitted,
  insertComment,
  lockText,
  lockTree,
  type NewComment,
  type StoredSubmission,
} from '../stores/comment-edit';
import { findComment } from '../stores/comments';
import { consumeRate } from '../stores/rate-windows';
import { isUuid } from '../stores/submission-list';
import { normalizeEmail } from '../stores/subscribers';
import { readSession } from './account-service';
import { moderate } from './comment-auto-moderation';
import { announceReply, reportToOwner } from './comment-notices';
import { readViewer } from './comment-service';
import { getCommentTexts } from './comment-texts';
import type { CommentThread } from './comment-thread';

export interface SubmittedComment {
  parentId: string;
  name: string;
  email: string;
  website: string;
  body: string;
  submissionId: string;
  notify: boolean;
  /** Content of the honeypot. */
  trap: string;
}

/** Maximum comments per hour from one client address or of one account, on one page and on all pages. */
const PER_PAGE = { limit: 10, windowMs: 3_600_000 };
const PER_SITE = { limit: 40, windowMs: 3_600_000 };

/** A comment before it is moderated. */
type Draft = Omit<NewComment, 'state' | 'held'>;

/** The author of a comment. */
export interface CommentAuthor {
  kind: 'visitor' | 'member' | 'owner';
  /** Name of a member or the owner. */
  name: string;
  email: string;
  accountId: string | null;
}

export async function findAuthor(c: Ctx, deps: Deps, { settings }: CommentThread): Promise<CommentAuthor> {
  const nobody = { name: '', email: '', accountId: null };
  const owner = await findOwnerActor(c, deps);
  if (owner && mayWrite(owner.role, 'product reviews'))
    return { ...nobody, kind: 'owner', name: settings.ownerName || deps.site.name };
  const { account } = await readSession(c, deps);
  if (!account) return { ...nobody, kind: 'visitor' };
  const { id, email, displayName } = account;
  return { kind: 'member', name: displayName || email.split('@')[0]!, email, accountId: id };
}

/** Stores a comment, or returns the stored one. Throws the error response. */
export async function submitComment(
  c: Ctx,
  deps: Deps,
  thread: CommentThread,
  submitted: SubmittedComment,
): Promise<CommentReceipt & { rootId: string }> {
  const trimmed = trimComment(submitted);
  const input = { ...trimmed, name: requireVisible(trimmed.name), body: requireVisible(trimmed.body) };
  const submission = parseSubmissionId(deps.secrets, deps.site.id, input.submissionId);
  if (!submission) throw new HttpError(400, 'submissionId: must be that of the form or a UUID.');
  const hash = hashCommentSubmission([
    thread.key,
    input.parentId,
    input.name,
    input.email,
    input.website,
    input.body,
  ]);
  const before = await findSubmitted(deps.db, deps.site.id, submission.id);
  if (before) return repeatAnswer(c, deps, thread, before, hash);
  const author = await findAuthor(c, deps, thread);
  checkAllowed(deps, thread, author, input);
  await checkRate(c, deps, thread, author);
  const sent = { ...input, submission, hash };
  const draft = await createComment(c, deps, thread, author, sent);
  const comment = await store(deps, thread, draft, sent);
  if (!comment) {
    const stored = await findSubmitted(deps.db, deps.site.id, submission.id);
    return repeatAnswer(c, deps, thread, stored ?? { id: '', hash: '', visitor: '' }, hash);
  }
  deps.jobs.notify();
  return createReceipt(c, deps, thread, comment.id, comment.visitor);
}

/** A repeated submission gets the same response, even if the first response was lost together with its cookie. */
async function repeatAnswer(
  c: Ctx,
  deps: Deps,
  thread: CommentThread,
  { id, hash, visitor }: StoredSubmission,
  sentHash: string,
): Promise<CommentReceipt & { rootId: string }> {
  if (hash !== sentHash) throw new HttpError(409, getCommentTexts(deps).taken);
  if (visitor && !getCommentVisitor(c, deps)) setCommentVisitor(c, deps, visitor);
  return createReceipt(c, deps, thread, id, visitor);
}

async function createReceipt(
  c: Ctx,
  deps: Deps,
  thread: CommentThread,
  id: string,
  visitor: string,
): Promise<CommentReceipt & { rootId: string }> {
  const row = await findComment(deps.db, deps.site.id, id, visitor);
  if (!row) throw new HttpError(409, getCommentTexts(deps).taken);
  const comment = toPublicComment({ ...row, isOwn: true }, await readViewer(c, deps, thread));
  return { comment, state: comment.state === 'published' ? 'published' : 'pending', rootId: row.rootId };
}

function checkAllowed(
  deps: Deps,
  { state, settings }: CommentThread,
  { kind }: CommentAuthor,
  input: SubmittedComment,
): void {
  const texts = getCommentTexts(deps);
  if (state === 'disabled') throw new HttpError(404, texts.missing);
  if (state === 'closed') throw new HttpError(409, texts.closed);
  if (kind === 'visitor' && !settings.allowAnonymous) throw new HttpError(403, texts.signIn);
  const { locale } = deps.site;
  const errors = validateComment(input, texts, { isMember: kind !== 'visitor', locale });
  if (Object.keys(errors).length > 0) throw new HttpError(422, texts.invalid, { errors });
}

/** An account counts like an address: it may write from many. */
async function checkRate(
  c: Ctx,
  deps: Deps,
  { key }: CommentThread,
  { accountId }: CommentAuthor,
): Promise<void> {
  if (!deps.limits) return;
  const callers = [getClientAddress(c, deps.trustProxy), ...(accountId ? [`account ${accountId}`] : [])];
  for (const [name, rate, caller] of callers.flatMap(
    (caller) =>
      [
        [`comment:${key}`, PER_PAGE, caller],
        ['comment', PER_SITE, caller],
      ] as const,
  )) {
    const bucket = pseudonymize(deps.secrets[0], name, caller);
    const wait = await consumeRate(deps.db, deps.site.id, bucket, rate, deps.clock());
    if (wait > 0) throw createTooManyRequests(wait, getCommentTexts(deps).tooMany);
  }
}

async function createComment(
  c: Ctx,
  deps: Deps,
  thread: CommentThread,
  author: CommentAuthor,
  input: SubmittedComment & { submission: SubmissionId; hash: string },
): Promise<Draft> {
  const { db, site, clock, random } = deps;
  const parentId = thread.settings.threaded && input.parentId ? input.parentId : null;
  const parent = parentId && isUuid(parentId) ? await findParent(db, site.id, parentId) : undefined;
  if (parentId && (parent?.thread !== thread.key || parent.state !== 'published'))
    throw new HttpError(409, getCommentTexts(deps).parentGone);
  const id = uuid7(clock(), random(UUID7_RANDOM_BYTES));
  const isVisitor = author.kind === 'visitor';
  const named = {
    authorName: isVisitor ? input.name : author.name,
    authorEmail: normalizeEmail(isVisitor ? input.email : author.email),
    authorWebsite: (isVisitor && normalizeWebsite(input.website)) || '',
    accountId: author.accountId,
    isOwner: author.kind === 'owner',
    visitor: ensureCommentVisitor(c, deps),
  };
  return {
    ...named,
    id,
    thread: thread.key,
    parentId,
    rootId: parent?.rootId ?? id,
    submissionId: input.submission.id,
    submissionHash: input.hash,
    bodyHash: hashCommentBody(input.body),
    body: input.body,
    wantsNotice: input.notify && named.authorEmail !== '',
    createdAt: new Date(clock()),
  };
}

/**
 * Decides whether a comment is published, and stores it with its mails; returns undefined if the submission is already
 * stored.
 */
async function store(
  deps: Deps,
  thread: CommentThread,
  draft: Draft,
  sent: SubmittedComment & { submission: SubmissionId },
): Promise<NewComment | undefined> {
  const { id, authorName, body, bodyHash, isOwner, rootId } = draft;
  return deps.db.transaction(async (tx) => {
    await lockTree(tx, deps.site.id, rootId);
    await lockText(tx, deps.site.id, bodyHash);
    const moderation = await moderate({ ...deps, db: tx }, thread, draft, { ...sent, bodyHash });
    const comment = { ...draft, ...moderation };
    const { state } = comment;
    if (!(await insertComment(tx, deps.site.id, comment))) return undefined;
    if (state !== 'spam' && !isOwner)
      await reportToOwner(deps, tx, thread.settings, {
        id,
        authorName,
        body,
        threadTitle: thread.title,
        isPending: state === 'pending',
      });
    if (state === 'published') await announceReply(deps, tx, id, thread);
    return comment;
  });
}
