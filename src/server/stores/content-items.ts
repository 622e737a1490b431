/** Content items as visitors see them: neither drafts nor scheduled items. */
import type { ContentCollection } from '../../core/content/content-item';
import type { ListFilter } from '../../core/content/list-address';
import { getMonthRange } from '../../core/content/month-range';
import type { Queryable } from '../db/db';
import { toLabelKey } from '../domain/content-label';
import { ITEM_COLUMNS, type ItemRow, type StoredItem, toItem, WITH_AUTHOR } from './content-row';

/** Filter of the items of a collection. */
export interface ItemQuery {
  readonly filter: Pick<ListFilter, 'author' | 'month'> & {
    readonly tags?: readonly string[];
    readonly categories?: readonly string[];
    /** Events that have ended or have not; undefined for both. */
    readonly when?: 'past' | 'upcoming' | undefined;
  };
  /** `manual`: in the owner's order. */
  readonly order: 'newest' | 'oldest' | 'manual';
  readonly limit: number;
  readonly offset?: number;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Time zone of the site, in which months begin. */
  readonly timeZone: string;
  readonly withBody?: boolean;
}

export async function listItems(
  db: Queryable,
  siteId: string,
  collection: ContentCollection,
  query: ItemQuery,
): Promise<StoredItem[]> {
  const { text, values } = createListQuery(siteId, collection.id, query);
  const { rows } = await db.query<ItemRow>(text, values);
  return rows.map((row) => toItem(row, collection));
}

/** A single condition on a label reads the label index in order; others filter the items. */
export function createListQuery(
  siteId: string,
  collectionId: string,
  { filter, order, limit, offset = 0, now, timeZone, withBody }: ItemQuery,
): { text: string; values: unknown[] } {
  const values: unknown[] = [siteId, collectionId, new Date(now), limit, offset];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const { author, month, when } = filter;
  const labels = [
    ...(filter.tags?.length ? [['tag', filter.tags] as const] : []),
    ...(filter.categories?.length ? [['category', filter.categories] as const] : []),
  ].map(([kind, names]) => ({ kind, keys: [...new Set(names.map(toLabelKey))] }));
  const direct = labels.find(({ keys }) => keys.length === 1);
  const range = month && getMonthRange(month, timeZone);
  const sorted = direct ? 'l' : 'i';
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const sortKey = [`${sorted}.sort_at`, `${sorted}.${direct ? 'item_id' : 'id'}`];
  // No index is in the order of a row. In the order of the start, all past events would be read before the first that has
  // not ended; the planner chooses that if the site is a small part of the database.
  const byTime =
    when === 'upcoming' && !direct
      ? `row(${sortKey.join(', ')}) ${direction}`
      : sortKey.map((column) => `${column} ${direction}`).join(', ');
  const conditions = [
    `${sorted}.site_id = $1 and ${sorted}.collection_id = $2`,
    direct && `l.kind = '${direct.kind}' and l.label_key = ${put(direct.keys[0])}`,
    'not i.draft and i.published_at <= $3',
    author && `i.author_id = ${put(author)}`,
    range &&
      `${sorted}.sort_at >= ${put(new Date(range.from))} and ${sorted}.sort_at < ${put(new Date(range.to))}`,
    when && `i.until_at ${when === 'past' ? '<' : '>='} $3`,
    ...labels
      .filter((one) => one !== direct)
      .map(
        ({
          kind,
          keys,
        }) => `exists (select 1 from content_label m where m.site_id = i.site_id and m.item_id = i.id
          and m.kind = '${kind}' and m.label_key in (select unnest(${put(keys)}::text[])))`,
      ),
  ].filter(Boolean);
  const from = direct
    ? 'content_label l join content_item i on i.site_id = l.site_id and i.id = l.item_id'
    : 'content_item i';
  const text = `select ${ITEM_COLUMNS}${withBody ? ', i.body' : ''} from ${from} ${WITH_AUTHOR}
    where ${conditions.join(' and ')}
    order by ${order === 'manual' ? 'i.position, ' : ''}${byTime} limit $4 offset $5`;
  return { text, values };
}

/** The order of a list: manual if the owner sorts the collection. */
export const getOrder = <T extends string>({ sorting }: ContentCollection, byTime: T): T | 'manual' =>
  sorting === 'manual' ? 'manual' : byTime;

/** An item with its body; drafts and scheduled items only for the owner. */
export async function findItemBySlug(
  db: Queryable,
  siteId: string,
  collection: ContentCollection,
  slug: string,
  now: number,
): Promise<StoredItem | undefined> {
  const { rows } = await db.query<ItemRow>(
    `select ${ITEM_COLUMNS}, i.body from content_item i ${WITH_AUTHOR}
     where i.site_id = $1 and i.collection_id = $2 and i.slug = $3 and not i.draft and i.published_at <= $4`,
    [siteId, collection.id, slug, new Date(now)],
  );
  return rows[0] && toItem(rows[0], collection);
}

/** A public item with its collection. */
export async function findItemById(
  db: Queryable,
  siteId: string,
  id: string,
  now: number,
): Promise<{ item: StoredItem; collection: ContentCollection } | undefined> {
  const { rows } = await db.query<ItemRow & { collection: ContentCollection }>(
    `select ${ITEM_COLUMNS}, jsonb_build_object('id', k.id, 'kind', k.kind, 'title', k.title, 'description',
       k.description, 'path', k.path) as collection
     from content_item i ${WITH_AUTHOR} join content_collection k on k.site_id = i.site_id and k.id = i.collection_id
     where i.site_id = $1 and i.id = $2 and not i.draft and i.published_at <= $3`,
    [siteId, id, new Date(now)],
  );
  return rows[0] && { item: toItem(rows[0], rows[0].collection), collection: rows[0].collection };
}

/** The public items before and after an item in the order of the collection. */
export async function findNeighbors(
  db: Queryable,
  siteId: string,
  collection: ContentCollection,
  { id, startAt, publishedAt }: StoredItem,
  now: number,
): Promise<{ previous?: StoredItem; next?: StoredItem }> {
  const sortAt = new Date(collection.kind === 'events' ? (startAt ?? publishedAt) : publishedAt);
  const isManual = collection.sorting === 'manual';
  const order = isManual ? 'i.position' : 'i.sort_at';
  const own = isManual ? '(select position from content_item where site_id = $1 and id = $3)' : '$5';
  const values = [siteId, collection.id, id, new Date(now), ...(isManual ? [] : [sortAt])];
  const find = async (comparison: '<' | '>', direction: 'asc' | 'desc'): Promise<StoredItem | undefined> => {
    const { rows } = await db.query<ItemRow>(
      `select ${ITEM_COLUMNS} from content_item i ${WITH_AUTHOR}
       where i.site_id = $1 and i.collection_id = $2 and (${order}, i.id) ${comparison} (${own}, $3)
         and not i.draft and i.published_at <= $4
       order by ${order} ${direction}, i.id ${direction} limit 1`,
      values,
    );
    return rows[0] && toItem(rows[0], collection);
  };
  const [previous, next] = await Promise.all([find('<', 'desc'), find('>', 'asc')]);
  return { ...(previous && { previous }), ...(next && { next }) };
}
