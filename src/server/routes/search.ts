/** Search in the site's pages and products. */
import { findRules } from '../domain/page-access';
import { search } from '../domain/search';
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { createSitePages } from '../http/site-pages';
import { renderPage } from '../pages/page';
import { renderSearchPage } from '../pages/search-page';
import { listAccessRules } from '../stores/page-access';
import { listProducts } from '../stores/products';

/** Maximum length of a query in characters. */
const MAX_QUESTION = 200;

export function searchRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  const readPages = createSitePages(deps.folders, deps.clock);
  return ['/search', '/search/'].map((path) =>
    route(
      {
        method: 'GET',
        path,
        tag: 'pages',
        summary: 'Search page: products and pages that contain every word.',
        undocumented: true,
        guard: 'open',
        limit: 'read',
        query: { q: 'The words.' },
        answers: { 200: { about: 'A page.' } },
      },
      async ({ c, query }) => {
        const question = (query('q') ?? '').slice(0, MAX_QUESTION);
        const [files, rules, products] = await Promise.all([
          readPages(),
          listAccessRules(db, site.id),
          listProducts(db, site.id, site.currency),
        ]);
        // Of a page that has to be bought, title and description are public.
        const pages = files.map((page) =>
          findRules(rules, decodeURIComponent(page.path)).length > 0 ? { ...page, text: '' } : page,
        );
        const productItems = products.map((product) => ({ ...product, text: product.description, product }));
        const outcome = {
          question,
          pages: search(pages, question),
          products: search(productItems, question),
        };
        const title = question.trim() ? `Search: ${question} – ${site.name}` : `Search – ${site.name}`;
        return renderPage(c, 200, {
          title,
          locale: site.locale,
          body: renderSearchPage(outcome, site.locale),
        });
      },
    ),
  );
}
