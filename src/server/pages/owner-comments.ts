/** Owner page of comments. */
import { html, raw } from 'hono/html';
import { createBodyMarkup } from '../../core/comments/body-markup';
import { COMMENT_SORTS } from '../../core/comments/comment';
import { getCommentsHref } from '../../core/comments/comment-address';
import { COMMENT_LIMITS } from '../../core/comments/comment-limits';
import { commentListMessages } from '../../core/comments/messages';
import { renderHtml } from '../../core/markup/markup';
import type { Fields } from '../domain/catalog-input';
import type { CommentState, HeldReason, ListedComment, ThreadDecision } from '../domain/comment';
import { MAX_CLOSE_DAYS } from '../domain/comment-settings';
import type { COMMENT_SWITCHES } from '../domain/comment-settings-input';
import { withVersion } from '../domain/form-version';
import type { CommentFilter, ListedThread } from '../stores/comment-list';
import {
  type FormState,
  renderCheckbox,
  renderErrorSummary,
  renderSelect,
  renderTextArea,
  renderTextField,
  renderVersion,
} from './owner-field';
import { formatTime, renderBadge } from './owner-page';
import type { Markup } from './page';

const PATH = '/config/comments';

/** In the order of the filters: pending comments come first. */
export const COMMENT_FILTERS: Readonly<Record<CommentFilter, string>> = {
  pending: 'To check',
  reported: 'Reported',
  published: 'Published',
  spam: 'Spam',
  removed: 'Removed',
};

const BADGES: Readonly<Record<CommentState, 'good' | 'wait' | 'bad'>> = {
  pending: 'wait',
  published: 'good',
  spam: 'bad',
  removed: 'bad',
};

const REASONS: Readonly<Record<HeldReason, string>> = {
  robot: 'Looks as if a bot has sent it.',
  links: 'Contains many web addresses.',
  words: 'Contains a blocked word.',
  repeated: 'The same text was sent before.',
  unsigned: 'Was not sent with a form on this site.',
  approval: 'New comments wait for your approval.',
};

/** States that the owner can set, with the labels of their buttons. */
export const COMMENT_ACTIONS = { published: 'Approve', removed: 'Remove', spam: 'Mark as spam' } as const;

export const THREAD_CHOICES: readonly (readonly [ThreadDecision | '', string])[] = [
  ['', 'As in the settings'],
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['off', 'Off'],
];

/** A form that was not saved. The prefix of its ids is `settings-`, or one of a comment, such as `reply-`. */
export interface Refused extends FormState {
  /** Id of the comment. */
  id?: string;
}

export interface CommentsPage {
  comments: readonly ListedComment[];
  threads: ReadonlyMap<string, ListedThread>;
  filter: CommentFilter | undefined;
  /** Address of the next page. */
  next: string | undefined;
  settings: Fields;
  ownerName: string;
  refused?: Refused | undefined;
}

export function renderOwnerComments(page: CommentsPage, locale: string): Markup {
  const { comments, filter, next } = page;
  const filters = Object.entries(COMMENT_FILTERS).map(([name, label]) => {
    const current = name === filter ? html`aria-current="page"` : '';
    return html`<li><a href="${PATH}?state=${name}" ${current}>${label}</a></li>`;
  });
  const all = filter ? '' : html`aria-current="page"`;
  return html`<h1>Comments</h1>
    ${page.refused ? renderErrorSummary(page.refused) : ''}
    <nav aria-label="State of the comments"><ul class="filters">${filters}<li><a href="${PATH}?state=all" ${all}>All</a></li></ul></nav>
    ${comments.length === 0 ? html`<p class="note">There are no comments here.</p>` : renderList(page, locale)}
    ${next ? html`<p><a href="${next}">Older comments</a></p>` : ''}
    <p><a href="${PATH}/export">Export all comments as CSV</a></p>
    <h2>One page</h2>
    ${renderPageDecision(page.refused)}
    <h2 id="settings">Settings</h2>
    ${renderSettings(page)}`;
}

/** The list's checkboxes belong to the form below it, since forms cannot be nested. */
function renderList(page: CommentsPage, locale: string): Markup {
  const { comments, filter } = page;
  return html`<form id="selected" method="post" action="${PATH}/selected">
      <input type="hidden" name="list" value="${filter ?? 'all'}"></form>
    ${comments.map((comment) => renderComment(comment, page, locale))}
    <fieldset><legend>Selected comments</legend>
      <div class="actions">${Object.entries(COMMENT_ACTIONS).map(([state, label]) => html`<button form="selected" class="quiet" name="state" value="${state}">${label}<span class="off"> the selected comments</span></button>`)}</div></fieldset>`;
}

function renderComment(comment: ListedComment, page: CommentsPage, locale: string): Markup {
  const { id, authorName, authorEmail, authorWebsite, body, state, held, flags, isOwner, createdAt } =
    comment;
  const thread = page.threads.get(comment.thread);
  const name = authorName || commentListMessages.removed;
  const list = page.filter ?? 'all';
  const button = ([to, label]: [string, string]) =>
    to === state && flags === 0
      ? ''
      : html`<form method="post" action="${PATH}/${id}/state"><input type="hidden" name="list" value="${list}"><button class="quiet" name="state" value="${to}">${label}<span class="off"> the comment of ${name}</span></button></form>`;
  return html`<article class="review" id="comment-${id}">
    <h2><label class="choice"><input form="selected" type="checkbox" name="id" value="${id}"><span>${name}</span></label></h2>
    <p>${renderBadge(COMMENT_FILTERS[state], BADGES[state])} ${flags > 0 ? renderBadge(`Reported ${flags} ×`, 'wait') : ''} ${held ? html`<span class="note">${REASONS[held]}</span>` : ''}</p>
    <div class="letter">${raw(createBodyMarkup(body).map(renderHtml).join(''))}</div>
    <p class="note">${authorEmail ? html`<a href="mailto:${authorEmail}">${authorEmail}</a>, ` : ''}${authorWebsite ? html`<a href="${authorWebsite}" rel="nofollow">${authorWebsite}</a>, ` : ''}${formatTime(createdAt, locale)}, ${renderPlace(comment, thread)}</p>
    <div class="actions">${Object.entries(COMMENT_ACTIONS).map(button)}</div>
    ${isOwner && state === 'published' ? renderText(comment, page, 'edit') : ''}
    ${state === 'published' || state === 'pending' ? renderText(comment, page, 'reply') : ''}
    ${thread ? renderDecision(comment, thread, list) : ''}
  </article>`;
}

const renderPlace = ({ id, rootId, parentName }: ListedComment, thread: ListedThread | undefined): Markup =>
  html`${parentName ? html`in reply to ${parentName}, ` : ''}${thread ? html`<a href="${getCommentsHref({ path: thread.path, rootId }, `comment-${id}`)}">${thread.title}</a>` : 'of a removed item'}`;

/** A reply by the owner, or a new text for one of the owner's comments. */
function renderText(
  { id, body, authorName, state }: ListedComment,
  { filter, ownerName, refused }: CommentsPage,
  action: 'reply' | 'edit',
): Markup {
  const prefix = `${id}-${action}-`;
  const values = action === 'edit' ? withVersion({ body }) : {};
  const isRefused = refused?.prefix === prefix;
  const form = isRefused ? refused : { prefix, values, errors: {} };
  const label = action === 'edit' ? 'Edit' : `Reply as ${ownerName}`;
  return html`<details ${isRefused ? html`open` : ''}><summary>${label}<span class="off">: comment of ${authorName}</span></summary>
      <form method="post" action="${PATH}/${id}/${action}">
        <input type="hidden" name="list" value="${filter ?? 'all'}">
        ${renderVersion(form)}${renderTextArea(form, 'body', action === 'edit' ? 'Text' : `Public reply${state === 'pending' ? '; it also approves the comment' : ''}`, undefined, { maxLength: COMMENT_LIMITS.body })}
        <p><button class="quiet">${action === 'edit' ? 'Save' : 'Publish the reply'}</button></p>
      </form></details>`;
}

const renderDecision = (
  { id, thread }: ListedComment,
  { decision, title }: ListedThread,
  list: string,
): Markup =>
  html`<details><summary>Comments on this page<span class="off">: ${title}</span></summary>
      <form method="post" action="${PATH}/thread">
        <input type="hidden" name="thread" value="${thread}"><input type="hidden" name="list" value="${list}">
        ${renderSelect({ prefix: `${id}-`, values: { decision: decision ?? '' }, errors: {} }, 'decision', `Comments on ${title}`, THREAD_CHOICES)}
        <p><button class="quiet">Save</button></p>
      </form></details>`;

/** For pages without comments, such as events, where they are off by default. */
function renderPageDecision(refused: Refused | undefined): Markup {
  const prefix = 'page-';
  const state = refused?.prefix === prefix ? refused : { prefix, values: {}, errors: {} };
  return html`<form method="post" action="${PATH}/thread">
    ${renderTextField(state, 'page', 'Path of the page', { note: 'Such as /journal/soup-weather.' })}
    ${renderSelect(state, 'decision', 'Comments there', THREAD_CHOICES)}
    <p><button class="quiet">Save</button></p>
  </form>`;
}

const SWITCHES: Readonly<Record<(typeof COMMENT_SWITCHES)[number], string>> = {
  commentsEnabled: 'Offer comments',
  requireApproval: 'New comments wait for approval',
  allowAnonymous: 'Visitors may write without an account',
  threaded: 'Visitors may reply to comments',
  likes: 'Visitors may like comments',
  flags: 'Visitors may report comments',
};

function renderSettings({ settings, refused }: CommentsPage): Markup {
  const prefix = 'settings-';
  const state = refused?.prefix === prefix ? refused : { prefix, values: settings, errors: {} };
  const sorts = COMMENT_SORTS.map((sort) => [sort, commentListMessages[sort]] as const);
  return html`<form method="post" action="${PATH}/settings">
    ${renderVersion(state)}${Object.entries(SWITCHES).map(([name, label]) => renderCheckbox(state, name, label))}
    ${renderSelect(state, 'sort', 'Order', sorts)}
    ${renderTextField(state, 'closeAfterDays', 'Days until comments on an item close', { note: `From its publication; 0 means never, at most ${MAX_CLOSE_DAYS}.`, inputMode: 'numeric' })}
    ${renderTextField(state, 'ownerName', 'Your name as author', { note: 'Leave empty to use the name of the site.' })}
    ${renderTextArea(state, 'blockedWords', 'Blocked words', 'One word or phrase per line; comments with one of them wait for approval.')}
    ${renderTextArea(state, 'notify', 'Email about new comments to', 'One address per line.', { rows: 2 })}
    <p><button>Save the settings</button></p>
  </form>`;
}
