/** Transactional job queue (outbox) for mails and webhooks. */

import { getRequestId, getSpan } from '../context/request-context';
import type { Queryable } from '../db/db';

/**
 * `webhook` and `notice` report a submission; `mail` is a complete mail; `review-request` asks a buyer for a review;
 * `refund` and `payment-close` change the payment of an order; `payment-webhook` is a webhook of the test provider;
 * `subscription-limit` and `subscription-cancel` end a subscription at the provider; `invoice-refund` refunds a
 * renewal; `event-erasure` erases the events of a visitor in sinks; `owner-invitation` is a mail with the link of an
 * owner account.
 */
export type JobKind =
  | 'webhook'
  | 'notice'
  | 'mail'
  | 'review-request'
  | 'refund'
  | 'payment-close'
  | 'payment-webhook'
  | 'subscription-limit'
  | 'subscription-cancel'
  | 'invoice-refund'
  | 'event-erasure'
  | 'owner-invitation';

/** `dead`: given up after the last attempt; the owner can retry it. */
export type JobState = 'waiting' | 'done' | 'dead';

/** A job to add. `subject` is the id of its object, `label` names the recipient for the owner. */
export interface NewJob {
  id: string;
  kind: JobKind;
  subject: string;
  label: string;
  payload: Record<string, unknown>;
  /** Earliest time, in milliseconds since 1970; default: now. */
  dueAt?: number;
}

/** A claimed job; `tries` includes the current attempt. */
export interface Job extends NewJob {
  tries: number;
  /** The request that added it. */
  requestId: string | null;
  /** The span that added it. */
  traceparent: string | null;
}

/** A job as shown to the owner. Times are ISO 8601. */
export interface JobEntry {
  id: string;
  kind: JobKind;
  state: JobState;
  label: string;
  tries: number;
  problem: string | null;
  dueAt: Date;
  createdAt: Date;
}

/**
 * Adds a job in the transaction of its cause. Times are in milliseconds since 1970, here and below. Returns false if a
 * job with this id exists.
 */
export async function addJob(db: Queryable, siteId: string, now: number, job: NewJob): Promise<boolean> {
  const { rows } = await db.query(
    `insert into job (site_id, id, kind, state, subject, label, payload, due_at, created_at, request_id, traceparent)
     values ($1, $2, $3, 'waiting', $4, $5, $6::jsonb, $8::timestamptz, $7::timestamptz, $9, $10)
     on conflict (site_id, id) do nothing returning id`,
    [
      siteId,
      job.id,
      job.kind,
      job.subject,
      job.label,
      JSON.stringify(job.payload),
      time(now),
      time(job.dueAt ?? now),
      getRequestId() ?? null,
      getSpan()?.traceparent ?? null,
    ],
  );
  return rows.length > 0;
}

/** Whether the job exists; finished jobs are kept for a month. */
export async function isJobKnown(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.query('select 1 from job where site_id = $1 and id = $2', [siteId, id]);
  return rows.length > 0;
}

/**
 * Claims up to `limit` due jobs; no other worker gets them until the lease expires. Materialized: as a subquery, the
 * planner may run the selection once per row, which claims more than `limit`.
 */
export async function claimJobs(
  db: Queryable,
  siteId: string,
  now: number,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<Job[]> {
  const { rows } = await db.query<Job>(
    `with due as materialized (
       select id from job where site_id = $1 and state = 'waiting' and due_at <= $2::timestamptz
       order by due_at limit $4::int for update skip locked)
     update job set tries = tries + 1, due_at = $3::timestamptz
     from due where job.site_id = $1 and job.id = due.id
     returning job.id::text as id, kind, subject::text as subject, label, payload, tries,
       request_id as "requestId", traceparent`,
    [siteId, time(now), time(now + leaseMs), limit],
  );
  return rows;
}

/** Deletes unsent mails about an object to one recipient. */
export async function deleteWaitingMails(
  db: Queryable,
  siteId: string,
  subject: string,
  recipient: string,
): Promise<void> {
  await db.query(
    `delete from job where site_id = $1 and kind = 'mail' and state = 'waiting' and subject = $2 and label = $3`,
    [siteId, subject, recipient],
  );
}

/** Marks a job as done and deletes its payload. */
export async function finishJob(db: Queryable, siteId: string, id: string, now: number): Promise<void> {
  await db.query(
    `update job set state = 'done', payload = '{}', problem = null, finished_at = $3::timestamptz
     where site_id = $1 and id = $2 and state = 'waiting'`,
    [siteId, id, time(now)],
  );
}

/** Ends the lease of an aborted job; the attempt does not count. */
export async function releaseJob(db: Queryable, siteId: string, id: string, now: number): Promise<void> {
  await db.query(
    `update job set tries = greatest(tries - 1, 0), due_at = $3::timestamptz
     where site_id = $1 and id = $2 and state = 'waiting'`,
    [siteId, id, time(now)],
  );
}

/** Marks a job as failed: due again at `dueAt`, or dead if that is undefined. */
export async function failJob(
  db: Queryable,
  siteId: string,
  id: string,
  { problem, now, dueAt }: { problem: string; now: number; dueAt: number | undefined },
): Promise<void> {
  await db.query(
    `update job set problem = $3, state = $4, due_at = $5::timestamptz, finished_at = $6::timestamptz
     where site_id = $1 and id = $2 and state = 'waiting'`,
    [
      siteId,
      id,
      problem,
      dueAt === undefined ? 'dead' : 'waiting',
      time(dueAt ?? now),
      dueAt === undefined ? time(now) : null,
    ],
  );
}

/**
 * Schedules a job again at the owner's request, with a fresh retry schedule. Returns false if there is none to retry.
 */
export async function retryJob(db: Queryable, siteId: string, id: string, now: number): Promise<boolean> {
  const { rows } = await db.query(
    `update job set state = 'waiting', tries = 0, due_at = $3::timestamptz, finished_at = null
     where site_id = $1 and id = $2 and state in ('dead', 'waiting') returning id`,
    [siteId, id, time(now)],
  );
  return rows.length > 0;
}

/** Number of unfinished jobs; `due` ones could run now. */
export async function countJobs(
  db: Queryable,
  siteId: string,
  now: number,
): Promise<{ due: number; waiting: number; dead: number }> {
  const { rows } = await db.query<{ due: number; waiting: number; dead: number }>(
    `select count(*) filter (where state = 'waiting' and due_at <= $2::timestamptz) as due,
       count(*) filter (where state = 'waiting' and due_at > $2::timestamptz) as waiting,
       count(*) filter (where state = 'dead') as dead
     from job where site_id = $1 and state in ('waiting', 'dead')`,
    [siteId, time(now)],
  );
  return rows[0] ?? { due: 0, waiting: 0, dead: 0 };
}

/** The latest jobs, failed ones first. */
export async function listJobs(db: Queryable, siteId: string, limit: number): Promise<JobEntry[]> {
  const { rows } = await db.query<JobEntry>(
    `select id::text as id, kind, state, label, tries, problem, due_at as "dueAt", created_at as "createdAt"
     from job where site_id = $1
     order by case state when 'dead' then 0 when 'waiting' then 1 else 2 end, created_at desc, id desc limit $2::int`,
    [siteId, limit],
  );
  return rows;
}

function time(ms: number): string {
  return new Date(ms).toISOString();
}
