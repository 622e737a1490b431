/** Feeds of content collections: RSS 2.0 and iCalendar, with a version for conditional requests. */
import { createBodyMarkup } from '../../core/comments/body-markup';
import type { ContentCollection } from '../../core/content/content-item';
import type { ListFilter } from '../../core/content/list-address';
import { renderHtml } from '../../core/markup/markup';
import { createICalendar } from '../domain/icalendar';
import { createRss } from '../domain/rss';
import { sha256 } from '../domain/signing';
import type { Ctx, Deps } from '../http/context';
import { matchesEtag } from '../http/static-file';
import { type CollectionView, getListTitle } from '../pages/content-page';
import type { PageLink } from '../pages/page';
import { renderMarkdown } from '../render/markdown';
import { listLatestComments } from '../stores/comments';
import { findAuthor } from '../stores/content-counts';
import { listItems } from '../stores/content-items';
import type { StoredItem } from '../stores/content-row';
import type { CommentThread } from './comment-thread';

/** Newest posts in a feed, and events in a calendar. */
const FEED_ITEMS = 30;
const CALENDAR_EVENTS = 500;

export async function respondWithRss(
  c: Ctx,
  deps: Deps,
  view: CollectionView,
  filter: ListFilter,
): Promise<Response> {
  const { reads, site, clock } = deps;
  const { collection, locale, timeZone } = view;
  const author = filter.author ? await findAuthor(reads, site.id, filter.author) : undefined;
  const items = await listItems(reads, site.id, collection, {
    filter: toItemFilter(filter),
    order: 'newest',
    limit: FEED_ITEMS,
    now: clock(),
    timeZone,
    withBody: true,
  });
  const { pathname, search } = new URL(c.req.url);
  const text = createRss({
    collection: { ...collection, title: getListTitle({ ...view, filter, author }) },
    self: `${deps.siteUrl()}${pathname}${search}`,
    siteUrl: deps.siteUrl(),
    locale,
    items: items.map((item) => ({ ...item, html: renderMarkdown(item.body ?? '') })),
  });
  return respond(c, text, 'application/rss+xml; charset=utf-8');
}

/** The newest comments of an item. */
export async function respondWithCommentsRss(
  c: Ctx,
  deps: Deps,
  { key, path, title, state }: CommentThread,
): Promise<Response | undefined> {
  if (state === 'disabled') return undefined;
  const { db, site } = deps;
  const comments = await listLatestComments(db, site.id, key, FEED_ITEMS);
  const siteUrl = deps.siteUrl();
  const text = createRss({
    collection: { title: `Comments: ${title}`, description: '', path },
    self: `${siteUrl}${path}?format=rss`,
    siteUrl,
    locale: site.locale,
    items: comments.map(({ id, authorName, body, createdAt }) => ({
      id,
      title: authorName,
      path: `${path}#comment-${id}`,
      excerpt: '',
      author: { id: '', name: authorName },
      categories: [],
      tags: [],
      publishedAt: createdAt.getTime(),
      html: createBodyMarkup(body).map(renderHtml).join(''),
    })),
  });
  return respond(c, text, 'application/rss+xml; charset=utf-8');
}

/** Events of a collection, or a single one. */
export async function respondWithCalendar(
  c: Ctx,
  deps: Deps,
  { collection, timeZone }: CollectionView,
  { filter = {}, item }: { filter?: ListFilter; item?: StoredItem },
): Promise<Response> {
  const { reads, site, clock } = deps;
  const events = item
    ? [item]
    : await listItems(reads, site.id, collection, {
        filter: toItemFilter(filter),
        order: 'newest',
        limit: CALENDAR_EVENTS,
        now: clock(),
        timeZone,
      });
  const text = createICalendar({ name: item?.title ?? collection.title, siteUrl: deps.siteUrl(), events });
  const name = item?.slug.replaceAll('/', '-') ?? collection.id.replace(/[^\w-]/g, '-');
  c.header('Content-Disposition', `attachment; filename="${name}.ics"`);
  return respond(c, text, 'text/calendar; charset=utf-8');
}

/** The filter of an address, as an argument for the store. */
export const toItemFilter = ({ category, tag, author, month }: ListFilter) => ({
  ...(category && { categories: [category] }),
  ...(tag && { tags: [tag] }),
  ...(author && { author }),
  ...(month && { month }),
});

function respond(c: Ctx, text: string, type: string): Response {
  const tag = `"${sha256(text).slice(0, 32)}"`;
  c.header('ETag', tag);
  c.header('Cache-Control', 'no-cache');
  if (matchesEtag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': type });
}

/** Links to the feeds of a collection, for the head. */
export function getFeeds({ title, path, kind }: ContentCollection): PageLink[] {
  const calendar = { rel: 'alternate', type: 'text/calendar', title, href: `${path}?format=ical` };
  return [createFeedLink(title, path), ...(kind === 'events' ? [calendar] : [])];
}

export const createFeedLink = (title: string, path: string): PageLink => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href: `${path}?format=rss`,
});
