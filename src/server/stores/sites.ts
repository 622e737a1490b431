/** The stored site. */
import type { Queryable } from '../db/db';

/** A site, as used by other stores and by pages. */
export interface Site {
  id: string;
  name: string;
  /** BCP 47, for example en-US. */
  locale: string;
  /** The site's own language; `locale` is the visitor's. */
  ownLocale?: string;
  /** ISO 4217, for example EUR. */
  currency: string;
}

/** The site with the visitor's locale. */
export const withLocale = (site: Site, locale: string): Site => ({
  ...site,
  locale,
  ownLocale: getOwnLocale(site),
});

/** The locale of the site, independent of the visitor. */
export const getOwnLocale = ({ locale, ownLocale }: Site): string => ownLocale ?? locale;

/** The site with this id, or undefined. */
export async function findSite(db: Queryable, id: string): Promise<Site | undefined> {
  const { rows } = await db.query<Site>('select id, name, locale, currency from site where id = $1', [id]);
  return rows[0];
}
