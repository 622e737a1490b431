/** Counted events and what they may store about a visitor. */
import { getUuid7Time } from '../../core/uuid7';

/** A row of the event table. `day` is `YYYY-MM-DD` in UTC, taken from the id if the sender's clock is plausible. */
export interface EventRow {
  id: string;
  day: string;
  kind: string;
  name: string;
  visitor: string | null;
  data: string;
}

/** An event before it is assigned to a day. `id` is a UUID version 7. */
export interface CountedEvent {
  id: string;
  kind: string;
  name: string;
  visitor: string | undefined;
  data: Record<string, unknown>;
}

/** The visitor's privacy signals. */
export interface PrivacySignals {
  /** Value of the cookie `ss_cookieAllowed`. */
  cookieAllowed: string | undefined;
  /** Header `Sec-GPC: 1` (Global Privacy Control). */
  globalPrivacyControl: boolean;
}

/** Accepted distance between the time of an id and now: late delivery from an offline queue, or a fast clock. */
const MAX_AGE_MS = 48 * 3_600_000;
const MAX_FUTURE_MS = 300_000;

/** Names of page fields that may contain a visitor id. */
export const VISITOR_FIELDS = ['visitorCookie', 'ss_cvr', 'ss_cvt', 'visitorId'];

/** Whether visitor ids may be stored: not after a refusal, and not under GPC without consent. */
export function canIdentify(signals: PrivacySignals): boolean {
  return (
    signals.cookieAllowed === 'true' || (signals.cookieAllowed !== 'false' && !signals.globalPrivacyControl)
  );
}

/** Creates the row to store. Without permission it contains no visitor ids. */
export function toEventRow(event: CountedEvent, identify: boolean, now: number): EventRow {
  const data = identify ? event.data : withoutVisitor(event.data);
  return {
    id: event.id,
    day: getDay(event.id, now),
    kind: event.kind,
    name: event.name,
    visitor: identify ? (event.visitor ?? null) : null,
    data: JSON.stringify(data),
  };
}

function withoutVisitor(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !VISITOR_FIELDS.includes(name)));
}

function getDay(id: string, now: number): string {
  const idTime = getUuid7Time(id);
  const time = Number.isNaN(idTime) ? now : Math.min(now + MAX_FUTURE_MS, Math.max(now - MAX_AGE_MS, idTime));
  return new Date(time).toISOString().slice(0, 10);
}
