/** Stores submissions exactly once. */
import type { FormValues } from '../../core/wire/form';
import type { Queryable } from '../db/db';
import type { HoldReason } from '../domain/spam-check';

/** A submission to store. `keyId` is its identity, `page` the address of the page with the form. */
export interface NewSubmission {
  siteId: string;
  keyId: string;
  formId: string;
  hash: string;
  values: FormValues;
  page: Record<string, unknown>;
  /** Why the submission is held for review. */
  held?: HoldReason | undefined;
}

/** `stored`: new. `again`: already stored with equal values. `taken`: the key was used with other values. */
export type SaveOutcome = 'stored' | 'again' | 'taken';

/** What is stored under a key: the hash of its values, and whether these were erased. */
export interface SavedSubmission {
  hash: string;
  isErased: boolean;
}

/** Whether values with this hash are the stored ones. Erased values count as equal. */
export const compareSaved = (saved: SavedSubmission, hash: string): 'again' | 'taken' =>
  saved.hash === hash || saved.isErased ? 'again' : 'taken';

/** Inserts with one statement; outside a transaction, the row is on disk when the promise resolves. */
export async function saveSubmission(db: Queryable, submission: NewSubmission): Promise<SaveOutcome> {
  const { siteId, keyId, formId, hash, values, page, held = null } = submission;
  const { rows } = await db.query(
    `insert into form_submission (site_id, key_id, form_id, request_hash, fields, page, held)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7)
     on conflict (site_id, key_id) do nothing returning key_id`,
    [siteId, keyId, formId, hash, JSON.stringify(values), JSON.stringify(page), held],
  );
  if (rows.length > 0) return 'stored';
  return (await findSavedOutcome(db, siteId, keyId, hash)) ?? 'taken';
}

/** The outcome of the submission stored under a key; undefined if there is none. */
export async function findSavedOutcome(
  db: Queryable,
  siteId: string,
  keyId: string,
  hash: string,
): Promise<'again' | 'taken' | undefined> {
  const { rows } = await db.query<SavedSubmission>(
    `select request_hash as hash, erased_at is not null as "isErased"
     from form_submission where site_id = $1 and key_id = $2`,
    [siteId, keyId],
  );
  return rows[0] && compareSaved(rows[0], hash);
}
