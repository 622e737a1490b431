/** Stored entries of the site search: one per public item, product and page. */
import type { SEARCH_KINDS } from '../../core/wire/content';
import type { Queryable } from '../db/db';
import { foldPagePath } from '../domain/page-access';
import { RANK_WEIGHTS, type SearchText, toFullVector, toSummaryVector } from '../domain/search-words';
import { sha256 } from '../domain/signing';

export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchEntry extends SearchText {
  readonly kind: SearchKind;
  /** Of the item or product; the address of a page. */
  readonly id: string;
  /** Address on the site. */
  readonly url: string;
  /** In milliseconds since 1970; not found before. */
  readonly visibleFrom: number;
}

export type SearchHit = Omit<SearchEntry, 'visibleFrom'>;

export interface SearchQuery {
  /** As `toTsQuery` writes it. */
  readonly words: string;
  /** Undefined for all. */
  readonly kind?: SearchKind | undefined;
  /** Paths of pages whose text is for buyers; only title and description of them are searched. */
  readonly closed: readonly string[];
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
}

/** Matches that are ranked, once for titles and descriptions and once for texts. More of them are not counted. */
const MAX_CANDIDATES = 500;

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

/** Makes the entries of a kind those of the list; unchanged ones are not written. */
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

/** The best matches, and the number of all, of which at most `MAX_CANDIDATES` per part are counted. */
export async function findSearchEntries(
  db: Queryable,
  siteId: string,
  query: SearchQuery,
): Promise<{ total: number; hits: SearchHit[] }> {
  const { text, values } = createSearchQuery(siteId, query);
  const { rows } = await db.query<SearchHit & { total: number; kind: SearchKind | null }>(text, values);
  const hits = rows.filter(({ kind }) => kind !== null).map(({ total: _, ...hit }) => hit);
  return { total: rows[0]?.total ?? 0, hits };
}

/** Candidates come from the indexes of words; texts are read for the matches on the page only. */
export function createSearchQuery(
  siteId: string,
  { words, kind, closed, now, limit, offset }: SearchQuery,
): { text: string; values: unknown[] } {
  const folded = closed.map((path) => `${foldPagePath(path)}/`);
  const isClosed =
    folded.length > 0
      ? 'exists (select 1 from unnest($7::text[]) r where starts_with(e.access_path, r))'
      : 'false';
  const values = [
    siteId,
    words,
    new Date(now),
    kind ?? null,
    limit,
    offset,
    ...(folded.length > 0 ? [folded] : []),
  ];
  const isFound = `e.site_id = $1 and e.visible_from <= $3 and ($4::text is null or e.kind = $4)`;
  const text = `with candidate as materialized (
      (select e.kind, e.id from search_entry e where e.summary_words @@ $2::tsquery and ${isFound}
        limit ${MAX_CANDIDATES})
      union
      (select e.kind, e.id from search_entry e where e.words @@ $2::tsquery and ${isFound}
        ${folded.length > 0 ? `and not ${isClosed}` : ''} limit ${MAX_CANDIDATES})),
    best as (
      select e.kind, e.id, ts_rank('${RANK_WEIGHTS}', case when ${isClosed} then e.summary_words else e.words end,
          $2::tsquery) as rank, e.visible_from
      from candidate c join search_entry e on e.site_id = $1 and e.kind = c.kind and e.id = c.id
      order by rank desc, e.visible_from desc, e.id limit $5 offset $6)
    select (select count(*)::int from candidate) as total, e.kind, e.id, e.url, e.title, e.description,
      case when ${isClosed} then '' else e.body end as text
    from (select 1) one left join best b on true
      left join search_entry e on e.site_id = $1 and e.kind = b.kind and e.id = b.id
    order by b.rank desc nulls last, b.visible_from desc, b.id`;
  return { text, values };
}

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
