/** What is kept of a counted fact, and of whom? */
import { getUuid7Time } from '../../core/uuid7';

/** One row of the event table. `day` is `YYYY-MM-DD` in UTC and comes from the id, as far as the sender's clock can be believed. */
export interface EventRow {
  id: string;
  day: string;
  kind: string;
  name: string;
  visitor: string | null;
  data: string;
}

/** A fact before it has a day: `id` is a UUID of version 7. */
export interface CountedEvent {
  id: string;
  kind: string;
  name: string;
  visitor: string | undefined;
  data: Record<string, unknown>;
}

/** Signals about what the visitor allows. */
export interface PrivacySignals {
  /** Value of the cookie `ss_cookieAllowed`. */
  cookieAllowed: string | undefined;
  /** Header `Sec-GPC: 1` (Global Privacy Control). */
  globalPrivacyControl: boolean;
}

/** How far an id's time may lie from now: sent late from an offline queue, or by a clock that is ahead. */
const OLDEST_MS = 48 * 3_600_000;
const AHEAD_MS = 300_000;

/** Names under which a visitor id may hide in the page fields. */
const VISITOR_FIELDS = ['visitorCookie', 'ss_cvr', 'ss_cvt', 'visitorId'];

/** Whether an id of the visitor may be kept: not against a "no", nor against GPC without a "yes". */
export function canIdentify(wish: PrivacySignals): boolean {
  return wish.cookieAllowed === 'true' || (wish.cookieAllowed !== 'false' && !wish.globalPrivacyControl);
}

/** The row to store. Without permission the visitor ids are gone. */
export function toEventRow(fact: CountedEvent, identify: boolean, now: number): EventRow {
  const data = identify ? fact.data : withoutVisitor(fact.data);
  return {
    id: fact.id,
    day: dayOf(fact.id, now),
    kind: fact.kind,
    name: fact.name,
    visitor: identify ? (fact.visitor ?? null) : null,
    data: JSON.stringify(data),
  };
}

function withoutVisitor(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !VISITOR_FIELDS.includes(name)));
}

function dayOf(id: string, now: number): string {
  const made = getUuid7Time(id);
  const time = Number.isNaN(made) ? now : Math.min(now + AHEAD_MS, Math.max(now - OLDEST_MS, made));
  return new Date(time).toISOString().slice(0, 10);
}
