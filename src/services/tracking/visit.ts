// Visitor and visit cookies.
import type { Page } from '../page/page';

/** Cookie of the visitor: `id|first visit|previous visit|current visit|count` (TRK-001, ruling 27). */
export const VISITOR_COOKIE = 'ss_cvr';

/** Cookie with the start time of the visit (TRK-002). */
export const VISIT_COOKIE = 'ss_cvt';

/** Days: 2 years (TRK-005). */
export const VISITOR_DAYS = 730;

/** Days: 30 minutes (TRK-006). */
export const VISIT_DAYS = 30 / (24 * 60);

/** Times are milliseconds since 1970. */
export interface Visitor {
  readonly id: string;
  readonly firstVisit: number;
  /** Equals `firstVisit` during the first visit. */
  readonly previousVisit: number;
  readonly currentVisit: number;
  /** 1 for the first visit. */
  readonly count: number;
}

export interface Visit {
  readonly visitor: Visitor;
  readonly startedAt: number;
  /** False when the visit continues. */
  readonly isNew: boolean;
}

/** Returns null if the cookie is missing or invalid (TRK-001). */
export function parseVisitor(cookie: string | undefined): Visitor | null {
  const parts = /^([\w-]+)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)$/.exec(cookie ?? '');
  if (!parts) return null;
  const [firstVisit = 0, previousVisit = 0, currentVisit = 0, count = 0] = parts.slice(2).map(Number);
  return { id: parts[1] ?? '', firstVisit, previousVisit, currentVisit, count };
}

export function formatVisitor({ id, firstVisit, previousVisit, currentVisit, count }: Visitor): string {
  return [id, firstVisit, previousVisit, currentVisit, count].join('|');
}

/** Returns the start of the visit, or null if the cookie is missing or not a positive integer (TRK-002). */
export function parseVisit(cookie: string | undefined): number | null {
  return /^[1-9]\d*$/.test(cookie ?? '') ? Number(cookie) : null;
}

/** Continues the visit or starts a new one. @param createId generates the id of a new visitor */
export function continueVisit(
  visitor: Visitor | null,
  startedAt: number | null,
  now: number,
  createId: () => string,
): Visit {
  if (!visitor) {
    const newVisitor = { id: createId(), firstVisit: now, previousVisit: now, currentVisit: now, count: 1 };
    return { visitor: newVisitor, startedAt: now, isNew: true };
  }
  if (startedAt !== null) return { visitor, startedAt, isNew: false };
  const returningVisitor = {
    ...visitor,
    previousVisit: visitor.currentVisit,
    currentVisit: now,
    count: visitor.count + 1,
  };
  return { visitor: returningVisitor, startedAt: now, isNew: true };
}

/** Updates the visit cookies. @returns the visitor cookie, and whether a visit starts */
export function updateVisitCookies({ cookies, clock, uuid }: Page): {
  readonly cookie: string;
  readonly isNew: boolean;
} {
  const visitor = parseVisitor(cookies.get(VISITOR_COOKIE));
  const visit = continueVisit(visitor, parseVisit(cookies.get(VISIT_COOKIE)), clock.now(), uuid);
  const cookie = formatVisitor(visit.visitor);
  // Each visit renews the visitor cookie; each page renews the visit cookie.
  if (visit.isNew) cookies.set(VISITOR_COOKIE, cookie, VISITOR_DAYS);
  cookies.set(VISIT_COOKIE, String(visit.startedAt), VISIT_DAYS);
  return { cookie, isNew: visit.isNew };
}
