/**
 * The only session of the embedded engine, which statements of all sites and of single ones share. Its user is a superuser, whom
 * row-level security does not hold up; statements of a site run as a role that it does (`row-security.ts`).
 */
import type { PGlite } from '@electric-sql/pglite';
import { SITE_SETTING } from './row-security';

export interface SiteSession {
  /** Runs a statement or a transaction of a site; of all sites without one. They run one after the other. */
  run<T>(siteId: string | undefined, work: () => Promise<T>): Promise<T>;
}

/** Has no password and cannot sign in. */
const ROLE = 'one_site';

/** May do with all tables, also those that are created later, what statements of sites do. */
const ADD_ROLE = `do $$ begin
    if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE} nologin; end if;
  end $$;
  grant select, insert, update, delete on all tables in schema public to ${ROLE};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${ROLE}`;

export function createSiteSession(engine: PGlite): SiteSession {
  /** Null: not known, after a failure. */
  let current: string | undefined | null;
  let hasRole = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Only when the site changes: the statements of a server with one site cost nothing. */
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
