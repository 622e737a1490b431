/** Erasure of a visitor's events, here and in sinks. */
import type { Queryable } from '../db/db';
import { VISITOR_FIELDS } from '../domain/counted-event';
import { COUNTS_READER } from './event-counts';
import { addJob } from './jobs';

/** Delay for sinks in milliseconds: a batch read before the erasure may still be on its way. */
const DELAY_MS = 60_000;

/** Condition on the events `t` of the visitor `$2`. */
export const VISITOR_EVENTS = `(t.visitor = $2 or ${VISITOR_FIELDS.map((name) => `t.data->>'${name}' = $2`).join(' or ')})`;

/** Names of the sinks that have or had events of the site. */
export async function listEventSinks(db: Queryable, siteId: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    'select name from event_cursor where site_id = $1 and name <> $2 order by name',
    [siteId, COUNTS_READER],
  );
  return rows.map(({ name }) => name);
}

/**
 * Deletes the events with a visitor id; numbers in the charts are kept, if they were counted before. A job erases them
 * in sinks. `now` is in milliseconds since 1970. Returns the number of events.
 */
export async function deleteVisitorEvents(
  tx: Queryable,
  siteId: string,
  visitor: string,
  now: number,
): Promise<number> {
  const { rows } = await tx.query(
    `delete from event t where t.site_id = $1 and ${VISITOR_EVENTS} returning t.id`,
    [siteId, visitor],
  );
  if ((await listEventSinks(tx, siteId)).length > 0) {
    const { rows: ids } = await tx.query<{ id: string }>('select gen_random_uuid()::text as id');
    const id = ids[0]!.id;
    const job = { id, kind: 'event-erasure', subject: id, label: 'a visitor', payload: { visitor } } as const;
    await addJob(tx, siteId, now, { ...job, dueAt: now + DELAY_MS });
  }
  return rows.length;
}
