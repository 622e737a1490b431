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

/** Adds a page. Returns false if the id is taken. */
export async function addDonationPage(
  db: Queryable,
  siteId: string,
  { id, ...definition }: Pick<DonationPage, 'id'> & v.InferInput<typeof DonationPageSchema>,
): Promise<boolean> {
  const { rows } = await db.query(
    'insert into donation_page (site_id, id, definition) values ($1, $2, $3::jsonb) on conflict do nothing returning id',
    [siteId, id, JSON.stringify(definition)],
  );
  return rows.length > 0;
}

/** All valid pages, sorted by title. */
export async function listDonationPages(db: Queryable, siteId: string): Promise<DonationPage[]> {
  const { rows } = await db.query<{ id: string; definition: unknown }>(
    `select id, definition from donation_page where site_id = $1 order by definition->>'title', id`,
    [siteId],
  );
  return rows.flatMap(({ id, definition }) => {
    const read = v.safeParse(DonationPageSchema, definition);
    return read.success ? [{ id, ...read.output }] : [];
  });
}

/** Changes a page. Returns false if it does not exist. */
export async function updateDonationPage(
  db: Queryable,
  siteId: string,
  { id, ...definition }: DonationPage,
): Promise<boolean> {
  const { rows } = await db.query(
    'update donation_page set definition = $3::jsonb where site_id = $1 and id = $2 returning id',
    [siteId, id, JSON.stringify(definition)],
  );
  return rows.length > 0;
}

/** Removes a page; its donations are kept. */
export async function removeDonationPage(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.query('delete from donation_page where site_id = $1 and id = $2 returning id', [
    siteId,
    id,
  ]);
  return rows.length > 0;
}
