// Wraps an event in the envelope that the analytics endpoint expects.
import type { SiteContext } from '../../core/entities/site-context';
import { type EventPayload, splitEvent } from '../../core/events/common-fields';
import type { Page } from '../page/page';
import type { Occurrence } from '../shared/occurrence';
import type { Settings } from '../shared/settings';
import type { SessionInfo } from './identity';

/** Body of `POST /api/v1/events` (EVT-007, EVT-010). */
export interface EventEnvelope {
  readonly analyticsId: string;
  readonly commonData: Readonly<Record<string, unknown>>;
  readonly customData: Readonly<Record<string, unknown>>;
  readonly customSchemaName: string | null;
  /** Deduplicates repeated requests. UUID version 7. */
  readonly eventId: string;
}

/** Cookie of the vendor's campaigns, one of the documented tracking cookies. */
export const MARKETING_COOKIE = 'SS_MID';

export interface EnvelopeDeps {
  readonly page: Page;
  readonly settings: Settings;
  readonly context: SiteContext;
}

export interface Identity extends SessionInfo {
  readonly analyticsId: string;
}

export interface TrackedEvent {
  readonly payload: EventPayload;
  readonly schema: string | null;
  readonly eventId: string;
  readonly at: Occurrence;
}

export function createEnvelope(
  { page, settings, context }: EnvelopeDeps,
  { analyticsId, ...session }: Identity,
  event: TrackedEvent,
): { readonly envelope: EventEnvelope; readonly invalidFields: readonly string[] } {
  const { common, custom, invalidFields } = splitEvent(event.payload);
  const automatic = automaticFields({ page, settings, context }, session, event.at);
  const envelope = {
    analyticsId,
    // Fields from the caller override the automatic ones.
    commonData: { ...automatic, ...common },
    customData: custom,
    customSchemaName: event.schema,
    eventId: event.eventId,
  };
  return { envelope, invalidFields };
}

/** Fields added to each event (EVT-003 to EVT-005). Only the id of the account is included (EVT-030). */
function automaticFields(
  { page, settings, context }: EnvelopeDeps,
  { sessionId, isFirstLanding, isFirstSession }: SessionInfo,
  { time, url }: Occurrence,
): Record<string, unknown> {
  const { width, height } = page.viewport();
  return {
    browser_window_width: width,
    browser_window_height: height,
    browser_language: page.device.language,
    page_host: url.host,
    page_path: url.pathname.replace(/\/+$/, ''),
    query_params: url.search,
    referrer: page.referrer(),
    resolved_locale: settings.locale || 'en-US',
    client_timestamp: time,
    marketing_id: page.cookies.get(MARKETING_COOKIE) ?? null,
    user_session_id: sessionId,
    is_first_landing: isFirstLanding,
    is_first_session: isFirstSession,
    website_id: settings.websiteId,
    template_id: context.templateId,
    user_member_account_id: context.authenticatedAccount?.id ?? null,
  };
}
