/** Rows of content items, and the conditions under which visitors can see them. */
import type { ContentCollection, ContentItem, ContentPicture } from '../../core/content/content-item';
import { getItemHref } from '../../core/content/list-address';

/** Columns of an item in a list. The alias of the table is `i`, that of its author `a`. */
export const ITEM_COLUMNS = `i.id, i.collection_id as "collectionId", i.slug, i.title, i.excerpt,
  i.author_id as "authorId", a.name as "authorName", i.categories, i.tags, i.draft, i.published_at as "publishedAt",
  i.start_at as "startAt", i.end_at as "endAt", i.location_title as "locationTitle",
  i.location_address as "locationAddress", i.picture, i.version`;

export const WITH_AUTHOR = 'left join content_author a on a.site_id = i.site_id and a.id = i.author_id';

export interface ItemRow {
  id: string;
  collectionId: string;
  slug: string;
  title: string;
  excerpt: string;
  body?: string;
  authorId: string;
  authorName: string | null;
  categories: string[];
  tags: string[];
  draft: boolean;
  publishedAt: Date;
  startAt: Date | null;
  endAt: Date | null;
  locationTitle: string | null;
  locationAddress: string | null;
  picture: ContentPicture | null;
  version: number;
}

/** An item with its version, the number of its changes. */
export interface StoredItem extends ContentItem {
  readonly slug: string;
  readonly version: number;
}

export function toItem(row: ItemRow, { path }: Pick<ContentCollection, 'path'>): StoredItem {
  const { id, collectionId, slug, title, excerpt, body, categories, tags, draft, picture, version } = row;
  return {
    id,
    collectionId,
    slug,
    path: getItemHref(path, slug),
    title,
    excerpt,
    ...(body !== undefined && { body }),
    author: { id: row.authorId, name: row.authorName ?? '' },
    categories,
    tags,
    publishedAt: row.publishedAt.getTime(),
    ...(row.startAt && { startAt: row.startAt.getTime() }),
    ...(row.endAt && { endAt: row.endAt.getTime() }),
    ...(row.locationTitle && {
      location: {
        addressTitle: row.locationTitle,
        ...(row.locationAddress && { addressLine1: row.locationAddress }),
      },
    }),
    ...(picture && { picture }),
    draft,
    version,
  };
}
