/** Accepts comments: each submission is stored once, and published if it passes the automatic moderation. */
import type { CommentReceipt } from '../../core/comments/comment';
import { normalizeWebsite } from '../../core/comments/comment-limits';
import { trimComment, validateComment } from '../../core/comments/comment-rules';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { toPublicComment } from '../domain/comment';
import { hashCommentBody, hashCommentSubmission } from '../domain/comment-check';
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

/** Maximum comments per hour from one client address, on one page and on all pages. */
const PER_PAGE = { limit: 10, windowMs: 3_600_000 };
const PER_SITE = { limit: 40, windowMs: 3_600_000 };

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
  if (owner && mayWrite(owner.role, 'content'))
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
  const input = { ...submitted, ...trimComment(submitted) };
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
  await checkRate(c, deps, thread);
  const comment = await createComment(c, deps, thread, author, { ...input, submission, hash });
  if (!(await store(deps, thread, comment))) {
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

async function checkRate(c: Ctx, deps: Deps, { key }: CommentThread): Promise<void> {
  if (!deps.limits) return;
  const address = getClientAddress(c, deps.trustProxy);
  for (const [name, rate] of [
    [`comment:${key}`, PER_PAGE],
    ['comment', PER_SITE],
  ] as const) {
    const bucket = pseudonymize(deps.secrets[0], name, address);
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
): Promise<NewComment> {
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
  const bodyHash = hashCommentBody(input.body);
  const moderation = await moderate(deps, thread, named, { ...input, bodyHash });
  return {
    ...named,
    ...moderation,
    id,
    thread: thread.key,
    parentId,
    rootId: parent?.rootId ?? id,
    submissionId: input.submission.id,
    submissionHash: input.hash,
    bodyHash,
    body: input.body,
    wantsNotice: input.notify && named.authorEmail !== '',
    createdAt: new Date(clock()),
  };
}

/** Stores a comment with its mails; returns false if the submission is already stored. */
async function store(deps: Deps, thread: CommentThread, comment: NewComment): Promise<boolean> {
  const { id, authorName, body, state, isOwner, rootId } = comment;
  return deps.db.transaction(async (tx) => {
    await lockTree(tx, deps.site.id, rootId);
    if (!(await insertComment(tx, deps.site.id, comment))) return false;
    if (state !== 'spam' && !isOwner)
      await reportToOwner(deps, tx, thread.settings, {
        id,
        authorName,
        body,
        threadTitle: thread.title,
        isPending: state === 'pending',
      });
    if (state === 'published') await announceReply(deps, tx, id, thread);
    return true;
  });
}
