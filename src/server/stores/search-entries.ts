/** Stored entries of the site search: one per public item, product and page. */
import type { SEARCH_KINDS } from '../../core/wire/content';
import type { Db, Queryable } from '../db/db';
import { foldPagePath } from '../domain/page-access';
import {
  RANK_WEIGHTS,
  type SearchText,
  toFullVector,
  toRankQuery,
  toSummaryVector,
  toTsQuery,
} from '../domain/search-words';
import { sha256 } from '../domain/signing';

export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchEntry extends SearchText {
  readonly kind: SearchKind;
  /** Id of the item or product; for a page, its address. */
  readonly id: string;
  /** Address on the site. */
  readonly url: string;
  /** In milliseconds since 1970; the entry is not found before this time. */
  readonly visibleFrom: number;
}

export type SearchHit = Omit<SearchEntry, 'visibleFrom'>;

export interface SearchQuery {
  /** As returned by `toSearchTerms`; not empty. */
  readonly terms: readonly string[];
  /** Undefined for all. */
  readonly kind?: SearchKind | undefined;
  /** Limits the result to items or products of this collection; `products` is the whole shop. Undefined for all. */
  readonly collectionId?: string | undefined;
  /** Paths of pages whose text is only for buyers; only their title and description are searched. */
  readonly closed: readonly string[];
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
}

/** Maximum number of ranked matches, in titles and descriptions and in all words. Further ones are not counted. */
const MAX_SUMMARIES = 200;
const MAX_CANDIDATES = 500;

/**
 * Nearly all entries have a word in their text that begins with two given letters, so shorter terms search only titles
 * and descriptions.
 */
const MIN_TERM_LENGTH = 3;

/**
 * Set for the search: with a limit, the planner prefers to read the table and unpack the words of each row, which takes
 * many times longer than using the index.
 */
export const SEARCH_SETTINGS = "select set_config('enable_seqscan', 'off', true)";

/** Rows per statement. */
const BATCH = 100;

/** Adds or replaces entries. */
export async function putSearchEntries(
  db: Queryable,
  siteId: string,
  entries: readonly SearchEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += BATCH)
    await db.query(
      `insert into search_entry (site_id, kind, id, url, access_path, title, description, body, hash, summary_words,
         words, visible_from)
       select $1, kind, id, url, access_path, title, description, body, hash, summary_words::tsvector,
         words::tsvector, visible_from
       from jsonb_to_recordset($2::jsonb) as e (kind text, id text, url text, access_path text, title text,
         description text, body text, hash text, summary_words text, words text, visible_from timestamptz)
       on conflict (site_id, kind, id) do update set url = excluded.url, access_path = excluded.access_path,
         title = excluded.title, description = excluded.description, body = excluded.body, hash = excluded.hash,
         summary_words = excluded.summary_words, words = excluded.words, visible_from = excluded.visible_from`,
      [siteId, JSON.stringify(entries.slice(from, from + BATCH).map(toRow))],
    );
}

export async function removeSearchEntries(
  db: Queryable,
  siteId: string,
  kind: SearchKind,
  ids: readonly string[],
): Promise<void> {
  await db.query(
    'delete from search_entry where site_id = $1 and kind = $2 and id in (select unnest($3::text[]))',
    [siteId, kind, ids],
  );
}

/** Makes the stored entries of a kind equal to the list; unchanged ones are not written. */
export async function syncSearchEntries(
  db: Queryable,
  siteId: string,
  kind: SearchKind,
  entries: readonly SearchEntry[],
): Promise<void> {
  const { rows } = await db.query<{ id: string; hash: string }>(
    'select id, hash from search_entry where site_id = $1 and kind = $2',
    [siteId, kind],
  );
  const known = new Map(rows.map(({ id, hash }) => [id, hash]));
  await putSearchEntries(
    db,
    siteId,
    entries.filter((entry) => known.get(entry.id) !== createHash(entry)),
  );
  const wanted = new Set(entries.map(({ id }) => id));
  const gone = rows.filter(({ id }) => !wanted.has(id)).map(({ id }) => id);
  if (gone.length > 0) await removeSearchEntries(db, siteId, kind, gone);
}

/** The best matches, and the number of ranked ones. */
export async function findSearchEntries(
  db: Db,
  siteId: string,
  query: SearchQuery,
): Promise<{ total: number; hits: SearchHit[] }> {
  const { text, values } = createSearchQuery(siteId, query);
  const rows = await db.transaction(async (tx) => {
    await tx.query(SEARCH_SETTINGS);
    const found = await tx.query<SearchHit & { total: number; kind: SearchKind | null }>(text, values);
    return found.rows;
  });
  const hits = rows.filter(({ kind }) => kind !== null).map(({ total: _, ...hit }) => hit);
  return { total: rows[0]?.total ?? 0, hits };
}

/** Only the rows of the page are read with their texts; the rank needs only title and description. */
export function createSearchQuery(
  siteId: string,
  { terms, kind, collectionId, closed, now, limit, offset }: SearchQuery,
): { text: string; values: unknown[] } {
  const values: unknown[] = [siteId, toTsQuery(terms), toRankQuery(terms), new Date(now), limit, offset];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const paths = closed.map((path) => `${foldPagePath(path)}/`);
  const isClosed =
    paths.length > 0
      ? `exists (select 1 from unnest(${put(paths)}::text[]) r where starts_with(e.access_path, r))`
      : 'false';
  const ofKind = kind ? `and e.kind = ${put(kind)}` : '';
  const ofCollection = collectionId ? `and ${inCollection(put(collectionId))}` : '';
  const select = (words: string, condition: string, max: number): string =>
    `(select e.kind, e.id, e.visible_from, ts_rank('${RANK_WEIGHTS}', e.summary_words, $3::tsquery) as rank
      from search_entry e where e.${words} @@ $2::tsquery and e.site_id = $1 and e.visible_from <= $4 ${ofKind}
        ${ofCollection} ${condition} limit ${max})`;
  const inTexts = terms.some((term) => term.length >= MIN_TERM_LENGTH || !/^[a-z\d]+$/.test(term));
  const text = `with candidate as materialized (
      ${select('summary_words', '', MAX_SUMMARIES)}
      ${inTexts ? `union ${select('words', `and not ${isClosed}`, MAX_CANDIDATES)}` : ''}),
    best as (select * from candidate order by rank desc, visible_from desc, id limit $5 offset $6)
    select (select count(*)::int from candidate) as total, e.kind, e.id, e.url, e.title, e.description,
      case when ${isClosed} then '' else e.body end as text
    from (select 1) one left join best b on true
      left join search_entry e on e.site_id = $1 and e.kind = b.kind and e.id = b.id
    order by b.rank desc nulls last, b.visible_from desc, b.id`;
  return { text, values };
}

/** Condition on an entry `e`. @param id placeholder of the collection's id */
const inCollection = (id: string): string =>
  `(e.kind = 'item' and exists (select 1 from content_item i
      where i.site_id = $1 and i.id = e.id and i.collection_id = ${id}::text)
    or e.kind = 'product' and (${id}::text = 'products' or exists (select 1 from product p
      where p.site_id = $1 and p.id = e.id and p.collection_id = ${id}::text)))`;

function toRow(entry: SearchEntry): Record<string, unknown> {
  const { kind, id, url, title, description, text, visibleFrom } = entry;
  return {
    kind,
    id,
    url,
    access_path: `${foldPagePath(decode(url)).replace(/\/$/, '')}/`,
    title,
    description,
    body: text,
    hash: createHash(entry),
    summary_words: toSummaryVector(entry),
    words: toFullVector(entry),
    visible_from: new Date(visibleFrom).toISOString(),
  };
}

const createHash = ({ url, title, description, text, visibleFrom }: SearchEntry): string =>
  sha256(JSON.stringify([url, title, description, text, visibleFrom])).slice(0, 32);

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
