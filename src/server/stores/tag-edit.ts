/** The owner's changes to the tags of a collection. */
import type { ContentCollection, ContentCount } from '../../core/content/content-item';
import type { Db, Queryable } from '../db/db';
import { readLabels, toLabelKey } from '../domain/content-label';
import { toItemEntry } from '../domain/search-entry';
import { lockContentCollection } from './content-collections';
import { ITEM_COLUMNS, type ItemRow, toItem, WITH_AUTHOR } from './content-row';
import { putSearchEntries } from './search-entries';

/** Number of items changed by one statement. */
const BATCH = 200;

/** All tags by name, with the number of their items in every state. Different spellings of a tag count as one. */
export async function listTags(db: Queryable, siteId: string, collectionId: string): Promise<ContentCount[]> {
  const { rows } = await db.query<ContentCount>(
    `select t.name as value, count(*)::int as count from content_item i, jsonb_array_elements_text(i.tags) as t (name)
     where i.site_id = $1 and i.collection_id = $2 group by t.name order by t.name`,
    [siteId, collectionId],
  );
  const tags = new Map<string, { value: string; count: number }>();
  for (const { value, count } of rows) {
    const known = tags.get(toLabelKey(value));
    if (known) known.count += count;
    else tags.set(toLabelKey(value), { value, count });
  }
  return [...tags.values()];
}

/** Renames a tag in all items. Nothing is stored if another tag has the name, or if the tag does not exist. */
export function renameTag(
  db: Db,
  siteId: string,
  collection: ContentCollection,
  { from, to }: { from: string; to: string },
  now: number,
): Promise<'exists' | 'missing' | undefined> {
  return db.transaction(async (tx) => {
    await lockContentCollection(tx, siteId, collection.id);
    const [key, wanted] = [toLabelKey(from), toLabelKey(to)];
    const known = (await listTags(tx, siteId, collection.id)).map(({ value }) => toLabelKey(value));
    if (!known.includes(key)) return 'missing';
    if (wanted !== key && known.includes(wanted)) return 'exists';
    const ids = await findTagged(tx, siteId, collection.id, key);
    for (let at = 0; at < ids.length; at += BATCH)
      await renameInItems(tx, siteId, collection, ids.slice(at, at + BATCH), { key, to, now });
    await tx.query(
      `update content_label set label_key = $4, name = $5
       where site_id = $1 and collection_id = $2 and kind = 'tag' and label_key = $3`,
      [siteId, collection.id, key, wanted, to],
    );
    return undefined;
  });
}

async function findTagged(
  tx: Queryable,
  siteId: string,
  collectionId: string,
  key: string,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string; tags: string[] }>(
    'select id, tags from content_item where site_id = $1 and collection_id = $2 order by id',
    [siteId, collectionId],
  );
  return rows.filter(({ tags }) => tags.some((tag) => toLabelKey(tag) === key)).map(({ id }) => id);
}

async function renameInItems(
  tx: Queryable,
  siteId: string,
  collection: ContentCollection,
  ids: readonly string[],
  { key, to, now }: { key: string; to: string; now: number },
): Promise<void> {
  const { rows } = await tx.query<ItemRow>(
    `select ${ITEM_COLUMNS}, i.body from content_item i ${WITH_AUTHOR}
     where i.site_id = $1 and i.id in (select unnest($2::text[]))`,
    [siteId, ids],
  );
  const items = rows.map((row) => {
    const tags = row.tags.map((tag) => (toLabelKey(tag) === key ? to : tag));
    return toItem({ ...row, tags: readLabels(tags.join()) }, collection);
  });
  await tx.query(
    `update content_item i set tags = n.tags, changed_at = $3, version = i.version + 1
     from jsonb_to_recordset($2::jsonb) as n (id text, tags jsonb) where i.site_id = $1 and i.id = n.id`,
    [siteId, JSON.stringify(items.map(({ id, tags }) => ({ id, tags }))), new Date(now)],
  );
  const found = items.filter(({ draft }) => !draft);
  await putSearchEntries(
    tx,
    siteId,
    found.map((item) => toItemEntry({ ...item, body: item.body ?? '' }, collection)),
  );
}
