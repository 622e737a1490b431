// Rules of a popup: whether it may open by itself, and where it stands.
import type { PopupSettingValues } from './popup-settings.attributes';

/** Settings of a popup (POP-001). */
export type PopupSettings = Readonly<PopupSettingValues>;

/** What the browser remembers of a popup (POP-002). */
export interface PopupRecord {
  readonly version: number;
  /** Whether the visitor has signed up. */
  readonly submitted: boolean;
  /** Milliseconds since 1970. */
  readonly closedAt: number | null;
}

/** The page view in which a popup may open. */
export interface PageView {
  readonly pageType: number;
  readonly collectionId: string;
  readonly url: string;
  readonly isMobile: boolean;
  /** When the visitor last closed, sent or left any popup of the site, in milliseconds since 1970. */
  readonly lastSeenAt: number | null;
}

/** `show`, or why the popup stays closed. */
export type PopupDecision =
  | 'show'
  | 'style'
  | 'page-type'
  | 'screenshot'
  | 'mobile'
  | 'page'
  | 'submitted'
  | 'visit'
  | 'frequency';

/** Splash page and lock screen. */
const HIDDEN_PAGE_TYPES: readonly number[] = [3, 103];

const MS_PER_DAY = 86_400_000;

/** A visit ends after 30 minutes, as in the tracking (TRK-006). */
const VISIT_MS = 1_800_000;

/**
 * Decides whether a popup may open without a request of the visitor (POP-003 to POP-011). A sign-up outweighs a newer
 * version.
 * @param now milliseconds since 1970
 */
export function decide(
  settings: PopupSettings,
  record: PopupRecord | null,
  view: PageView,
  now: number,
): PopupDecision {
  if (settings.popupStyle === 'none') return 'style';
  if (HIDDEN_PAGE_TYPES.includes(view.pageType)) return 'page-type';
  if (view.url.includes('sqsscreenshot=true')) return 'screenshot';
  if (view.isMobile && !settings.enableMobile) return 'mobile';
  const { enabledPages, showOnAllPages } = settings;
  if (!(showOnAllPages ?? enabledPages.length === 0) && !enabledPages.includes(view.collectionId))
    return 'page';
  if (record?.submitted && settings.showUntilSignup) return 'submitted';
  const sinceLast = computeElapsed(view.lastSeenAt, now);
  if (sinceLast !== null && sinceLast < VISIT_MS) return 'visit';
  if (!record || record.version < settings.version) return 'show';
  const elapsed = computeElapsed(record.closedAt, now);
  if (elapsed === null) return 'show';
  const { displayFrequency } = settings;
  return displayFrequency < 0 || elapsed < displayFrequency * MS_PER_DAY ? 'frequency' : 'show';
}

/**
 * Milliseconds since `then`. Null if there is no time, or if it is more than a day ahead: the clock was wrong, and would
 * otherwise keep the popup closed for years.
 */
function computeElapsed(then: number | null, now: number): number | null {
  if (then === null || then > now + MS_PER_DAY) return null;
  return Math.max(0, now - then);
}

/** Narrow screens, and phones in landscape. */
export const NARROW_QUERY = '(max-width: 640px), (max-height: 480px) and (pointer: coarse)';

/**
 * Only a popup in the center is modal. On a narrow screen one that opens by itself leaves most of the page visible.
 * @param isRequested whether the visitor opened it
 */
export const isModal = (position: string, isRequested: boolean, isNarrow: boolean): boolean =>
  position === 'CENTER_CENTER' && (isRequested || !isNarrow);

/** Any script can write to the storage: what is no record is null. */
export function parseRecord(json: unknown): PopupRecord | null {
  if (typeof json !== 'object' || json === null) return null;
  const { version, submitted, 'date-closed': closed } = json as Record<string, unknown>;
  const closedAt = typeof closed === 'number' && closed > 0 ? closed : null;
  if (closedAt === null && submitted !== true) return null;
  return { version: typeof version === 'number' ? version : 0, submitted: submitted === true, closedAt };
}

export const formatRecord = ({ version, submitted, closedAt }: PopupRecord): string =>
  JSON.stringify({ version, submitted, 'date-closed': closedAt });
