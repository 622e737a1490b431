// Stored data of a site: marks in it, texts that no other site has, and a checksum of all rows.
import type { Db } from '../../server/db/db';
import { listTables, quoteName, type Table } from '../../server/db/tables';

/** Added to the texts of the first site. */
export const MARK = 'only-of-the-first-site';

/** Columns of texts that people write. */
const WRITTEN = /^(title|description|body|author|display_name|answer|name|author_name|excerpt|summary)$/;

/** Shorter texts may occur elsewhere by chance. */
const MIN_LENGTH = 12;

async function listSiteTables(db: Db): Promise<Table[]> {
  const tables = await listTables(db);
  return tables.filter(({ columns }) => columns.some(({ name }) => name === 'site_id'));
}

/** Adds the mark to texts that people have written. */
export async function markSite(db: Db, siteId: string): Promise<void> {
  for (const { name, columns } of await listSiteTables(db)) {
    if (name === 'event_cursor') continue;
    for (const column of columns)
      if (WRITTEN.test(column.name) && column.type === 'text' && !column.isKey)
        await db.query(
          `update ${quoteName(name)} set ${column.name} = ${column.name} || ' ${MARK}' where site_id = $1 and ${column.name} <> ''`,
          [siteId],
        );
  }
  await db.query(`update site set name = name || ' ${MARK}' where id = $1`, [siteId]);
  await db.query(
    `update form set definition = jsonb_set(definition, '{name}', to_jsonb('${MARK}'::text)) where site_id = $1`,
    [siteId],
  );
  await db.query(`update form_submission set fields = fields || '{"mark":"${MARK}"}' where site_id = $1`, [
    siteId,
  ]);
}

/** Texts and ids of a site. */
export async function findTexts(db: Db, siteId: string): Promise<Set<string>> {
  const found = new Set<string>([siteId]);
  for (const { name, columns } of await listSiteTables(db))
    for (const { name: column, type } of columns) {
      if ((type !== 'text' && type !== 'uuid') || column === 'site_id') continue;
      const { rows } = await db.query<{ value: string | null }>(
        `select distinct ${quoteName(column)}::text as value from ${quoteName(name)} where site_id = $1`,
        [siteId],
      );
      for (const { value } of rows) if (value && value.length >= MIN_LENGTH) found.add(value);
    }
  return found;
}

/** Whether a text occurs anywhere in the rows of a site, as it is or percent-encoded, as in the path of a request. */
export async function isStored(db: Db, siteId: string, text: string): Promise<boolean> {
  for (const { name } of await listSiteTables(db)) {
    const { rows } = await db.query(
      `select 1 from ${quoteName(name)} t where site_id = $1 and (position($2 in t::text) > 0 or position($3 in t::text) > 0) limit 1`,
      [siteId, text, encodeURIComponent(text)],
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/** Digests by table. */
export async function digestSite(db: Db, siteId: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name } of await listSiteTables(db)) {
    const { rows } = await db.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
       from ${quoteName(name)} t where site_id = $1`,
      [siteId],
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}
