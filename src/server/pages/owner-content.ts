/** Owner pages of content collections and their items. */
import { html } from 'hono/html';
import { type ContentCollection, ITEM_VIEWS, type ItemView } from '../../core/content/content-item';
import { getContentLabel } from '../../core/content-labels';
import { type WorkflowState, workflowStates } from '../../core/enums/content';
import { MAX_ITEMS_IN_ORDERED_COLLECTION } from '../../core/limits';
import type { CollectionSummary } from '../stores/content-collections';
import type { StoredItem } from '../stores/content-row';
import {
  type FormState,
  renderErrorSummary,
  renderSelect,
  renderTextArea,
  renderTextField,
  renderVersion,
} from './owner-field';
import { renderBadge } from './owner-page';
import type { Markup } from './page';

export const CONTENT_PATH = '/config/content';

export const getCollectionPath = (id: string): string => `${CONTENT_PATH}/${encodeURIComponent(id)}`;

const getItemPath = ({ collectionId, id }: Pick<StoredItem, 'collectionId' | 'id'>): string =>
  `${getCollectionPath(collectionId)}/items/${id}`;

const SORTING_LABELS = [
  ['time', 'By time'],
  ['manual', `By hand, at most ${MAX_ITEMS_IN_ORDERED_COLLECTION} items`],
] as const;

const VIEW_LABELS: Readonly<Record<ItemView, string>> = { list: 'List', grid: 'Grid' };

const KIND_LABELS = [
  ['blog', 'Posts'],
  ['events', 'Events'],
] as const;

export const renderCollectionList = (collections: readonly CollectionSummary[], state: FormState): Markup =>
  html`<h1>Content</h1>
    ${
      collections.length === 0
        ? html`<p class="note">There are no collections yet.</p>`
        : html`<table class="stacks"><caption class="off">Collections</caption>
      <thead><tr><th scope="col">Collection</th><th scope="col">Kind</th><th scope="col">Items</th><th scope="col">Address</th></tr></thead>
      <tbody>${collections.map(
        ({ id, title, kind, count, path }) => html`<tr>
        <td><a href="${getCollectionPath(id)}">${title}</a></td>
        <td data-label="Kind">${kind === 'events' ? 'Events' : 'Posts'}</td>
        <td data-label="Items">${count}</td>
        <td data-label="Address"><a href="${path}">${path}</a></td></tr>`,
      )}</tbody></table>`
    }
    <h2>Add a collection</h2>
    ${renderErrorSummary(state)}
    <form method="post" action="${CONTENT_PATH}">
      ${renderSelect(state, 'kind', 'Kind', KIND_LABELS)}
      ${collectionFields(state)}
      <p><button>Add the collection</button></p>
    </form>`;

interface CollectionPage {
  collection: ContentCollection;
  items: readonly StoredItem[];
  page: number;
  /** Only items in this state are listed. */
  shown?: WorkflowState | undefined;
  /** Number of items on the previous pages. */
  from: number;
  hasMore: boolean;
  state: FormState;
  now: number;
  formatTime: (time: number) => string;
  notice?: string | undefined;
}

export function renderCollectionPage(view: CollectionPage): Markup {
  const { collection, items, page, hasMore, state, notice } = view;
  const path = getCollectionPath(collection.id);
  const isEvents = collection.kind === 'events';
  // A position counts all items.
  const isManual = collection.sorting === 'manual' && !view.shown;
  const filter = view.shown ? `state=${view.shown}&` : '';
  return html`<p><a href="${CONTENT_PATH}">All collections</a></p>
    <h1>${collection.title}</h1>
    <p><a href="${path}/new">${isEvents ? 'Add an event' : 'Add a post'}</a> · <a href="${path}/tags">Tags</a> · <a href="${collection.path}">View on the site</a></p>
    ${notice ? html`<p role="status">${notice}</p>` : ''}
    ${stateNavigation(path, view.shown)}
    ${
      items.length === 0
        ? html`<p class="note">${view.shown ? 'Nothing is in this state.' : 'There is nothing here yet.'}</p>`
        : html`<table class="stacks"><caption class="off">Items</caption>
      <thead><tr><th scope="col">Title</th><th scope="col">State</th><th scope="col">${isEvents ? 'Start' : 'Published'}</th><th scope="col">Author</th>${isManual ? html`<th scope="col">Position</th>` : ''}<td></td></tr></thead>
      <tbody>${items.map((item, index) => itemRow(item, view, view.from + index + 1))}</tbody></table>`
    }
    ${page > 1 || hasMore ? html`<nav aria-label="Pages"><p>${page > 1 ? html`<a rel="prev" href="${path}?${filter}page=${page - 1}">${isManual ? 'Previous' : 'Newer'}</a> ` : ''}${hasMore ? html`<a rel="next" href="${path}?${filter}page=${page + 1}">${isManual ? 'Next' : 'Older'}</a>` : ''}</p></nav>` : ''}
    <h2>The collection</h2>
    ${renderErrorSummary(state)}
    <form method="post" action="${path}">
      ${renderVersion(state)}${collectionFields(state)}
      <p><button>Save</button></p>
    </form>`;
}

/** ENM-012, ENM-016. */
const stateNavigation = (path: string, shown: WorkflowState | undefined): Markup =>
  html`<nav aria-label="State of the items"><ul class="filters">${[undefined, ...workflowStates].map(
    (state) =>
      html`<li><a href="${path}${state ? `?state=${state}` : ''}" ${state === shown ? html`aria-current="page"` : ''}>${state ? getContentLabel(state) : 'All'}</a></li>`,
  )}</ul></nav>`;

interface ItemPage {
  collection: ContentCollection;
  /** Undefined for a new item. */
  item: StoredItem | undefined;
  state: FormState;
  authors: readonly string[];
  timeZone: string;
  now: number;
  isSaved?: boolean;
}

export function renderItemEditPage(page: ItemPage): Markup {
  const { collection, item, state, authors, timeZone, now, isSaved } = page;
  const path = getCollectionPath(collection.id);
  const isEvents = collection.kind === 'events';
  return html`<p><a href="${path}">${collection.title}</a></p>
    <h1>${item?.title ?? (isEvents ? 'Add an event' : 'Add a post')}</h1>
    ${item ? html`<p>${stateBadge(item, now)} ${isPublic(item, now) ? html`<a href="${item.path}">View on the site</a>` : ''}</p>` : ''}
    ${isSaved ? html`<p role="status">Saved.</p>` : ''}
    ${renderErrorSummary(state)}
    <form method="post" action="${item ? getItemPath(item) : `${path}/new`}">
      ${renderVersion(state)}
      ${renderTextField(state, 'title', 'Title', { isRequired: true })}
      ${isEvents ? eventFields(state, timeZone) : ''}
      ${renderTextArea(state, 'excerpt', 'Excerpt', 'Shown in lists, by search engines and in feeds.')}
      ${renderTextArea(state, 'body', 'Text', 'Markdown. An empty line starts a new paragraph.', { rows: 16 })}
      ${renderTextField(state, 'author', 'Author', { isRequired: true, suggestions: authors })}
      ${renderTextField(state, 'categories', 'Categories, separated by commas')}
      ${renderTextField(state, 'tags', 'Tags, separated by commas')}
      <div class="variant">${renderTextField(state, 'picture', 'Picture address')}
      ${renderTextField(state, 'pictureAlt', 'Text alternative')}
      ${renderTextField(state, 'pictureWidth', 'Width in pixels', { inputMode: 'numeric' })}
      ${renderTextField(state, 'pictureHeight', 'Height in pixels', { inputMode: 'numeric' })}</div>
      ${renderTextField(state, 'slug', 'Last part of the address (leave empty to use the title)')}
      ${renderTextField(state, 'publishedAt', 'Publication', { note: `In ${timeZone}. A later time schedules it; leave empty to publish now.`, type: 'datetime-local' })}
      ${renderSelect(state, 'state', 'State', [
        ['published', 'Published, or scheduled until its publication'],
        ['draft', 'Draft'],
      ])}
      <p><button>${item ? 'Save' : 'Add'}</button></p>
    </form>
    ${
      item
        ? html`<form method="post" action="${getItemPath(item)}/${item.draft ? 'publish' : 'draft'}">
      <p><button class="quiet">${item.draft ? 'Publish the saved version' : 'Turn into a draft'}</button></p></form>
    <details class="sure"><summary>Remove it</summary>
      <form method="post" action="${getItemPath(item)}/remove"><button>Remove ${item.title}</button></form>
    </details>`
        : ''
    }`;
}

const collectionFields = (state: FormState): Markup =>
  html`${renderTextField(state, 'title', 'Title', { isRequired: true })}
    ${renderTextField(state, 'path', 'Address on the site', { isRequired: true, note: 'Such as /journal/. Pages of the site at the same address take precedence.' })}
    ${renderSelect(state, 'sorting', 'Order of the items', SORTING_LABELS)}
    ${renderSelect(
      state,
      'view',
      'View',
      ITEM_VIEWS.map((view) => [view, VIEW_LABELS[view]] as const),
    )}
    ${renderTextField(state, 'urlPattern', 'Pattern of new addresses', { note: 'Such as %y/%m/%d/%t: year, month, day and title. Leave empty to use only the title.' })}
    ${renderTextArea(state, 'description', 'Description')}`;

const eventFields = (state: FormState, timeZone: string): Markup =>
  html`<div class="variant">${renderTextField(state, 'startAt', 'Start', { isRequired: true, type: 'datetime-local', note: `In ${timeZone}.` })}
    ${renderTextField(state, 'endAt', 'End', { type: 'datetime-local' })}
    ${renderTextField(state, 'locationTitle', 'Place')}
    ${renderTextField(state, 'locationAddress', 'Its address')}</div>`;

/** @param position in the order of the collection, from 1 */
function itemRow(
  item: StoredItem,
  { collection, page, shown, now, formatTime }: CollectionPage,
  position: number,
): Markup {
  const at = collection.kind === 'events' ? (item.startAt ?? item.publishedAt) : item.publishedAt;
  const action = item.draft ? 'publish' : 'draft';
  return html`<tr>
    <td><a href="${getItemPath(item)}">${item.title}</a></td>
    <td data-label="State">${stateBadge(item, now)}</td>
    <td data-label="${collection.kind === 'events' ? 'Start' : 'Published'}"><time datetime="${new Date(at).toISOString()}">${formatTime(at)}</time></td>
    <td data-label="Author">${item.author.name}</td>
    ${collection.sorting === 'manual' && !shown ? html`<td data-label="Position">${moveForm(item, position, page)}</td>` : ''}
    <td><form method="post" action="${getItemPath(item)}/${action}"><input type="hidden" name="from" value="list">
      <button class="quiet">${item.draft ? 'Publish' : 'Hide'}<span class="off"> ${item.title}</span></button></form></td>
  </tr>`;
}

/** Enter in the field moves the item to that position. */
const moveForm = (item: StoredItem, position: number, page: number): Markup =>
  html`<form class="move" method="post" action="${getItemPath(item)}/move">
      <input type="hidden" name="page" value="${page}">
      <input type="number" name="position" value="${position}" min="1" max="${MAX_ITEMS_IN_ORDERED_COLLECTION}" required autocomplete="off" aria-label="Position of ${item.title}">
      <button class="quiet">Move<span class="off"> ${item.title}</span></button>
      <button class="quiet" name="step" value="-1">Up<span class="off"> ${item.title}</span></button>
      <button class="quiet" name="step" value="1">Down<span class="off"> ${item.title}</span></button></form>`;

const isPublic = ({ draft, publishedAt }: StoredItem, now: number): boolean => !draft && publishedAt <= now;

/** ENM-012, ENM-016. */
function stateBadge(item: StoredItem, now: number): Markup {
  const state: WorkflowState = item.draft ? 'draft' : isPublic(item, now) ? 'published' : 'scheduled';
  return renderBadge(getContentLabel(state), state === 'published' ? 'good' : 'wait');
}
