/** The routes for each visitor language. */
import { withLocale } from '../stores/sites';
import type { Deps } from './context';
import type { RouteTable } from './mount';
import type { Route } from './route';

/** Locales come with requests, so the number of kept tables is limited. */
const MAX_TABLES = 24;

/** Creates the routes of a locale on its first request, with that locale as the site's. */
export function createRouteTable(deps: Deps, create: (deps: Deps) => Route[]): RouteTable {
  const own = create(deps);
  const tables = new Map<string, Route[]>();
  return (locale) => {
    if (locale === deps.site.locale) return own;
    const table = tables.get(locale) ?? create({ ...deps, site: withLocale(deps.site, locale) });
    tables.delete(locale);
    tables.set(locale, table);
    const [oldest] = tables.keys();
    if (tables.size > MAX_TABLES && oldest) tables.delete(oldest);
    return table;
  };
}
