/** Pages of a content collection: lists, single items, archive and tags. */
import { html, raw } from 'hono/html';
import { createArchiveMarkup } from '../../core/content/archive-markup';
import type { ContentAuthor, ContentCollection, ContentCount } from '../../core/content/content-item';
import {
  createItemListMarkup,
  createItemMeta,
  getItemType,
  type ItemMarkupContext,
} from '../../core/content/item-markup';
import { getArchiveHref, getListHref, getTagsHref, type ListFilter } from '../../core/content/list-address';
import { contentMessages } from '../../core/content/messages';
import { addMonths, formatMonthName, type Month } from '../../core/content/month';
import { createTagCloudMarkup } from '../../core/content/tag-cloud-markup';
import { type MarkupNode, renderHtml } from '../../core/markup/markup';
import { getText, translateGroup } from '../languages/texts';
import type { StoredItem } from '../stores/content-row';
import { type MonthOfEvents, renderMonth } from './content-calendar';
import { fillMarkup, type Markup } from './page';
import { renderShareLinks } from './share-links';

/** Data that all pages of a collection need. */
export interface CollectionView {
  collection: ContentCollection;
  locale: string;
  timeZone: string;
}

export interface ListView extends CollectionView {
  items: readonly StoredItem[];
  filter: ListFilter;
  /** Author of `filter.author`. */
  author: ContentAuthor | undefined;
  hasMore: boolean;
  /** For events: the month of the filter, or the current one below the upcoming events. */
  calendar?: MonthOfEvents | undefined;
}

export const toMarkupContext = ({ collection, locale, timeZone }: CollectionView): ItemMarkupContext => ({
  messages: translateGroup(locale, 'content', contentMessages),
  collection,
  locale,
  timeZone,
});

/** Heading of a list, such as “Journal: Wood oven”. */
export function getListTitle({
  collection,
  filter,
  author,
  locale,
}: Omit<ListView, 'items' | 'hasMore'>): string {
  const { category, tag, month, past } = filter;
  const parts = [
    category,
    tag,
    filter.author && (author?.name ?? ''),
    month && formatMonthName(month, locale),
    past && getText(locale)('content.past'),
  ].filter(Boolean);
  return parts.length > 0 ? getPartTitle(collection, parts.join(', '), locale) : collection.title;
}

/** “Journal: Archive” */
export const getPartTitle = (
  { title }: Pick<ContentCollection, 'title'>,
  part: string,
  locale: string,
): string => getText(locale)('page.labeled', { label: title, value: part });

export function renderListPage(view: ListView): Markup {
  const { items, filter, calendar } = view;
  const text = getText(view.locale);
  const isFiltered = !!(filter.category || filter.tag || filter.author || filter.month);
  if (calendar && filter.month)
    return html`${header(view, isFiltered)}
    ${renderMonth(view, calendar, true)}
    ${collectionNavigation(view)}`;
  // Without any events, the list has a message; an empty month below it would repeat it.
  const hasMonth = calendar && items.length + calendar.items.length > 0;
  const list = createItemListMarkup(items, toMarkupContext(view), {
    'data-view': view.collection.view ?? 'list',
  });
  return html`${header(view, isFiltered)}
    ${items.length > 0 ? print(list) : html`<p role="status">${getEmptyText(view, isFiltered)}</p>`}
    ${pagination(view)}
    ${filter.month ? monthNavigation(view, filter.month) : ''}
    ${hasMonth ? html`<section class="collection-month" aria-labelledby="by-month"><h2 id="by-month">${text('content.byMonth')}</h2>${renderMonth(view, calendar, false)}</section>` : ''}
    ${collectionNavigation(view)}`;
}

function header(view: ListView, isFiltered: boolean): Markup {
  const { collection } = view;
  return html`<header class="collection-head"><h1>${getListTitle(view)}</h1>
      ${!isFiltered && collection.description ? html`<p>${collection.description}</p>` : ''}
      ${isFiltered ? html`<p><a href="${collection.path}">${getText(view.locale)('content.allOf', { title: collection.title })}</a></p>` : ''}</header>`;
}

export interface ItemView extends CollectionView {
  item: StoredItem;
  /** Safe HTML. */
  body: string;
  /** Absolute address of the page. */
  url: string;
  comments?: Markup | '';
  previous?: StoredItem;
  next?: StoredItem;
}

export function renderItemPage(view: ItemView): Markup {
  const { collection, item, body, url, comments = '', previous, next } = view;
  const { picture, tags, excerpt } = item;
  const context = toMarkupContext(view);
  const text = getText(view.locale);
  const isEvent = collection.kind === 'events';
  return html`<article itemscope itemtype="${getItemType(collection.kind)}">
      <p><a href="${collection.path}">${collection.title}</a></p>
      <h1 itemprop="${isEvent ? 'name' : 'headline'}">${item.title}</h1>
      ${print(createItemMeta(item, context))}
      ${excerpt ? html`<p class="lead" itemprop="description">${excerpt}</p>` : ''}
      ${picture ? html`<p class="item-picture"><img src="${picture.src}" width="${picture.width}" height="${picture.height}" alt="${picture.alt}" itemprop="image"></p>` : ''}
      <div class="item-body" itemprop="${isEvent ? 'about' : 'articleBody'}">${raw(body)}</div>
      ${tags.length > 0 ? html`<p>${fillMarkup(text('content.tags'), { tags: html`${tags.map((tag, index) => html`${index > 0 ? ', ' : ''}<a rel="tag" href="${getListHref(collection.path, { tag })}"><span itemprop="keywords">${tag}</span></a>`)}` })}</p>` : ''}
      ${isEvent ? html`<p><a href="${item.path}?format=ical">${text('content.addToCalendar')}</a></p>` : renderShareLinks(url, item, text)}
    </article>
    ${comments}
    ${
      previous || next
        ? html`<nav class="collection-nav" aria-label="${text(isEvent ? 'content.otherEvents' : 'content.otherPosts')}">
      ${previous ? html`<a rel="prev" href="${previous.path}">← ${previous.title}</a>` : ''}
      ${next ? html`<a rel="next" href="${next.path}">${next.title} →</a>` : ''}</nav>`
        : ''
    }`;
}

export interface ArchiveView extends CollectionView {
  months: readonly ContentCount<Month>[];
  /** Empty if the collection is too large to list. */
  items: readonly StoredItem[];
}

export const renderArchivePage = (view: ArchiveView): Markup =>
  html`<header class="collection-head"><h1>${getPartTitle(view.collection, getText(view.locale)('content.archive'), view.locale)}</h1></header>
    ${view.months.length > 0 ? print(createArchiveMarkup(view.months, view.items, toMarkupContext(view))) : html`<p role="status">${getText(view.locale)('content.none')}</p>`}
    ${collectionNavigation(view)}`;

export interface TagsView extends CollectionView {
  tags: readonly ContentCount[];
  categories: readonly ContentCount[];
  authors: readonly ContentCount<ContentAuthor>[];
}

export function renderTagsPage(view: TagsView): Markup {
  const { collection, tags, categories, authors } = view;
  const { path } = collection;
  const text = getText(view.locale);
  const isEmpty = tags.length + categories.length + authors.length === 0;
  return html`<header class="collection-head"><h1>${getPartTitle(collection, text('content.topics'), view.locale)}</h1></header>
    ${isEmpty ? html`<p role="status">${getText(view.locale)('content.none')}</p>` : ''}
    ${categories.length > 0 ? html`<h2>${text('content.categories')}</h2>${print(createTagCloudMarkup(categories, { path, kind: 'category' }))}` : ''}
    ${tags.length > 0 ? html`<h2>${text('content.tagHeading')}</h2>${print(createTagCloudMarkup(tags, { path }))}` : ''}
    ${authors.length > 0 ? html`<h2>${text('content.authors')}</h2><ul class="site-tags">${authors.map(({ value, count }) => html`<li><a rel="author" href="${getListHref(path, { author: value.id })}">${value.name}</a> <data value="${count}">(${count})</data></li>`)}</ul>` : ''}
    ${collectionNavigation(view)}`;
}

const print = (node: MarkupNode): Markup => raw(renderHtml(node));

function getEmptyText({ collection, filter, locale }: ListView, isFiltered: boolean): string {
  const text = getText(locale);
  if (isFiltered) return text('content.noMatch');
  return text(collection.kind === 'events' && !filter.past ? 'content.noUpcoming' : 'content.none');
}

/** Events run forward in time, posts backward. */
function pagination({ collection, filter, hasMore, locale }: ListView): Markup | '' {
  const { page = 1 } = filter;
  const text = getText(locale);
  if (page === 1 && !hasMore) return '';
  const link = (rel: 'prev' | 'next', target: number, label: string): Markup =>
    html`<a rel="${rel}" href="${getListHref(collection.path, { ...filter, page: target })}">${label}</a>`;
  return html`<nav class="collection-nav" aria-label="${text('page.pages')}">
    ${page > 1 ? link('prev', page - 1, text('page.previous')) : ''}
    ${hasMore ? link('next', page + 1, text('page.next')) : ''}</nav>`;
}

function monthNavigation({ collection, filter, locale }: ListView, month: Month): Markup {
  const link = (rel: 'prev' | 'next', count: number): Markup => {
    const target = addMonths(month, count);
    const name = formatMonthName(target, locale);
    const href = getListHref(collection.path, { ...filter, month: target, page: 1 });
    return html`<a rel="${rel}" href="${href}">${count < 0 ? `← ${name}` : `${name} →`}</a>`;
  };
  return html`<nav class="collection-nav" aria-label="${getText(locale)('site-calendar.months')}">${link('prev', -1)} ${link('next', 1)}</nav>`;
}

function collectionNavigation({ collection, locale }: CollectionView): Markup {
  const { path, kind } = collection;
  const text = getText(locale);
  return html`<nav class="collection-nav" aria-label="${collection.title}">
    <a href="${path}">${text(kind === 'events' ? 'content.upcoming' : 'content.allPosts')}</a>
    ${kind === 'events' ? html`<a href="${getListHref(path, { past: true })}">${text('content.past')}</a>` : ''}
    <a href="${getArchiveHref(path)}">${text('content.archive')}</a>
    <a href="${getTagsHref(path)}">${text('content.topics')}</a>
    <a href="${path}?format=rss">RSS</a>
    ${kind === 'events' ? html`<a href="${path}?format=ical">${text('content.calendarFile')}</a>` : ''}</nav>`;
}
