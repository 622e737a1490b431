/** Owner page on which the tags of a content collection can be renamed. */
import { html } from 'hono/html';
import type { ContentCollection, ContentCount } from '../../core/content/content-item';
import { getListHref } from '../../core/content/list-address';
import { getCollectionPath } from './owner-content';
import type { Markup } from './page';

interface TagsPage {
  collection: ContentCollection;
  tags: readonly ContentCount[];
  /** The tag that was not renamed, the entered name, and the error. */
  refused?: { from: string; to: string; error: string };
  isSaved?: boolean;
}

export function renderOwnerTags({ collection, tags, refused, isSaved = false }: TagsPage): Markup {
  const path = getCollectionPath(collection.id);
  return html`<p><a href="${path}">${collection.title}</a></p>
    <h1>Tags</h1>
    ${isSaved ? html`<p role="status">The tag was renamed.</p>` : ''}
    ${
      tags.length === 0
        ? html`<p class="note">No item has a tag.</p>`
        : html`<p class="note">A tag has the same name in all items.</p>
      <table class="stacks"><caption class="off">Tags</caption>
      <thead><tr><th scope="col">Tag</th><th scope="col">Items</th><th scope="col">New name</th></tr></thead>
      <tbody>${tags.map((tag, index) => row(tag, index, collection, refused?.from === tag.value ? refused : undefined))}</tbody></table>`
    }`;
}

const row = (
  { value, count }: ContentCount,
  index: number,
  { id, path }: ContentCollection,
  refused: TagsPage['refused'],
): Markup =>
  html`<tr><td><a href="${getListHref(path, { tag: value })}">${value}</a></td>
    <td data-label="Items">${count}</td>
    <td data-label="New name"><form class="move" method="post" action="${getCollectionPath(id)}/tags">
      <input type="hidden" name="from" value="${value}" autocomplete="off">
      ${refused ? html`<span class="error" id="tag-error" role="alert">${refused.error}</span>` : ''}
      <input class="name" name="to" id="tag-${index}" value="${refused?.to ?? value}" required autocomplete="off" aria-label="New name of ${value}" ${refused ? html`aria-invalid="true" aria-describedby="tag-error"` : ''}>
      <button class="quiet">Rename<span class="off"> ${value}</span></button></form></td></tr>`;
