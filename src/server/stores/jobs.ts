/** What has to be done outside the database, who is doing it, and what became of it? */
import type { Queryable } from '../db/db';

/** `webhook` and `notice` tell of a submission, `mail` is a letter that is written already. */
export type JobKind = 'webhook' | 'notice' | 'mail';

/** `dead`: given up after the last try; the owner can wake it. */
export type JobState = 'waiting' | 'done' | 'dead';

/** Something to do. `subject` is the id of what it is about, `label` tells the owner whom it goes to. */
export interface NewJob {
  id: string;
  kind: JobKind;
  subject: string;
  label: string;
  payload: Record<string, unknown>;
}

/** A job that was taken up; `tries` counts this one. */
export interface Job extends NewJob {
  tries: number;
}

/** A job as the owner sees it; times in ISO 8601. */
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
 * Part of the transaction of what caused it. `now` in milliseconds since 1970, here and below. False when there is a job
 * with this id.
 */
export async function addJob(db: Queryable, siteId: string, now: number, job: NewJob): Promise<boolean> {
  const { rows } = await db.query(
    `insert into job (site_id, id, kind, state, subject, label, payload, due_at, created_at)
     values ($1, $2, $3, 'waiting', $4, $5, $6::jsonb, $7::timestamptz, $7::timestamptz)
     on conflict (site_id, id) do nothing returning id`,
    [siteId, job.id, job.kind, job.subject, job.label, JSON.stringify(job.payload), time(now)],
  );
  return rows.length > 0;
}

/** Whether there is such a job; those that are done are remembered for a month. */
export async function isJobKnown(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.query('select 1 from job where site_id = $1 and id = $2', [siteId, id]);
  return rows.length > 0;
}

/** Takes up to `limit` jobs that are due; nobody else gets them before the lease ends. */
export async function claimJobs(
  db: Queryable,
  siteId: string,
  now: number,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<Job[]> {
  const { rows } = await db.query<Job>(
    `update job set tries = tries + 1, due_at = $3::timestamptz
     where site_id = $1 and id in (
       select id from job where site_id = $1 and state = 'waiting' and due_at <= $2::timestamptz
       order by due_at limit $4::int for update skip locked)
     returning id::text as id, kind, subject::text as subject, label, payload, tries`,
    [siteId, time(now), time(now + leaseMs), limit],
  );
  return rows;
}

/** It is done; what was in it is forgotten. */
export async function finishJob(db: Queryable, siteId: string, id: string, now: number): Promise<void> {
  await db.query(
    `update job set state = 'done', payload = '{}', problem = null, finished_at = $3::timestamptz
     where site_id = $1 and id = $2 and state = 'waiting'`,
    [siteId, id, time(now)],
  );
}

/** It failed: tried again at `dueAt`, or given up where that is undefined. */
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

/** The owner wants it tried again, now and from the first pause on. False when there is no such job to wake. */
export async function retryJob(db: Queryable, siteId: string, id: string, now: number): Promise<boolean> {
  const { rows } = await db.query(
    `update job set state = 'waiting', tries = 0, due_at = $3::timestamptz, finished_at = null
     where site_id = $1 and id = $2 and state in ('dead', 'waiting') returning id`,
    [siteId, id, time(now)],
  );
  return rows.length > 0;
}

/** The latest jobs; what failed first. */
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
