/** RSS 2.0 feed of a collection. Pure. */
import type { ContentCollection, ContentItem } from '../../core/content/content-item';

export interface RssFeed {
  collection: Pick<ContentCollection, 'title' | 'description' | 'path'>;
  /** Absolute address of the feed itself. */
  self: string;
  /** Absolute address of the site, without a trailing slash. */
  siteUrl: string;
  /** BCP 47. */
  locale: string;
  items: readonly RssItem[];
}

export interface RssItem
  extends Pick<
    ContentItem,
    'id' | 'title' | 'path' | 'excerpt' | 'author' | 'categories' | 'tags' | 'publishedAt' | 'picture'
  > {
  /** Safe HTML. */
  html: string;
}

/** The same items give the same text, so its hash can serve as its version. */
export function createRss({ collection, self, siteUrl, locale, items }: RssFeed): string {
  const newest = Math.max(...items.map(({ publishedAt }) => publishedAt));
  const parts = [
    element('title', collection.title),
    element('link', siteUrl + collection.path),
    element('description', collection.description || collection.title),
    element('language', locale),
    items.length > 0 ? element('lastBuildDate', formatDate(newest)) : '',
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => createItem(item, siteUrl)),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${parts.filter(Boolean).join('\n')}
</channel>
</rss>
`;
}

/** The id stays the same when the address changes, so that readers do not show an item twice. */
function createItem(item: RssItem, siteUrl: string): string {
  const { id, title, path, excerpt, html, author, categories, tags, publishedAt, picture } = item;
  const image = picture
    ? `<p><img src="${escapeXml(siteUrl + picture.src)}" width="${picture.width}" height="${picture.height}" alt="${escapeXml(picture.alt)}"></p>`
    : '';
  return `<item>
${[
  element('title', title),
  element('link', siteUrl + path),
  `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
  element('pubDate', formatDate(publishedAt)),
  author.name && element('dc:creator', author.name),
  ...[...categories, ...tags].map((label) => element('category', label)),
  excerpt && element('description', excerpt),
  element('content:encoded', image + makeAbsolute(html, siteUrl)),
]
  .filter(Boolean)
  .join('\n')}
</item>`;
}

/** Readers have no base URL for addresses within the site. */
const makeAbsolute = (html: string, siteUrl: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${siteUrl}/`);

/** RFC 822, the format of dates in RSS. */
const formatDate = (time: number): string => new Date(time).toUTCString().replace('GMT', '+0000');

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Escapes markup, and drops what XML 1.0 does not allow: control characters and lone surrogates. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
