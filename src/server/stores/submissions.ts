/** Is this submission stored, exactly once, and how does the owner read them? */
import type { FormSubmissions, FormValues } from '../../core/wire/form';
import type { Queryable } from '../db/db';

/** One submission to store; `keyId` is its identity. `page` says where the form was. */
export interface NewSubmission {
  siteId: string;
  keyId: string;
  formId: string;
  hash: string;
  values: FormValues;
  page: Record<string, unknown>;
}

/** `stored`: now. `again`: it already was, word for word. `taken`: the key belongs to another submission. */
export type SaveOutcome = 'stored' | 'again' | 'taken';

/** Stores with one statement; when it returns, the row is on disk. */
export async function saveSubmission(db: Queryable, submission: NewSubmission): Promise<SaveOutcome> {
  const { siteId, keyId, formId, hash, values, page } = submission;
  const { rows } = await db.query(
    `insert into form_submission (site_id, key_id, form_id, request_hash, fields, page)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb)
     on conflict (site_id, key_id) do nothing returning key_id`,
    [siteId, keyId, formId, hash, JSON.stringify(values), JSON.stringify(page)],
  );
  if (rows.length > 0) return 'stored';
  return (await storedHash(db, siteId, keyId)) === hash ? 'again' : 'taken';
}

/** The hash under which a key is stored, or undefined. */
export async function storedHash(db: Queryable, siteId: string, keyId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ request_hash: string }>(
    'select request_hash from form_submission where site_id = $1 and key_id = $2',
    [siteId, keyId],
  );
  return rows[0]?.request_hash;
}

/**
 * One page of submissions, newest first.
 * @param before the `next` of the page before; garbage is the first page
 */
export async function listSubmissions(
  db: Queryable,
  siteId: string,
  formId: string,
  before: string | undefined,
  limit: number,
): Promise<FormSubmissions> {
  const [time, id] = cursorOf(before);
  const { rows } = await db.query<{ id: string; at: string; values: FormValues }>(
    `select key_id::text as id, fields as "values",
       to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
     from form_submission
     where site_id = $1 and form_id = $2 and (created_at, key_id) < ($3::timestamptz, $4::uuid)
     order by created_at desc, key_id desc limit $5::int`,
    [siteId, formId, time, id, limit],
  );
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    submissions: rows.map((row) => ({ submissionId: row.id, at: row.at, values: row.values })),
    next: last ? `${last.at}_${last.id}` : null,
  };
}

function cursorOf(before: string | undefined): [string, string] {
  const [time = '', id = ''] = (before ?? '').split('_');
  return isTime(time) && UUID.test(id) ? [time, id] : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether it is a time as the list writes it, and one that exists: the database throws at a 31st of February. */
function isTime(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}
