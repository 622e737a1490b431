/** Stores counted events, subject to consent. */
import { getCookie } from 'hono/cookie';
import { getUuid7Time, UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { canIdentify, toEventRow } from '../domain/counted-event';
import type { Ctx, Deps } from '../http/context';

/** A counted event as sent by a client. `eventId` is chosen by the client and makes retries idempotent. */
export interface CountedRequest {
  kind: string;
  name: string;
  visitor: string | undefined;
  data: Record<string, unknown>;
  eventId: string | undefined;
}

/** Names are ids or numbers; longer ones are truncated. */
const MAX_NAME_LENGTH = 200;

/** Resolves when all events are on disk. */
export async function storeEvents(c: Ctx, deps: Deps, events: readonly CountedRequest[]): Promise<void> {
  const now = deps.clock();
  const identify = canIdentify({
    cookieAllowed: getCookie(c, 'ss_cookieAllowed'),
    globalPrivacyControl: c.req.header('Sec-GPC') === '1',
  });
  const rows = events.map(({ eventId, ...event }) => {
    const isValidId = eventId !== undefined && !Number.isNaN(getUuid7Time(eventId));
    const id = isValidId ? eventId : uuid7(now, deps.random(UUID7_RANDOM_BYTES));
    return toEventRow({ ...event, name: event.name.slice(0, MAX_NAME_LENGTH), id }, identify, now);
  });
  await Promise.all(rows.map(async (row) => deps.events.write(row)));
}
