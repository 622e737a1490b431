/** Sites that a server serves by host, in addition to its own. */
import * as v from 'valibot';
import type { Db, Queryable } from '../db/db';
import { listTables, quoteName } from '../db/tables';
import type { Conflict } from '../domain/form-version';
import { SenderSchema } from '../domain/mail-sender';
import { QuotasSchema } from '../domain/quotas';
import { PaymentsSchema, type StoredPayments } from '../domain/site-payments';
import { IS_MAILED } from './orders';
import type { Site } from './sites';

const SettingsSchema = v.object({
  /** Absolute path of the folder with its files. */
  root: v.string(),
  /** Base of links in mails, without a trailing slash. */
  url: v.string(),
  quotas: v.optional(QuotasSchema),
  /** Undefined closes the shop. */
  payments: PaymentsSchema,
  sender: v.optional(SenderSchema),
});

export type HostedSiteSettings = v.InferOutput<typeof SettingsSchema>;

export interface HostedSite {
  site: Site;
  settings: HostedSiteSettings;
  /** Random value from which the site's secrets are derived. */
  salt: string;
  /** Host names in lower case, without a port. */
  hosts: string[];
}

/** The id or a host of a new site belongs to another one. */
export class HostedSiteTaken extends Error {
  readonly field: 'id' | 'hosts';

  constructor(field: 'id' | 'hosts', message: string) {
    super(message);
    this.field = field;
  }
}

/** Changes when a site is added, changed or removed. Takes a fraction of the time of reading the sites. */
export async function readSitesVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: string }>(
    `select count(*) || ' ' || coalesce(sum(hashtextextended(s::text || h.host, 0)), 0) as version
     from site s join site_host h on h.site_id = s.id`,
  );
  return rows[0]?.version ?? '';
}

/** All sites, sorted by id. */
export const listHostedSites = (db: Queryable): Promise<HostedSite[]> => selectHostedSites(db, undefined);

/** One site; undefined if it does not exist. */
export async function findHostedSite(db: Queryable, siteId: string): Promise<HostedSite | undefined> {
  const [found] = await selectHostedSites(db, siteId);
  return found;
}

async function selectHostedSites(db: Queryable, siteId: string | undefined): Promise<HostedSite[]> {
  const { rows } = await db.query<Site & { salt: string; settings: unknown; hosts: string[] }>(
    `select s.id, s.name, s.locale, s.currency, s.salt, s.settings, array_agg(h.host order by h.host) as hosts
     from site s join site_host h on h.site_id = s.id where $1::text is null or s.id = $1
     group by s.id order by s.id`,
    [siteId ?? null],
  );
  return rows.map(({ salt, settings, hosts, ...site }) => ({
    site,
    salt,
    hosts,
    settings: v.parse(SettingsSchema, settings),
  }));
}

/** Adds a site. Throws `HostedSiteTaken`. */
export async function addHostedSite(
  tx: Queryable,
  { site, settings, salt, hosts }: HostedSite,
): Promise<void> {
  const { rows } = await tx.query(
    `insert into site (id, name, locale, currency, salt, settings) values ($1, $2, $3, $4, $5, $6::jsonb)
     on conflict (id) do nothing returning id`,
    [site.id, site.name, site.locale, site.currency, salt, JSON.stringify(settings)],
  );
  if (rows.length === 0) throw new HostedSiteTaken('id', `There is a site "${site.id}".`);
  for (const host of hosts) {
    const added = await tx.query(
      'insert into site_host (host, site_id) values ($1, $2) on conflict do nothing returning host',
      [host, site.id],
    );
    if (added.rows.length === 0) throw new HostedSiteTaken('hosts', `Another site has the host ${host}.`);
  }
}

/** Replaces a setting of a site; undefined removes it. Servers notice it like a changed host. */
export async function putSetting<N extends 'quotas' | 'payments' | 'sender'>(
  db: Queryable,
  siteId: string,
  name: N,
  value: HostedSiteSettings[N],
): Promise<void> {
  await db.query(
    `update site set settings = case when $3::jsonb is null then settings - $2::text
       else jsonb_set(settings, array[$2::text], $3::jsonb) end where id = $1`,
    [siteId, name, value === undefined ? null : JSON.stringify(value)],
  );
}

/** Finds what somebody else has changed since a form was opened. */
export type CheckSite = (stored: HostedSite) => Conflict | undefined;

/** Replaces a setting of a site, unless somebody else has changed it. */
export function changeSetting<N extends 'quotas' | 'payments' | 'sender'>(
  db: Db,
  siteId: string,
  name: N,
  value: HostedSiteSettings[N],
  check: CheckSite = () => undefined,
): Promise<Conflict | undefined> {
  return db.transaction(async (tx) => {
    await tx.query('select 1 from site where id = $1 for update', [siteId]);
    const stored = await findHostedSite(tx, siteId);
    const conflict = stored && check(stored);
    if (!conflict) await putSetting(tx, siteId, name, value);
    return conflict;
  });
}

/** Replaces the payments of a site, unless somebody has changed them meanwhile. */
export async function replacePayments(
  db: Queryable,
  siteId: string,
  before: StoredPayments,
  after: StoredPayments,
): Promise<void> {
  await db.query(
    `update site set settings = jsonb_set(settings, '{payments}', $3::jsonb)
     where id = $1 and settings->'payments' = $2::jsonb`,
    [siteId, JSON.stringify(before), JSON.stringify(after)],
  );
}

/** Deletes everything of a site. Returns whether a site with hosts existed. */
export async function removeHostedSite(tx: Queryable, siteId: string): Promise<boolean> {
  const { rows } = await tx.query('delete from site_host where site_id = $1 returning host', [siteId]);
  if (rows.length === 0) return false;
  for (const { name, columns } of await listTables(tx)) {
    const column = name === 'site' ? 'id' : 'site_id';
    if (columns.some((one) => one.name === column))
      await tx.query(`delete from ${quoteName(name)} where ${column} = $1`, [siteId]);
  }
  return true;
}

/**
 * Sites with due jobs, with orders or subscriptions to settle, with gift cards being delivered, or with events for
 * these sinks. `now` is in milliseconds since 1970.
 */
export async function findSitesWithWork(
  db: Queryable,
  now: number,
  sinks: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select site_id as id from job where state = 'waiting' and due_at <= $1::timestamptz
     union select site_id from shop_order where state = 'pending' and expires_at < $1::timestamptz
     union select site_id from subscription where check_at < $1::timestamptz
     union select g.site_id from gift_card g
       join shop_order o on o.site_id = g.site_id and o.id = g.order_id and ${IS_MAILED}
     union select c.site_id from event_cursor c where c.name = any($2::text[]) and exists (
       select 1 from event e where e.site_id = c.site_id and e.position > 0 and (e.position, e.id) > (c.position, c.id))`,
    [new Date(now).toISOString(), sinks],
  );
  return rows.map(({ id }) => id);
}
