// Census tracking: page views, hits, buttons and pixels. Requires consent; failures are silent.
import type { SiteContext } from '../../core/entities/site-context';
import { TrackingEvent } from '../../core/enums/tracking';
import type { EventPayload } from '../../core/events/common-fields';
import type { Store } from '../../core/store';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Page } from '../page/page';
import type { Api, ConsentState, SessionState } from '../ports';
import type { Settings } from '../settings';
import { trackDeclared } from './declarative';
import { getHitData } from './hit';
import { requestCommercePixel, requestVisitPixel } from './pixel';
import { isTracked, isTrackedPageView } from './rules';
import { EMPTY_BUTTON, type TrackedButton } from './tracked-button';
import { createVisibilityEvent, type VisibilityChange } from './visibility';
import { updateVisitCookies, VISITOR_COOKIE } from './visit';

export type { TrackedButton, VisibilityChange };

export interface Tracking {
  /**
   * Tracks a view of the current URL, once per path. Called automatically when the page loads or consent is granted; call it
   * again after client-side navigation.
   */
  pageView(): void;
  /** Tracks a hit of another type (TRK-025), with additional data. */
  hit(
    event: Exclude<keyof typeof TrackingEvent, 'pageView'>,
    about?: Readonly<Record<string, unknown>>,
  ): void;
  /** Tracks that a form was rendered (FRM-068), once per page. */
  formRender(formId: string): void;
  /** Tracks that a button was seen (TRK-017). */
  buttonRender(button: Partial<TrackedButton>): void;
  /** Tracks that a button was clicked (TRK-016). */
  buttonClick(button: Partial<TrackedButton>): void;
  /** Tracks that a popup overlay was shown (TRK-018). */
  overlay(): void;
  /** Tracks that the quick view of a product was opened (TRK-019). */
  quickView(productId: string): void;
  /** Requests the visit pixel (TRK-021). Called automatically on the first page of each visit. */
  visitPixel(): void;
  /** Requests the commerce pixel for an action such as `add-to-cart` (TRK-023). Needs a `commerce-pixel-url`. */
  commerce(action: string, about?: Readonly<Record<string, string | number | boolean>>): void;
  /** Tracks a change of an item's visibility (TRK-024). Not subject to the tracking rules: only editors can change it. */
  visibility(change: VisibilityChange): void;
  stop(): void;
}

export interface TrackingDeps {
  readonly page: Page;
  readonly settings: Settings;
  readonly context: SiteContext;
  readonly consent: Store<ConsentState>;
  readonly session: Store<SessionState>;
  readonly api: Pick<Api, 'post' | 'url'>;
  /** Tracks an analytics event, for what the census has no call. */
  readonly track: (payload: EventPayload) => Promise<void>;
  readonly report: (event: string, error: unknown) => void;
}

/** Milliseconds after which a census call is aborted (TRK-020). */
export const TRACKING_TIMEOUT = 2500;

export function createTracking(needs: TrackingDeps): Tracking {
  const { page, settings, context, consent, api, track } = needs;

  const facts = () => ({ path: page.url().pathname, pageType: context.pageType, ...needs.session.get() });
  const may = () => consent.get() === 'granted' && isTracked(facts());

  /** Failures are silent, because a visitor cannot act on them (TRK-009). */
  const ask = (call: string, body?: URLSearchParams) =>
    api.post<unknown>(`census/${call}`, body, { timeout: TRACKING_TIMEOUT, keepalive: true });
  const post = (call: string, body?: URLSearchParams) => void ask(call, body);
  const visitorCookie = () => page.cookies.get(VISITOR_COOKIE) ?? '';
  const pageFields = () => getHitData(page, settings, context);
  const eventId = () => uuid7(page.clock.now(), page.randomBytes(UUID7_RANDOM_BYTES));

  const send = (event: EventPayload) => void track(event).catch(() => {});

  function sendHit(event: number, about: object = {}): void {
    const visit = updateVisitCookies(page);
    const data = JSON.stringify({ ...pageFields(), ...about });
    const hit = ask(
      'RecordHit',
      new URLSearchParams({ event: String(event), data, ss_cvr: visit.cookie, eventId: eventId() }),
    );
    if (visit.isNew) void pixelAfter(hit);
  }
  /** Skipped when the backend does not accept the hit: the browser would log an error for each missing image. */
  async function pixelAfter(hit: Promise<{ readonly ok: boolean }>): Promise<void> {
    let stop = () => {};
    const isLeft = new Promise<boolean>((leave) => {
      stop = page.on('hide', () => leave(true));
    });
    const isWanted = await Promise.race([hit.then(({ ok }) => ok), isLeft]);
    stop();
    if (isWanted && may()) requestVisitPixel(needs);
  }
  function pageView(): void {
    if (!may() || !isTrackedPageView(facts())) return;
    if (page.claimOnce(`page view ${page.url().pathname}`)) sendHit(TrackingEvent.pageView);
  }
  /** Posts a call whose fields also describe the page. */
  const tell = (call: string, fields: object = {}) =>
    may() &&
    post(call, formOf({ ...pageFields(), ...fields, visitorCookie: visitorCookie(), eventId: eventId() }));

  const tracking: Omit<Tracking, 'stop'> = {
    pageView,
    hit: (event, about) => may() && sendHit(TrackingEvent[event], about),
    formRender: (formId) =>
      may() &&
      page.claimOnce(`form ${formId}`) &&
      post('form-render', new URLSearchParams({ formId, visitorCookie: visitorCookie() })),
    buttonRender: (button) => tell('button-render', { ...EMPTY_BUTTON, ...button }),
    buttonClick: (button) => tell('button-click', { ...EMPTY_BUTTON, ...button }),
    overlay: () => tell('overlay'),
    quickView: (productId) => may() && post(`RecordQuickView/${encodeURIComponent(productId)}`),
    visitPixel: () => may() && requestVisitPixel(needs),
    commerce: (action, about) => may() && requestCommercePixel(needs, action, about),
    visibility(change) {
      const event = createVisibilityEvent(change, page.warn);
      if (event) send(event);
    },
  };
  const ends = [
    consent.subscribe(pageView),
    page.onTrackedElement((one) => may() && trackDeclared(one, { ...tracking, track: send }, page.warn)),
  ];
  pageView();
  return {
    ...tracking,
    stop() {
      for (const end of ends) end();
    },
  };
}

function formOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const written = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, written(value)]));
}
