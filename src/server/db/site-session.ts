/**
 * The embedded engine's only session, shared by statements of all sites and of single sites. Its user is a superuser,
 * who bypasses row-level security; statements of a site run as a role that does not (`row-security.ts`).
 */
import type { PGlite } from '@electric-sql/pglite';
import { SITE_SETTING } from './row-security';

export interface SiteSession {
  /** Runs a statement or a transaction of a site, or of all sites without an id. They run one after the other. */
  run<T>(siteId: string | undefined, work: () => Promise<T>): Promise<T>;
}

/** Role without a password, which cannot sign in. */
const ROLE = 'one_site';

/** The role may do with all tables, including later ones, what statements of sites do. */
const ADD_ROLE = `do $$ begin
    if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE} nologin; end if;
  end $$;
  grant select, insert, update, delete on all tables in schema public to ${ROLE};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${ROLE}`;

export function createSiteSession(engine: PGlite): SiteSession {
  /** Null: unknown, after a failure. */
  let current: string | undefined | null;
  let hasRole = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Changes the role only when the site changes, so a server with one site has no extra statements. */
  const become = async (siteId: string | undefined): Promise<void> => {
    if (siteId === current) return;
    current = null;
    if (!hasRole && siteId !== undefined) {
      await engine.exec(`reset role; ${ADD_ROLE}`);
      hasRole = true;
    }
    await engine.query(`select set_config('role', $1, false), set_config('${SITE_SETTING}', $2, false)`, [
      siteId === undefined ? 'none' : ROLE,
      siteId ?? '',
    ]);
    current = siteId;
  };
  return {
    run(siteId, work) {
      const result = last.then(() => become(siteId)).then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
