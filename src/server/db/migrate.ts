/** Schema migrations for every engine, safe when several servers start at once. */
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
import { type Queryable, SQL_STATE } from './db';
import { withRetry } from './retry';

/** A numbered file of idempotent statements. */
export interface Migration {
  id: string;
  sql: string;
}

/** In order of application. Released files are never edited; changes are added as new files. */
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
];

/** Two servers that create the same table at once conflict in the catalog; a retry finds the table. */
const COLLISIONS = [SQL_STATE.uniqueViolation, SQL_STATE.duplicateTable, SQL_STATE.serializationFailure];

/** Applies missing migrations. Throws when an applied migration has changed since. */
export async function migrate(db: Queryable, files: readonly Migration[] = migrations): Promise<void> {
  await withRetry(async () => {
    await db.query(`create table if not exists schema_migration (
      id text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await db.query<{ id: string; checksum: string }>(
      'select id, checksum from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.id, row.checksum]));
    for (const file of files) await apply(db, file, applied.get(file.id));
  }, COLLISIONS);
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
