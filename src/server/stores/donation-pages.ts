/** Stored donation pages. */
import * as v from 'valibot';
import type { Queryable } from '../db/db';
import { type DonationPage, DonationPageSchema } from '../domain/donation';

/** The page; undefined if it does not exist or is invalid. */
export async function findDonationPage(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<DonationPage | undefined> {
  const { rows } = await db.query<{ definition: unknown }>(
    'select definition from donation_page where site_id = $1 and id = $2',
    [siteId, id],
  );
  const read = v.safeParse(DonationPageSchema, rows[0]?.definition);
  return read.success ? { id, ...read.output } : undefined;
}

/** Adds a page, unless it exists. */
export async function addDonationPage(
  db: Queryable,
  siteId: string,
  { id, ...definition }: Pick<DonationPage, 'id'> & v.InferInput<typeof DonationPageSchema>,
): Promise<void> {
  await db.query(
    'insert into donation_page (site_id, id, definition) values ($1, $2, $3::jsonb) on conflict do nothing',
    [siteId, id, JSON.stringify(definition)],
  );
}
