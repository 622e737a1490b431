/** What did visitors send, for the owner to read, to let through and to delete? */
import type { FormSubmissions, FormValues } from '../../core/wire/form';
import type { Queryable } from '../db/db';
import type { HoldReason } from '../domain/spam-check';

/** A page of the list. `held`: only those that wait for the owner's eye, or only the others; undefined is both. */
export interface ListQuery {
  /** The `next` of the page before; garbage is the first page. */
  before?: string | undefined;
  limit: number;
  held?: boolean | undefined;
}

/** A submission with everything that is known about it; `at` in ISO 8601, UTC. */
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
  const [time, id] = cursorOf(before);
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

/** Rows that an export holds at once. */
const EXPORT_PAGE = 200;

/** All submissions of a form, newest first, some at a time. */
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

/** One submission, unless it was deleted. */
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

/** Whether a text can be the id of a row. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

function cursorOf(before: string | undefined): [string, string] {
  const [time = '', id = ''] = (before ?? '').split('_');
  return isTime(time) && isUuid(id) ? [time, id] : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether it is a time as the list writes it, and one that exists: the database throws at a 31st of February. */
function isTime(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}
/** The owner looked at it and it is all right; false when it was not held. */
export async function approveSubmission(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.query(
    `update form_submission set held = null
     where site_id = $1 and key_id = $2 and held is not null and erased_at is null returning key_id`,
    [siteId, id],
  );
  return rows.length > 0;
}
