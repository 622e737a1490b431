// Census tracking: page views, hits, buttons and pixels. Requires consent; failures are silent.
import { fillPath } from '../../core/call-path';
import { calls } from '../../core/calls';
import type { SiteContext } from '../../core/entities/site-context';
import { TrackingEvent } from '../../core/enums/tracking';
import type { EventPayload } from '../../core/events/common-fields';
import type { Store } from '../../core/store';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Page } from '../page/page';
import type { Api, ConsentState, SessionState } from '../shared/ports';
import type { Settings } from '../shared/settings';
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
    details?: Readonly<Record<string, unknown>>,
  ): void;
  /** Tracks that a form was rendered (FRM-068), once per page. */
  formRender(formId: string): void;
  /** Tracks that a button was seen (TRK-017). */
  buttonRender(button: Partial<TrackedButton>): void;
  /**
   * Tracks that a button was clicked (TRK-016). Resolves when the server has responded or the call has failed or timed out;
   * immediately if nothing is sent now. Never rejects.
   */
  buttonClick(button: Partial<TrackedButton>): Promise<void>;
  /** Tracks that a popup overlay was shown (TRK-018). */
  overlay(): void;
  /** Tracks that the quick view of a product was opened (TRK-019). */
  quickView(productId: string): void;
  /** Requests the visit pixel (TRK-021). Called automatically on the first page of each visit. */
  visitPixel(): void;
  /** Requests the commerce pixel for an action such as `add-to-cart` (TRK-023). Needs a `commerce-pixel-url`. */
  commerce(action: string, parameters?: Readonly<Record<string, string | number | boolean>>): void;
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
  /** Tracks an analytics event for which there is no census call. */
  readonly track: (payload: EventPayload) => Promise<void>;
  readonly report: (event: string, error: unknown) => void;
}

/** Milliseconds after which a census call is aborted (TRK-020). */
export const TRACKING_TIMEOUT = 2500;

export function createTracking(deps: TrackingDeps): Tracking {
  const { page, settings, context, consent, api, track } = deps;

  const getPageView = () => ({
    path: page.url().pathname,
    pageType: context.pageType,
    ...deps.session.get(),
  });
  const isAllowed = () => consent.get() === 'granted' && isTracked(getPageView());

  /** Failures are silent, because a visitor cannot act on them (TRK-009). */
  const request = (path: string, body?: URLSearchParams) =>
    api.post<unknown>(path, body, {
      timeout: TRACKING_TIMEOUT,
      keepalive: true,
      needsCrumb: false,
      optional: true,
    });
  const post = (path: string, body?: URLSearchParams) => void request(path, body);
  const getVisitorCookie = () => page.cookies.get(VISITOR_COOKIE) ?? '';
  const getPageFields = () => getHitData(page, settings, context);
  const createEventId = () => uuid7(page.clock.now(), page.randomBytes(UUID7_RANDOM_BYTES));

  const trackEvent = (event: EventPayload) => void track(event).catch(() => {});

  function sendHit(event: number, details: object = {}): void {
    const visit = updateVisitCookies(page);
    const data = JSON.stringify({ ...getPageFields(), ...details });
    const hit = request(
      calls.recordHit.path,
      new URLSearchParams({ event: String(event), data, ss_cvr: visit.cookie, eventId: createEventId() }),
    );
    if (visit.isNew) void requestPixelAfter(hit);
  }
  /** Skipped when the backend does not accept the hit: the browser would log an error for each missing image. */
  async function requestPixelAfter(hit: Promise<{ readonly ok: boolean }>): Promise<void> {
    let stop = () => {};
    const isHidden = new Promise<boolean>((resolve) => {
      stop = page.on('hide', () => resolve(true));
    });
    const shouldRequest = await Promise.race([hit.then(({ ok }) => ok), isHidden]);
    stop();
    if (shouldRequest && isAllowed()) requestVisitPixel(deps);
  }
  function pageView(): void {
    if (!isAllowed() || !isTrackedPageView(getPageView())) return;
    if (page.claimOnce(`page view ${page.url().pathname}`)) sendHit(TrackingEvent.pageView);
  }
  /** Posts a call whose fields also describe the page. */
  async function postWithPage(call: string, fields: object = {}): Promise<void> {
    if (!isAllowed()) return;
    const body = { ...getPageFields(), ...fields };
    await request(
      call,
      encodeForm({ ...body, visitorCookie: getVisitorCookie(), eventId: createEventId() }),
    ).catch(() => {});
  }

  const tracking: Omit<Tracking, 'stop'> = {
    pageView,
    hit: (event, details) => isAllowed() && sendHit(TrackingEvent[event], details),
    formRender: (formId) =>
      isAllowed() &&
      page.claimOnce(`form ${formId}`) &&
      post(calls.formRender.path, new URLSearchParams({ formId, visitorCookie: getVisitorCookie() })),
    buttonRender: (button) => void postWithPage(calls.buttonRender.path, { ...EMPTY_BUTTON, ...button }),
    buttonClick: (button) => postWithPage(calls.buttonClick.path, { ...EMPTY_BUTTON, ...button }),
    overlay: () => void postWithPage(calls.overlay.path),
    quickView: (productId) => isAllowed() && post(fillPath(calls.quickView.path, { id: productId })),
    visitPixel: () => isAllowed() && requestVisitPixel(deps),
    commerce: (action, parameters) => isAllowed() && requestCommercePixel(deps, action, parameters),
    visibility(change) {
      const event = createVisibilityEvent(change, page.warn);
      if (event) trackEvent(event);
    },
  };
  const cleanups = [
    consent.subscribe(pageView),
    page.onTrackedElement(
      (event) => isAllowed() && trackDeclared(event, { ...tracking, track: trackEvent }, page.warn),
    ),
  ];
  pageView();
  return {
    ...tracking,
    stop() {
      for (const cleanup of cleanups) cleanup();
    },
  };
}

function encodeForm(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const encode = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}
