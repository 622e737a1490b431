// Which hits are told to the census, and when? Only with consent, once per page, and never with a word about failures.

import type { SiteContext } from '../../core/entities/site-context';
import { TrackingEvent } from '../../core/enums/tracking';
import type { Store } from '../../core/store';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { CensusFormRender, CensusHit } from '../../core/wire/census';
import type { Page } from '../page';
import type { Api, ConsentState, SessionState } from '../ports';
import type { Settings } from '../settings';
import { hitData } from './hit';
import { isCounted } from './rules';
import {
  formatVisitor,
  nextVisit,
  parseVisit,
  parseVisitor,
  VISIT_COOKIE,
  VISIT_DAYS,
  VISITOR_COOKIE,
  VISITOR_DAYS,
} from './visit';

export interface Tracking {
  /**
   * Counts the view of the present address, once per path and as soon as consent is granted. Happens by itself for the
   * address a page is loaded with; a site that changes the address by script calls it again.
   */
  pageView(): void;
  /** Counts that a form was shown (FRM-068), once per page and as soon as consent is granted. */
  formRender(formId: string): void;
  stop(): void;
}

export interface TrackingNeeds {
  readonly page: Page;
  readonly settings: Settings;
  readonly context: SiteContext;
  readonly consent: Store<ConsentState>;
  readonly session: Store<SessionState>;
  readonly api: Pick<Api, 'post'>;
}

/** Milliseconds after which a census call is given up (TRK-020). */
export const TRACKING_TIMEOUT = 2500;

export function createTracking(needs: TrackingNeeds): Tracking {
  const pageView = () => {
    if (needs.consent.get() !== 'granted' || !isCounted(viewFacts(needs))) return;
    if (needs.page.once(`page view ${needs.page.url().pathname}`)) void sendPageView(needs);
  };
  const shown = new Set<string>();
  const countForms = () => {
    if (needs.consent.get() !== 'granted') return;
    for (const formId of shown) if (needs.page.once(`form ${formId}`)) void sendFormRender(needs, formId);
  };
  const stops = [pageView, countForms].map((count) => needs.consent.subscribe(count));
  pageView();
  return {
    pageView,
    formRender(formId) {
      shown.add(formId);
      countForms();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** For a page without <site-services>: nothing is counted. */
export function noTracking(): Tracking {
  return { pageView: () => {}, formRender: () => {}, stop: () => {} };
}

function viewFacts({ page, context, session }: TrackingNeeds) {
  return { path: page.url().pathname, pageType: context.pageType, ...session.get() };
}

/** Failures stay silent: a visitor can do nothing about them (TRK-009). */
async function sendPageView({ page, settings, context, api }: TrackingNeeds): Promise<void> {
  const hit: CensusHit & Record<string, string> = {
    event: String(TrackingEvent.pageView),
    data: JSON.stringify(hitData(page, settings, context)),
    ss_cvr: keepVisit(page),
    eventId: uuid7(page.clock.now(), page.random(UUID7_RANDOM_BYTES)),
  };
  await api.post('census/RecordHit', new URLSearchParams(hit), {
    timeout: TRACKING_TIMEOUT,
    keepalive: true,
  });
}

async function sendFormRender({ page, api }: TrackingNeeds, formId: string): Promise<void> {
  const shown: CensusFormRender = { formId, visitorCookie: page.cookies.get(VISITOR_COOKIE) ?? '' };
  await api.post('census/form-render', new URLSearchParams(shown as Record<string, string>), {
    timeout: TRACKING_TIMEOUT,
    keepalive: true,
  });
}

/** Writes the visit cookies for this page view; answers the visitor cookie. */
function keepVisit({ cookies, clock, uuid }: Page): string {
  const visitor = parseVisitor(cookies.get(VISITOR_COOKIE));
  const visit = nextVisit(visitor, parseVisit(cookies.get(VISIT_COOKIE)), clock.now(), uuid);
  const value = formatVisitor(visit.visitor);
  // The two years run from the last visit, the half hour from the last page.
  if (visit.isNew) cookies.set(VISITOR_COOKIE, value, VISITOR_DAYS);
  cookies.set(VISIT_COOKIE, String(visit.startedAt), VISIT_DAYS);
  return value;
}
