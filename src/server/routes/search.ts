/** Search in items, products and pages of the site. */
import { getCookie } from 'hono/cookie';
import { TrackingEvent } from '../../core/enums/tracking';
import { SEARCH_KINDS, SearchPreviewSchema } from '../../core/wire/content';
import { createExcerpt, toSearchTerms } from '../domain/search-words';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { getReadDatabase } from '../http/read-database';
import { type Route, type RouteSpec, route } from '../http/route';
import { getText } from '../languages/texts';
import { renderSearchPage } from '../pages/search-page';
import { renderSitePage } from '../pages/site-page';
import { listAccessRules } from '../stores/page-access';
import { listProducts } from '../stores/products';
import { findSearchEntries, type SearchHit, type SearchKind } from '../stores/search-entries';
import { storeEvents } from './counted-events';

/** Maximum length of a query in characters. */
const MAX_QUESTION = 200;

const RESULTS_PER_PAGE = 20;
const MAX_PAGE = 50;

/** Default and maximum number of results in a preview. */
const PREVIEW_RESULTS = 6;
const MAX_PREVIEW_RESULTS = 20;

const COLLECTION_QUERY = 'Id of a collection, or `products`; all by default.';

/** Cookie with the tracking's visitor id (TRK-009). */
const VISITOR_COOKIE = 'ss_cvr';

const READ = {
  method: 'GET',
  undocumented: true,
  guard: 'open',
  limit: 'read',
} as const satisfies Partial<RouteSpec>;

interface Search {
  question: string;
  kind?: SearchKind | undefined;
  collectionId?: string | undefined;
  limit: number;
  offset: number;
}

export function searchRoutes(deps: Deps, refresh: () => Promise<void>): Route[] {
  const find: Find = async (c, search) => {
    await refresh();
    return findHits({ ...deps, reads: getReadDatabase(c, deps) }, search);
  };
  return [
    previewRoute(find),
    ...['/search', '/search/'].map((path) =>
      route(
        {
          ...READ,
          path,
          tag: 'pages',
          summary: 'Search page: items, products and pages that contain every word. Recorded as site search.',
          query: {
            q: 'The words.',
            type: 'item, product or page; all by default.',
            collectionId: COLLECTION_QUERY,
            page: 'From 1.',
          },
          responses: { 200: { description: 'A page.' } },
        },
        async ({ c, query }) => {
          const { site } = deps;
          const question = (query('q') ?? '').slice(0, MAX_QUESTION);
          const kind = SEARCH_KINDS.find((one) => one === query('type'));
          const collectionId = query('collectionId')?.trim() || undefined;
          const page = readNumber(query('page'), 1, MAX_PAGE);
          const found = await find(c, {
            question,
            kind,
            collectionId,
            limit: RESULTS_PER_PAGE,
            offset: (page - 1) * RESULTS_PER_PAGE,
          });
          if (question.trim() && page === 1) await recordSearch(c, deps, question, found.total);
          const products = found.hits.some((hit) => hit.kind === 'product')
            ? await listProducts(deps.db, site.id, site.currency)
            : [];
          const text = getText(site.locale);
          const title = question.trim()
            ? text('search.title', { query: question })
            : text('site-search.label');
          const hasMore = found.total > page * RESULTS_PER_PAGE && page < MAX_PAGE;
          return renderSitePage(c, deps, 200, {
            title: `${title} – ${site.name}`,
            locale: site.locale,
            body: renderSearchPage(
              { question, kind, collectionId, page, hasMore, ...found, products },
              site.locale,
            ),
          });
        },
      ),
    ),
  ];
}

type Find = (c: Ctx, search: Search) => Promise<{ total: number; hits: SearchHit[] }>;

const previewRoute = (find: Find): Route =>
  route(
    {
      ...READ,
      ...fromCall('searchPreview'),
      tag: 'content',
      summary: 'The best results for a search while its words are being entered. Nothing is recorded.',
      query: {
        q: 'The words.',
        limit: 'Number of results, 1 to 20; 6 by default.',
        collectionId: COLLECTION_QUERY,
      },
      responses: { 200: { description: 'Results, the best first.', schema: SearchPreviewSchema } },
    },
    async ({ c, query }) => {
      const question = (query('q') ?? '').slice(0, MAX_QUESTION);
      const limit = readNumber(query('limit'), PREVIEW_RESULTS, MAX_PREVIEW_RESULTS);
      const { total, hits } = await find(c, {
        question,
        collectionId: query('collectionId')?.trim(),
        limit,
        offset: 0,
      });
      const items = hits.map(({ kind, url, title, description }) => ({
        kind,
        url,
        title,
        excerpt: description,
      }));
      return c.json({ query: question, total, items });
    },
  );

/** Hits with an excerpt as their description. */
async function findHits(
  { db, reads, site, clock }: Deps,
  { question, ...page }: Search,
): Promise<{ total: number; hits: SearchHit[] }> {
  const terms = toSearchTerms(question);
  if (terms.length === 0) return { total: 0, hits: [] };
  // Pages that were locked just now are not found.
  const rules = await listAccessRules(db, site.id);
  const { total, hits } = await findSearchEntries(reads, site.id, {
    terms,
    closed: rules.map(({ path }) => path),
    now: clock(),
    ...page,
  });
  return { total, hits: hits.map((hit) => ({ ...hit, description: createExcerpt(hit, terms) })) };
}

/** A search page that the browser prefetches is not a search, and a search is answered even if it cannot be counted. */
async function recordSearch(c: Ctx, deps: Deps, query: string, results: number): Promise<void> {
  if (/prefetch|prerender/.test(c.req.header('Sec-Purpose') ?? '')) return;
  await storeEvents(c, deps, [
    {
      kind: 'hit',
      name: String(TrackingEvent.siteSearch),
      visitor: getCookie(c, VISITOR_COOKIE),
      data: { query, results, url: '/search' },
      eventId: undefined,
    },
  ]).catch(() => undefined);
}

/** A whole number from 1 to `max`; the fallback for anything else. */
function readNumber(text: string | undefined, fallback: number, max: number): number {
  return /^\d{1,6}$/.test(text ?? '') ? Math.min(Math.max(1, Number(text)), max) : fallback;
}
