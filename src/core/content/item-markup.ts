// Markup of content items in a list, with schema.org microdata; for server pages, widgets and elements.
import { formatMessage } from '../i18n/format-message';
import { createNode, type MarkupNode } from '../markup/markup';
import type { CollectionKind, ContentCollection, ContentItem } from './content-item';
import { getListHref } from './list-address';
import type { ContentMessages } from './messages';

export interface ItemMarkupContext {
  readonly messages: ContentMessages;
  /** BCP 47. */
  readonly locale: string;
  /** Time zone of the site (IANA name). */
  readonly timeZone: string;
  readonly collection: Pick<ContentCollection, 'path' | 'kind'>;
  /** Heading element of the titles; default: `h2`. */
  readonly heading?: 'h2' | 'h3';
}

/** schema.org type of the items of a collection. */
export const getItemType = (kind: CollectionKind): string =>
  `https://schema.org/${kind === 'events' ? 'Event' : 'BlogPosting'}`;

/** `<ul class="site-items">` with one `<article>` per item. @param attributes attributes of the list, such as `data-design` */
export const createItemListMarkup = (
  items: readonly ContentItem[],
  context: ItemMarkupContext,
  attributes: MarkupNode['attributes'] = {},
): MarkupNode =>
  createNode(
    'ul',
    { class: 'site-items', ...attributes },
    ...items.map((item) => createNode('li', {}, createItemMarkup(item, context))),
  );

/** An item with picture, title, date, author, categories and excerpt. */
export function createItemMarkup(item: ContentItem, context: ItemMarkupContext): MarkupNode {
  const { collection, heading = 'h2' } = context;
  return createNode(
    'article',
    { class: 'site-item', itemscope: true, itemtype: getItemType(collection.kind) },
    createPicture(item),
    createNode(
      heading,
      { class: 'site-item-title' },
      createNode(
        'a',
        { href: item.path, itemprop: 'url' },
        createNode('span', { itemprop: collection.kind === 'events' ? 'name' : 'headline' }, item.title),
      ),
    ),
    createItemMeta(item, context),
    item.excerpt && createNode('p', { class: 'site-item-excerpt', itemprop: 'description' }, item.excerpt),
  );
}

/** Date, place, author and categories, with links to their lists. */
export function createItemMeta(item: ContentItem, context: ItemMarkupContext): MarkupNode {
  const { collection, messages, locale } = context;
  const { author, categories, location, commentCount = 0 } = item;
  const link = (rel: string | undefined, href: string, text: string): MarkupNode =>
    createNode('a', { ...(rel && { rel }), href }, text);
  return createNode(
    'p',
    { class: 'site-item-meta' },
    collection.kind === 'events' ? createEventTime(item, context) : createPostTime(item, context),
    location && createNode('span', { class: 'site-item-place' }, createPlace(item)),
    collection.kind === 'blog' && !!author.name && createAuthor(item, context),
    categories.length > 0 &&
      createNode(
        'span',
        { class: 'site-item-categories' },
        ...categories.flatMap((category, index) => [
          index > 0 && ', ',
          link(undefined, getListHref(collection.path, { category }), category),
        ]),
      ),
    commentCount > 0 &&
      createNode(
        'a',
        { class: 'site-item-comments', href: `${item.path}#comments` },
        formatMessage(messages.comments, { count: commentCount }, locale),
      ),
  );
}

/** Date of a post, such as “Nov 24, 2026”; start and end of an event with date and time. */
export function formatItemTime(
  { publishedAt, startAt, endAt }: Pick<ContentItem, 'publishedAt' | 'startAt' | 'endAt'>,
  { locale, timeZone, collection }: Pick<ItemMarkupContext, 'locale' | 'timeZone' | 'collection'>,
): string {
  if (collection.kind !== 'events' || startAt === undefined)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(publishedAt);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return endAt === undefined || endAt === startAt
    ? format.format(startAt)
    : format.formatRange(startAt, endAt);
}

/** Not focusable and hidden from screen readers, because the title next to it is the same link. */
function createPicture({ picture, path }: ContentItem): MarkupNode | undefined {
  if (!picture) return undefined;
  const { src, width, height, alt } = picture;
  const image = createNode('img', {
    src,
    width: String(width),
    height: String(height),
    alt,
    loading: 'lazy',
    itemprop: 'image',
  });
  return createNode(
    'a',
    { class: 'site-item-picture', href: path, tabindex: '-1', 'aria-hidden': 'true' },
    image,
  );
}

const createPostTime = (item: ContentItem, context: ItemMarkupContext): MarkupNode =>
  createNode(
    'time',
    { datetime: new Date(item.publishedAt).toISOString(), itemprop: 'datePublished' },
    formatItemTime(item, context),
  );

/** The `<time>` of the end is for machines only; the visible text already includes the end. */
function createEventTime(item: ContentItem, context: ItemMarkupContext): MarkupNode {
  const { startAt = item.publishedAt, endAt } = item;
  const start = new Date(startAt).toISOString();
  return createNode(
    'span',
    { class: 'site-item-time' },
    createNode('time', { datetime: start, itemprop: 'startDate' }, formatItemTime(item, context)),
    endAt !== undefined &&
      createNode('time', { datetime: new Date(endAt).toISOString(), itemprop: 'endDate', hidden: true }),
  );
}

function createPlace({ location }: ContentItem): MarkupNode {
  const { addressTitle, addressLine1 } = location ?? { addressTitle: '' };
  return createNode(
    'span',
    { itemprop: 'location', itemscope: true, itemtype: 'https://schema.org/Place' },
    createNode('span', { itemprop: 'name' }, addressTitle),
    addressLine1 && ', ',
    addressLine1 && createNode('span', { itemprop: 'address' }, addressLine1),
  );
}

function createAuthor(
  { author }: ContentItem,
  { collection, messages, locale }: ItemMarkupContext,
): MarkupNode {
  const [before = '', after = ''] = formatMessage(messages.by, { author: '\0' }, locale).split('\0');
  return createNode(
    'span',
    { class: 'site-item-author', itemprop: 'author', itemscope: true, itemtype: 'https://schema.org/Person' },
    before,
    createNode(
      'a',
      { rel: 'author', href: getListHref(collection.path, { author: author.id }), itemprop: 'url' },
      createNode('span', { itemprop: 'name' }, author.name),
    ),
    after,
  );
}
