/** Pages of content collections, at the addresses that the owner has chosen for them. */
import type { ContentCollection } from '../../core/content/content-item';
import {
  type CollectionAddress,
  getListHref,
  type ListFilter,
  parseCollectionAddress,
} from '../../core/content/list-address';
import type { Db } from '../db/db';
import type { Ctx, Deps } from '../http/context';
import { checkLimit } from '../http/limits';
import { getReadDatabase } from '../http/read-database';
import { getText } from '../languages/texts';
import { CALENDAR_STYLES } from '../pages/content-calendar';
import {
  type CollectionView,
  getListTitle,
  getPartTitle,
  renderArchivePage,
  renderItemPage,
  renderListPage,
  renderTagsPage,
} from '../pages/content-page';
import { type Page, type PageLink, type PageStatus, renderMessage } from '../pages/page';
import { renderSitePage } from '../pages/site-page';
import { renderMarkdownWithCode } from '../render/markdown';
import { listContentCollections } from '../stores/content-collections';
import { countAuthors, countLabels, countMonths, findAuthor } from '../stores/content-counts';
import { findItemBySlug, findNeighbors, getOrder, listItems } from '../stores/content-items';
import { findShopSettings } from '../stores/shop-settings';
import { withCommentCounts } from './comment-counts';
import { type CommentDraft, renderCommentSection } from './comment-section';
import { createItemThread } from './comment-thread';
import {
  createFeedLink,
  getFeeds,
  respondWithCalendar,
  respondWithCommentsRss,
  respondWithRss,
  toItemFilter,
} from './content-feeds';
import { readMonth } from './content-month';
import { findByPath, getCanonicalPath } from './content-path';

/** Items on one page of a list. */
const ITEMS_PER_PAGE = 20;

/** An archive up to this size lists its items below the months. */
const ARCHIVE_ITEMS = 200;

/** Undefined for an address outside all collections. */
export async function serveContentPage(c: Ctx, all: Deps): Promise<Response | undefined> {
  const deps = { ...all, reads: getReadDatabase(c, all) };
  const { pathname, search, searchParams } = new URL(c.req.url);
  const collections = await listContentCollections(deps.reads, deps.site.id);
  const collection = findByPath(collections, pathname);
  if (!collection) return undefined;
  c.set('route', 'collection');
  checkLimit(c, deps, 'read');
  const address = parseCollectionAddress(collection.path, pathname, searchParams);
  const canonical = getCanonicalPath(collection, pathname, address);
  if (canonical !== pathname) return c.redirect(canonical + search, 301);
  const { timeZone } = await findShopSettings(deps.reads, deps.site.id);
  const view = { collection, locale: deps.site.locale, timeZone };
  const format = searchParams.get('format');
  const response = address && (await respond(c, deps, view, address, format));
  return response ?? showNotFound(c, deps, collection);
}

function respond(
  c: Ctx,
  deps: Deps,
  view: CollectionView,
  address: CollectionAddress,
  format: string | null,
): Promise<Response | undefined> {
  if (address.kind === 'archive') return showArchive(c, deps, view);
  if (address.kind === 'tags') return showTags(c, deps, view);
  if (address.kind === 'item') return showItem(c, deps, view, address.slug, { format });
  const { filter } = address;
  if (format === 'rss') return respondWithRss(c, deps, view, filter);
  if (format === 'ical' && view.collection.kind === 'events')
    return respondWithCalendar(c, deps, view, { filter });
  return showList(c, deps, view, filter);
}

async function showList(
  c: Ctx,
  deps: Deps,
  view: CollectionView,
  filter: ListFilter,
): Promise<Response | undefined> {
  const { reads, site, clock } = deps;
  const { collection, timeZone } = view;
  const { page = 1, month, past } = filter;
  const author = filter.author ? await findAuthor(reads, site.id, filter.author) : undefined;
  const byTime = collection.kind === 'events' && !past ? 'oldest' : 'newest';
  const when = collection.kind === 'events' && !month ? (past ? 'past' : 'upcoming') : undefined;
  const found = await listItems(reads, site.id, collection, {
    filter: { ...toItemFilter(filter), when },
    order: month ? byTime : getOrder(collection, byTime),
    limit: ITEMS_PER_PAGE + 1,
    offset: (page - 1) * ITEMS_PER_PAGE,
    now: clock(),
    timeZone,
  });
  // Pages beyond the last one do not exist, nor do pages of unknown authors.
  if ((page > 1 && found.length === 0) || (filter.author && !author)) return undefined;
  const items = await withCommentCounts(deps, found.slice(0, ITEMS_PER_PAGE));
  const calendar = await readMonth(deps, view, filter);
  const list = { ...view, items, filter, author, hasMore: found.length > ITEMS_PER_PAGE, calendar };
  return showPage(c, deps, 200, collection, {
    title: getListTitle(list),
    body: renderListPage(list),
    path: getListHref(collection.path, filter),
    // Empty lists of unknown labels are for visitors, not for search engines.
    isIndexed: items.length > 0,
    description: collection.description,
    styles: calendar ? [CALENDAR_STYLES] : [],
  });
}

/** @param draft a rejected comment */
export async function showItem(
  c: Ctx,
  deps: Deps,
  view: CollectionView,
  slug: string,
  { format, status = 200, draft }: { format?: string | null; status?: PageStatus; draft?: CommentDraft },
): Promise<Response | undefined> {
  const { db, reads, site, clock } = deps;
  const { collection } = view;
  const find = (from: Db) => findItemBySlug(from, site.id, collection, slug, clock());
  // An item that was just published may not be on the replica yet.
  const found = (await find(reads)) ?? (reads === db ? undefined : await find(db));
  if (!found) return undefined;
  if (format === 'ical' && collection.kind === 'events')
    return respondWithCalendar(c, deps, view, { item: found });
  const thread = await createItemThread(deps, collection, found);
  if (format === 'rss') return respondWithCommentsRss(c, deps, thread);
  const [body, neighbors, comments, [item = found]] = await Promise.all([
    renderMarkdownWithCode(found.body ?? ''),
    findNeighbors(reads, site.id, collection, found, clock()),
    renderCommentSection(c, deps, thread, { ...view, draft }),
    withCommentCounts(deps, [found]),
  ]);
  return showPage(c, deps, status, collection, {
    title: item.title,
    body: renderItemPage({ ...view, item, body, url: deps.siteUrl() + item.path, comments, ...neighbors }),
    path: item.path,
    isIndexed: status === 200,
    description: item.excerpt,
    feeds:
      thread.state === 'disabled'
        ? []
        : [
            createFeedLink(
              getPartTitle({ title: getText(view.locale)('site-comments.heading') }, item.title, view.locale),
              item.path,
            ),
          ],
  });
}

async function showArchive(c: Ctx, deps: Deps, view: CollectionView): Promise<Response> {
  const { reads, site, clock } = deps;
  const { collection, timeZone } = view;
  const now = clock();
  const months = await countMonths(reads, site.id, collection.id, timeZone, now);
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const items =
    total <= ARCHIVE_ITEMS
      ? await listItems(reads, site.id, collection, {
          filter: {},
          order: 'newest',
          limit: total,
          now,
          timeZone,
        })
      : [];
  return showPage(c, deps, 200, collection, {
    title: getPartTitle(collection, getText(view.locale)('content.archive'), view.locale),
    body: renderArchivePage({ ...view, months, items }),
    path: `${collection.path}archive`,
    isIndexed: true,
  });
}

async function showTags(c: Ctx, deps: Deps, view: CollectionView): Promise<Response> {
  const { reads, site, clock } = deps;
  const { collection } = view;
  const [tags, categories, authors] = await Promise.all([
    countLabels(reads, site.id, collection.id, 'tag', clock()),
    countLabels(reads, site.id, collection.id, 'category', clock()),
    collection.kind === 'blog' ? countAuthors(reads, site.id, collection.id, clock()) : [],
  ]);
  return showPage(c, deps, 200, collection, {
    title: getPartTitle(collection, getText(view.locale)('content.topics'), view.locale),
    body: renderTagsPage({ ...view, tags, categories, authors }),
    path: `${collection.path}tags`,
    isIndexed: true,
  });
}

function showNotFound(c: Ctx, deps: Deps, collection: ContentCollection): Promise<Response> {
  const text = getText(deps.site.locale);
  const title = text('page.notFound');
  const label = text('content.to', { title: collection.title });
  const body = renderMessage(title, text('page.nothingHere'), collection.path, label);
  return showPage(c, deps, 404, collection, { title, body });
}

/** @param page its `path` is the canonical one */
function showPage(
  c: Ctx,
  deps: Deps,
  status: PageStatus,
  collection: ContentCollection,
  {
    path,
    title,
    styles = [],
    feeds = [],
    ...page
  }: Pick<Page, 'title' | 'body' | 'isIndexed' | 'description'> & {
    path?: string;
    styles?: readonly string[];
    feeds?: readonly PageLink[];
  },
): Promise<Response> {
  const sheets = styles.map((href) => ({ rel: 'stylesheet', href }));
  const canonical = path ? [{ rel: 'canonical', href: deps.siteUrl() + path }] : [];
  return renderSitePage(c, deps, status, {
    ...page,
    title: title === collection.title ? `${title} – ${deps.site.name}` : `${title} – ${collection.title}`,
    locale: deps.site.locale,
    folder: collection.path,
    section: collection.path,
    links: [...canonical, ...getFeeds(collection), ...feeds, ...sheets],
  });
}
