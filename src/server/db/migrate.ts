/** Schema migrations for all engines. Servers that start at the same time apply them one after the other. */
import { sha256 } from '../domain/signing';
import core from '../migrations/0001_core.sql?raw';
import forms from '../migrations/0002_forms.sql?raw';
import accounts from '../migrations/0003_accounts.sql?raw';
import siteSettings from '../migrations/0004_site_settings.sql?raw';
import tracking from '../migrations/0005_tracking.sql?raw';
import subscriberNames from '../migrations/0006_subscriber_names.sql?raw';
import cartAdds from '../migrations/0007_cart_adds.sql?raw';
import orders from '../migrations/0008_orders.sql?raw';
import accountCarts from '../migrations/0009_account_carts.sql?raw';
import reviews from '../migrations/0010_reviews.sql?raw';
import purchases from '../migrations/0011_purchases.sql?raw';
import donations from '../migrations/0013_donations.sql?raw';
import subscriptions from '../migrations/0014_subscriptions.sql?raw';
import collections from '../migrations/0015_collections.sql?raw';
import giftCards from '../migrations/0016_gift_cards.sql?raw';
import generatedSkus from '../migrations/0017_generated_skus.sql?raw';
import downloads from '../migrations/0020_downloads.sql?raw';
import textFields from '../migrations/0021_text_fields.sql?raw';
import pageAccess from '../migrations/0022_page_access.sql?raw';
import swatches from '../migrations/0023_swatches.sql?raw';
import content from '../migrations/0024_content.sql?raw';
import search from '../migrations/0025_search.sql?raw';
import comments from '../migrations/0026_comments.sql?raw';
import ownerSessions from '../migrations/0027_owner_sessions.sql?raw';
import manualOrder from '../migrations/0028_manual_order.sql?raw';
import collectionView from '../migrations/0029_collection_view.sql?raw';
import searchPrefixes from '../migrations/0030_search_prefixes.sql?raw';
import jobRequests from '../migrations/0031_job_requests.sql?raw';
import eventPartitions from '../migrations/0032_event_partitions.sql?raw';
import jobTraces from '../migrations/0033_job_traces.sql?raw';
import audit from '../migrations/0037_audit.sql?raw';
import ownerAccounts from '../migrations/0038_owner_accounts.sql?raw';
import ownerTotp from '../migrations/0039_owner_totp.sql?raw';
import hostedSites from '../migrations/0040_hosted_sites.sql?raw';
import contributorRoles from '../migrations/0041_contributor_roles.sql?raw';
import type { Db, Queryable } from './db';

/** A numbered file of idempotent statements. */
export interface Migration {
  id: string;
  sql: string;
}

/** In order of application. Released files are never edited; changes are new files. */
export const migrations: readonly Migration[] = [
  { id: '0001_core', sql: core },
  { id: '0002_forms', sql: forms },
  { id: '0003_accounts', sql: accounts },
  { id: '0004_site_settings', sql: siteSettings },
  { id: '0005_tracking', sql: tracking },
  { id: '0006_subscriber_names', sql: subscriberNames },
  { id: '0007_cart_adds', sql: cartAdds },
  { id: '0008_orders', sql: orders },
  { id: '0009_account_carts', sql: accountCarts },
  { id: '0010_reviews', sql: reviews },
  { id: '0011_purchases', sql: purchases },
  { id: '0013_donations', sql: donations },
  { id: '0014_subscriptions', sql: subscriptions },
  { id: '0015_collections', sql: collections },
  { id: '0016_gift_cards', sql: giftCards },
  { id: '0017_generated_skus', sql: generatedSkus },
  { id: '0020_downloads', sql: downloads },
  { id: '0021_text_fields', sql: textFields },
  { id: '0022_page_access', sql: pageAccess },
  { id: '0023_swatches', sql: swatches },
  { id: '0024_content', sql: content },
  { id: '0025_search', sql: search },
  { id: '0026_comments', sql: comments },
  { id: '0027_owner_sessions', sql: ownerSessions },
  { id: '0028_manual_order', sql: manualOrder },
  { id: '0029_collection_view', sql: collectionView },
  { id: '0030_search_prefixes', sql: searchPrefixes },
  { id: '0031_job_requests', sql: jobRequests },
  { id: '0032_event_partitions', sql: eventPartitions },
  { id: '0033_job_traces', sql: jobTraces },
  { id: '0037_audit', sql: audit },
  { id: '0038_owner_accounts', sql: ownerAccounts },
  { id: '0039_owner_totp', sql: ownerTotp },
  { id: '0040_hosted_sites', sql: hostedSites },
  { id: '0041_contributor_roles', sql: contributorRoles },
];

/** Key of the advisory lock for setting up the database; an arbitrary constant. */
const SETUP_LOCK = 7_405_196_301;

/** Runs work in a transaction while no other server of this database does so. */
export function setUpDatabase<T>(db: Db, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [SETUP_LOCK]);
    return work(tx);
  });
}

/**
 * Applies missing migrations in a transaction of its own. Throws if an applied migration has changed since.
 * @internal for tests: a server applies them with the rest of its setup
 */
export function migrate(db: Db, files: readonly Migration[] = migrations): Promise<void> {
  return setUpDatabase(db, (tx) => applyMigrations(tx, files));
}

/** Applies missing migrations. Throws if an applied migration has changed since. */
export async function applyMigrations(
  tx: Queryable,
  files: readonly Migration[] = migrations,
): Promise<void> {
  await tx.query(`create table if not exists schema_migration (
    id text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await tx.query<{ id: string; checksum: string }>(
    'select id, checksum from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.id, row.checksum]));
  for (const file of files) await apply(tx, file, applied.get(file.id));
}

async function apply(db: Queryable, file: Migration, applied: string | undefined): Promise<void> {
  const checksum = sha256(file.sql);
  if (applied === checksum) return;
  if (applied) throw new Error(`The migration ${file.id} was changed after it was applied to this database.`);
  for (const statement of splitStatements(file.sql)) await db.query(statement);
  await db.query('insert into schema_migration (id, checksum) values ($1, $2) on conflict (id) do nothing', [
    file.id,
    checksum,
  ]);
}

/** Splits a file into statements; each ends with a semicolon at the end of a line. */
function splitStatements(sql: string): string[] {
  const withoutComments = sql.replace(/^\s*--.*$/gm, '');
  return withoutComments.split(/;\s*$/m).filter((statement) => statement.trim() !== '');
}
