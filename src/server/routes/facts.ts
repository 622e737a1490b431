/** How is something counted, with respect for a "no"? */
import { getCookie } from 'hono/cookie';
import { timeOfUuid7, UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { eventRow, mayIdentify } from '../domain/event';
import type { Ctx, Deps } from '../http/context';

/** What a caller tells of one fact; `eventId` is theirs and makes a repetition harmless. */
export interface Counted {
  kind: string;
  name: string;
  visitor: string | undefined;
  data: Record<string, unknown>;
  eventId: string | undefined;
}

/** A name is an id or a number; a longer one is cut. */
const LONGEST_NAME = 200;

/** Resolves when all are on disk. */
export async function storeFacts(c: Ctx, deps: Deps, facts: readonly Counted[]): Promise<void> {
  const now = deps.clock();
  const identify = mayIdentify({
    cookieAllowed: getCookie(c, 'ss_cookieAllowed'),
    globalPrivacyControl: c.req.header('Sec-GPC') === '1',
  });
  const rows = facts.map(({ eventId, ...fact }) => {
    const own = eventId !== undefined && !Number.isNaN(timeOfUuid7(eventId));
    const id = own ? eventId : uuid7(now, deps.random(UUID7_RANDOM_BYTES));
    return eventRow({ ...fact, name: fact.name.slice(0, LONGEST_NAME), id }, identify, now);
  });
  await Promise.all(rows.map(async (row) => deps.events.write(row)));
}
