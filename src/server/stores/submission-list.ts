/** Submissions for the owner: list, approve, delete. */
import type { FormSubmissions, FormValues } from '../../core/wire/form';
import type { Queryable } from '../db/db';
import type { HoldReason } from '../domain/spam-check';

/** Query for one page. `held`: only submissions held for review (true), only others (false), or both (undefined). */
export interface ListQuery {
  /** `next` of the previous page; an invalid value selects the first page. */
  before?: string | undefined;
  limit: number;
  held?: boolean | undefined;
}

/** A complete submission; `at` is ISO 8601 in UTC. */
export interface StoredSubmission {
  id: string;
  formId: string;
  at: string;
  values: FormValues;
  page: Record<string, unknown>;
  held: HoldReason | null;
}

const COLUMNS = `key_id::text as id, form_id as "formId", fields as "values", page, held,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

/** One page of submissions, newest first. */
export async function listSubmissions(
  db: Queryable,
  siteId: string,
  formId: string,
  { before, limit, held }: ListQuery,
): Promise<FormSubmissions> {
  const [time, id] = parseCursor(before);
  const { rows } = await db.query<StoredSubmission>(
    `select ${COLUMNS} from form_submission
     where site_id = $1 and form_id = $2 and erased_at is null
       and (created_at, key_id) < ($3::timestamptz, $4::uuid) and ($6::boolean is null or $6 = (held is not null))
     order by created_at desc, key_id desc limit $5::int`,
    [siteId, formId, time, id, limit, held ?? null],
  );
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    submissions: rows.map(({ id: submissionId, at, values, page, held: why }) => ({
      submissionId,
      at,
      values,
      page,
      ...(why === null ? {} : { held: why }),
    })),
    next: last ? `${last.at}_${last.id}` : null,
  };
}

/** Rows per batch of an export. */
const EXPORT_PAGE = 200;

/** All submissions of a form, newest first, in batches. */
export async function* allSubmissions(
  db: Queryable,
  siteId: string,
  formId: string,
): AsyncGenerator<FormSubmissions['submissions']> {
  let before: string | undefined;
  do {
    const page = await listSubmissions(db, siteId, formId, { before, limit: EXPORT_PAGE });
    if (page.submissions.length > 0) yield page.submissions;
    before = page.next ?? undefined;
  } while (before !== undefined);
}

/** One submission; undefined if it was deleted. */
export async function readSubmission(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<StoredSubmission | undefined> {
  const { rows } = await db.query<StoredSubmission>(
    `select ${COLUMNS} from form_submission where site_id = $1 and key_id = $2 and erased_at is null`,
    [siteId, id],
  );
  return rows[0];
}

/** Whether a text is a UUID. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

function parseCursor(before: string | undefined): [string, string] {
  const [time = '', id = ''] = (before ?? '').split('_');
  return isTime(time) && isUuid(id) ? [time, id] : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is a valid time in the format of the list; the database throws on dates like February 31. */
function isTime(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}
/** Approves a held submission; returns false if it was not held. */
export async function approveSubmission(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.query(
    `update form_submission set held = null
     where site_id = $1 and key_id = $2 and held is not null and erased_at is null returning key_id`,
    [siteId, id],
  );
  return rows.length > 0;
}
