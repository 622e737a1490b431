/** Comments on the page of an item: the list, and the form with entered values. */
import { html, raw } from 'hono/html';
import { getCommentsHref, parseCommentAddress } from '../../core/comments/comment-address';
import type { CommentErrors } from '../../core/comments/comment-errors';
import type { CommentField } from '../../core/comments/comment-rules';
import { createCommentFormMarkup } from '../../core/comments/form-markup';
import { createCommentListMarkup } from '../../core/comments/list-markup';
import { createProblemsMarkup } from '../../core/comments/problems-markup';
import { renderHtml } from '../../core/markup/markup';
import { MEMBERS_PATH } from '../../core/routes';
import type { Ctx, Deps } from '../http/context';
import type { Markup } from '../pages/page';
import { findComment } from '../stores/comments';
import { isUuid } from '../stores/submission-list';
import { createSubmissionId, readComments } from './comment-service';
import { findAuthor } from './comment-submit';
import { getCommentTexts } from './comment-texts';
import type { CommentThread } from './comment-thread';

/** A rejected comment, with the entered values. */
export interface CommentDraft {
  values: Readonly<Partial<Record<CommentField | 'notify', string>>>;
  parentId: string;
  errors?: CommentErrors;
  /** Why nothing was stored. */
  problem: string;
}

/** Empty if comments are off. */
export async function renderCommentSection(
  c: Ctx,
  deps: Deps,
  thread: CommentThread,
  { locale, timeZone, draft }: { locale: string; timeZone: string; draft?: CommentDraft | undefined },
): Promise<Markup | ''> {
  if (thread.state === 'disabled') return '';
  const { searchParams } = new URL(c.req.url);
  const address = parseCommentAddress(thread.path, searchParams);
  const list = await readComments(c, deps, thread, { ...address, withRoot: true });
  const texts = getCommentTexts(deps);
  const markup = createCommentListMarkup(list, {
    messages: texts,
    locale,
    timeZone,
    address,
    list,
  });
  return html`<site-comments class="comments" id="comments" item-id="${thread.key}">
    ${renderSent(searchParams.get('sent'), texts)}
    ${raw(renderHtml(markup))}
    ${await renderCommentForm(c, deps, thread, { locale, draft, replyTo: address.replyTo })}
    <p><a type="application/rss+xml" href="${thread.path}?format=rss">RSS</a></p>
  </site-comments>`;
}

export type SentState = 'published' | 'pending' | 'flagged' | 'changed' | 'deleted';

/** Messages after a redirect, by the value of `sent`. */
const SENT: ReadonlyMap<string, 'published' | 'held' | 'flagged' | 'changed' | 'deleted'> = new Map([
  ['published', 'published'],
  ['pending', 'held'],
  ['flagged', 'flagged'],
  ['changed', 'changed'],
  ['deleted', 'deleted'],
]);

function renderSent(sent: string | null, texts: ReturnType<typeof getCommentTexts>): Markup | '' {
  const name = SENT.get(sent ?? '');
  const text = name && texts[name];
  return text ? html`<p class="site-comments-sent" role="status">${text}</p>` : '';
}

/** The form, or the reason why there is none. */
export async function renderCommentForm(
  c: Ctx,
  deps: Deps,
  thread: CommentThread,
  {
    locale,
    draft,
    replyTo,
  }: { locale: string; draft?: CommentDraft | undefined; replyTo?: string | undefined },
): Promise<Markup> {
  const { state, settings, collection, key, path } = thread;
  const texts = getCommentTexts(deps);
  if (state === 'closed') return html`<p class="note">${texts.closed}</p>`;
  const author = await findAuthor(c, deps, thread);
  if (author.kind === 'visitor' && !settings.allowAnonymous)
    return html`<p id="comment-form"><a href="${MEMBERS_PATH}">${texts.signIn}</a></p>`;
  const parentId = draft?.parentId ?? replyTo ?? '';
  const markup = createCommentFormMarkup({
    messages: texts,
    locale,
    address: parseCommentAddress(path, new URL(c.req.url).searchParams),
    thread: collection ? { itemId: key } : { page: key },
    parent: settings.threaded ? await findParentName(deps, thread, parentId) : undefined,
    submissionId: createSubmissionId(deps),
    memberName: author.kind === 'visitor' ? undefined : author.name,
    ...draft,
    problems: draft && createProblemsMarkup(draft.problem, draft.errors),
  });
  return html`${raw(renderHtml(markup))}`;
}

async function findParentName(
  { db, site }: Deps,
  { key }: CommentThread,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const parent = isUuid(id) ? await findComment(db, site.id, id, '') : undefined;
  return parent?.thread === key && parent.state === 'published' ? { id, name: parent.authorName } : undefined;
}

/** Where the visitor finds a comment that was just stored, with a message about it. */
export function getSentHref(
  { path }: CommentThread,
  { id, rootId, state }: { id: string; rootId: string; state: SentState },
): string {
  // A reply may be on any page; a first comment is the first one in this order.
  const address = id === rootId ? { path, sort: 'newest' as const } : { path, rootId };
  return getCommentsHref(address, 'comments').replace('#', `&sent=${state}#`);
}
