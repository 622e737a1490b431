// Which visit is this? The two visit cookies in, the two visit cookies out.
import type { Page } from '../page/page';

/** Cookie of the visitor: `id|first visit|previous visit|current visit|count` (TRK-001, ruling 27). */
export const VISITOR_COOKIE = 'ss_cvr';

/** Cookie of the visit: when it began (TRK-002). */
export const VISIT_COOKIE = 'ss_cvt';

/** Days: 2 years (TRK-005). */
export const VISITOR_DAYS = 730;

/** Days: 30 minutes (TRK-006). */
export const VISIT_DAYS = 30 / (24 * 60);

/** Times are milliseconds since 1970. */
export interface Visitor {
  readonly id: string;
  readonly firstVisit: number;
  /** The same as the first visit while there is only one. */
  readonly previousVisit: number;
  readonly currentVisit: number;
  /** 1 for the first visit. */
  readonly count: number;
}

export interface Visit {
  readonly visitor: Visitor;
  readonly startedAt: number;
  /** False when the cookies were valid and only live on. */
  readonly isNew: boolean;
}

/** The visitor of a cookie; null when the cookie is absent or not valid (TRK-001). */
export function parseVisitor(cookie: string | undefined): Visitor | null {
  const parts = /^([\w-]+)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)$/.exec(cookie ?? '');
  if (!parts) return null;
  const [firstVisit = 0, previousVisit = 0, currentVisit = 0, count = 0] = parts.slice(2).map(Number);
  return { id: parts[1] ?? '', firstVisit, previousVisit, currentVisit, count };
}

export function formatVisitor({ id, firstVisit, previousVisit, currentVisit, count }: Visitor): string {
  return [id, firstVisit, previousVisit, currentVisit, count].join('|');
}

/** The beginning of the visit; null when the cookie is absent or not a positive integer (TRK-002). */
export function parseVisit(cookie: string | undefined): number | null {
  return /^[1-9]\d*$/.test(cookie ?? '') ? Number(cookie) : null;
}

/** What the cookies say after one more page at `now`; `newId` names a visitor who is not known yet. */
export function continueVisit(
  visitor: Visitor | null,
  startedAt: number | null,
  now: number,
  newId: () => string,
): Visit {
  if (!visitor) {
    const first = { id: newId(), firstVisit: now, previousVisit: now, currentVisit: now, count: 1 };
    return { visitor: first, startedAt: now, isNew: true };
  }
  if (startedAt !== null) return { visitor, startedAt, isNew: false };
  const again = {
    ...visitor,
    previousVisit: visitor.currentVisit,
    currentVisit: now,
    count: visitor.count + 1,
  };
  return { visitor: again, startedAt: now, isNew: true };
}

/** Writes the visit cookies for what happens now. @returns the visitor cookie, and whether a visit begins */
export function updateVisitCookies({ cookies, clock, uuid }: Page): {
  readonly cookie: string;
  readonly isNew: boolean;
} {
  const visitor = parseVisitor(cookies.get(VISITOR_COOKIE));
  const visit = continueVisit(visitor, parseVisit(cookies.get(VISIT_COOKIE)), clock.now(), uuid);
  const cookie = formatVisitor(visit.visitor);
  // The two years run from the last visit, the half hour from the last page.
  if (visit.isNew) cookies.set(VISITOR_COOKIE, cookie, VISITOR_DAYS);
  cookies.set(VISIT_COOKIE, String(visit.startedAt), VISIT_DAYS);
  return { cookie, isNew: visit.isNew };
}
