// Rules of a popup: whether it may open automatically.
import type { PopupSettingValues } from './popup-settings.attributes';
import type { PopupRecord } from './record.model';

/** Settings of a popup (POP-001). */
export type PopupSettings = Readonly<PopupSettingValues>;

/** The page view in which a popup may open. */
export interface PageView {
  readonly pageType: number;
  readonly collectionId: string;
  readonly url: string;
  readonly isMobile: boolean;
  /** When the visitor closed, submitted or left popups of the site, in milliseconds since 1970. */
  readonly seenAt: readonly number[];
}

/** A splash page or lock screen. */
const HIDDEN_PAGE_TYPES: readonly number[] = [3, 103];

const MS_PER_DAY = 86_400_000;

/** A visit ends after 30 minutes, as for tracking (TRK-006). */
const VISIT_MS = 1_800_000;

/**
 * Decides whether a popup may open without a visitor's request (POP-003 to POP-011). A sign-up takes precedence over a newer
 * version.
 * @param now milliseconds since 1970
 */
export function mayOpen(
  settings: PopupSettings,
  record: PopupRecord,
  { pageType, collectionId, url, isMobile, seenAt }: PageView,
  now: number,
): boolean {
  const { enabledPages, displayFrequency } = settings;
  // A time more than a day ahead comes from a wrong clock, and would otherwise keep the popup closed for years.
  const isWithin = (time: number, span: number) =>
    time > 0 && time <= now + MS_PER_DAY && Math.max(0, now - time) < span;
  return !(
    settings.popupStyle === 'none' ||
    HIDDEN_PAGE_TYPES.includes(pageType) ||
    url.includes('sqsscreenshot=true') ||
    (isMobile && !settings.enableMobile) ||
    !((settings.showOnAllPages ?? !enabledPages[0]) || enabledPages.includes(collectionId)) ||
    (record.submitted && settings.showUntilSignup) ||
    seenAt.some((time) => isWithin(time, VISIT_MS)) ||
    (record.version >= settings.version &&
      (displayFrequency < 0 ? record.closedAt > 0 : isWithin(record.closedAt, displayFrequency * MS_PER_DAY)))
  );
}
