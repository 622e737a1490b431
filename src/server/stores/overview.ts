/** Summaries for the owner's first page. */
import type { FormDefinition } from '../../core/wire/form';
import type { Queryable } from '../db/db';
import type { JobState } from './jobs';

/** A form with its number of submissions. */
export interface FormOverview {
  definition: FormDefinition;
  taken: number;
  held: number;
  latest: Date | null;
}

/** A mailing list with its numbers of confirmed and pending subscribers. */
export interface ListOverview {
  id: string;
  name: string;
  active: number;
  pending: number;
}

/** All forms by name. */
export async function listForms(db: Queryable, siteId: string): Promise<FormOverview[]> {
  const { rows } = await db.query<FormOverview>(
    `select f.definition,
       (count(s.key_id) filter (where s.held is null))::int as taken,
       (count(s.key_id) filter (where s.held is not null))::int as held,
       max(s.created_at) as latest
     from form f left join form_submission s
       on s.site_id = f.site_id and s.form_id = f.id and s.erased_at is null
     where f.site_id = $1 group by f.site_id, f.id, f.definition order by f.definition->>'name', f.id`,
    [siteId],
  );
  return rows;
}

/** All mailing lists by name. */
export async function listMailingLists(db: Queryable, siteId: string): Promise<ListOverview[]> {
  const { rows } = await db.query<ListOverview>(
    `select l.id, l.name,
       (count(s.id) filter (where s.state = 'active'))::int as active,
       (count(s.id) filter (where s.state = 'pending'))::int as pending
     from mailing_list l left join subscriber s on s.site_id = l.site_id and s.list_id = l.id
     where l.site_id = $1 group by l.id, l.name order by l.name, l.id`,
    [siteId],
  );
  return rows;
}

/** Number of jobs by state. */
export async function countJobs(db: Queryable, siteId: string): Promise<Record<JobState, number>> {
  const { rows } = await db.query<{ state: JobState; n: number }>(
    'select state, count(*)::int as n from job where site_id = $1 group by state',
    [siteId],
  );
  return { waiting: 0, done: 0, dead: 0, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) };
}
