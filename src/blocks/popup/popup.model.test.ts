import { describe, expect, it } from 'vitest';
import { mayOpen, type PageView, type PopupSettings } from './popup.model';
import { type PopupRecord, parseRecord } from './record.model';
import { computeDelay, computeScrolled } from './triggers.model';

const DAY = 86_400_000;
const NOW = 20_000 * DAY;

const settings: PopupSettings = {
  popupStyle: 'show',
  enableMobile: true,
  displayFrequency: 30,
  showUntilSignup: true,
  version: 1,
  showOnTimer: true,
  timerDelay: 5000,
  showOnScroll: false,
  scrollPercentage: 25,
  showOnAllPages: null,
  enabledPages: [],
};
const view: PageView = {
  pageType: 2,
  collectionId: 'c1',
  url: 'https://site.example/about',
  isMobile: false,
  seenAt: [],
};
const NEVER = parseRecord(null);
const closed = (daysAgo: number, more: Partial<PopupRecord> = {}): PopupRecord => ({
  version: 1,
  submitted: false,
  closedAt: NOW - daysAgo * DAY,
  ...more,
});

const mayOpenWith = (
  settingsPart: Partial<PopupSettings>,
  record = NEVER,
  viewPart: Partial<PageView> = {},
) => mayOpen({ ...settings, ...settingsPart }, record, { ...view, ...viewPart }, NOW);

describe('mayOpen', () => {
  it('returns true for a popup that was never closed', () => {
    expect(mayOpenWith({})).toBe(true);
  });

  it('returns false on a splash page [POP-003]', () => {
    expect(mayOpenWith({}, NEVER, { pageType: 3 })).toBe(false);
  });

  it('returns false on a lock screen [POP-004]', () => {
    expect(mayOpenWith({}, NEVER, { pageType: 103 })).toBe(false);
  });

  it('returns false for screenshots [POP-005]', () => {
    expect(mayOpenWith({}, NEVER, { url: 'https://site.example/?a=1&sqsscreenshot=true' })).toBe(false);
    expect(mayOpenWith({}, NEVER, { url: 'https://site.example/?sqsscreenshot=false' })).toBe(true);
  });

  it('returns false on mobile devices unless they are enabled [POP-006]', () => {
    expect(mayOpenWith({ enableMobile: false }, NEVER, { isMobile: true })).toBe(false);
    expect(mayOpenWith({ enableMobile: false })).toBe(true);
    expect(mayOpenWith({}, NEVER, { isMobile: true })).toBe(true);
  });

  it('returns false with the style none [POP-007]', () => {
    expect(mayOpenWith({ popupStyle: 'none' })).toBe(false);
  });

  it('returns true again `displayFrequency` days after the popup was closed, and not before [POP-008]', () => {
    expect(mayOpenWith({}, closed(29.999))).toBe(false);
    expect(mayOpenWith({}, closed(30))).toBe(true);
    expect(mayOpenWith({ displayFrequency: 0 }, closed(0.1))).toBe(true);
  });

  it('always returns false for a closed popup with the frequency -1 [POP-009]', () => {
    expect(mayOpenWith({ displayFrequency: -1 }, closed(4000))).toBe(false);
    expect(mayOpenWith({ displayFrequency: -1 })).toBe(true);
  });

  it('returns true for a newer version than the one that was closed [POP-010]', () => {
    expect(mayOpenWith({ version: 2 }, closed(1))).toBe(true);
    expect(mayOpenWith({ version: 2, displayFrequency: -1 }, closed(1))).toBe(true);
    expect(mayOpenWith({ version: 1 }, closed(1, { version: 2 }))).toBe(false);
  });

  it('returns false after a sign-up with `showUntilSignup` [POP-011]', () => {
    const record = closed(400, { submitted: true });
    expect(mayOpenWith({}, record)).toBe(false);
    expect(mayOpenWith({ version: 9 }, record)).toBe(false);
    expect(mayOpenWith({ showUntilSignup: false }, record)).toBe(true);
  });

  it('allows one popup per visit', () => {
    expect(mayOpenWith({}, NEVER, { seenAt: [0, NOW - 1_799_999, NOW - DAY] })).toBe(false);
    expect(mayOpenWith({}, NEVER, { seenAt: [0, NOW - 1_800_000] })).toBe(true);
  });

  it('returns true on the enabled pages only, if pages are given', () => {
    expect(mayOpenWith({ showOnAllPages: false, enabledPages: ['c2'] })).toBe(false);
    expect(mayOpenWith({ showOnAllPages: false, enabledPages: ['c1'] })).toBe(true);
    expect(mayOpenWith({ enabledPages: ['c2'] })).toBe(false);
    expect(mayOpenWith({ showOnAllPages: true, enabledPages: ['c2'] })).toBe(true);
    expect(mayOpenWith({ showOnAllPages: false })).toBe(false);
  });

  it('ignores times that are more than a day in the future', () => {
    expect(mayOpenWith({}, closed(-4000))).toBe(true);
    expect(mayOpenWith({}, closed(-0.5))).toBe(false);
    expect(mayOpenWith({ displayFrequency: 0 }, closed(-0.5))).toBe(true);
    expect(mayOpenWith({ displayFrequency: -1 }, closed(-4000))).toBe(false);
    expect(mayOpenWith({}, NEVER, { seenAt: [NOW + 4000 * DAY] })).toBe(true);
    expect(mayOpenWith({}, NEVER, { seenAt: [NOW + 4000 * DAY, NOW - 1] })).toBe(false);
  });

  it('returns true exactly if no rule forbids the popup, in all combinations, for every day from 0 to 400, and after the clock was set back', () => {
    const days = [null, -400, -2, -0.5, 0.01, 0.5, ...Array.from({ length: 401 }, (_, day) => day)];
    const records = days.flatMap((day) =>
      [false, true].map((submitted) => ({ day, record: day === null ? NEVER : closed(day, { submitted }) })),
    );
    let count = 0;
    for (const { isHidden, ...view } of eachView())
      for (const { isHiddenIn, ...settings } of eachSettings())
        for (const { day, record } of records) {
          count++;
          const { displayFrequency, version, showUntilSignup } = settings;
          // A time more than a day ahead comes from a clock that was wrong.
          const age = day !== null && day < -1 ? Infinity : day;
          const isForbidden =
            isHidden ||
            isHiddenIn(view) ||
            (record.submitted && showUntilSignup) ||
            (age !== null &&
              (age * 24 * 60 < 30 || (version === 1 && (displayFrequency === -1 || age < displayFrequency))));
          if (mayOpen(settings, record, { ...view, seenAt: [record.closedAt] }, NOW) === isForbidden)
            expect.fail(JSON.stringify({ settings, view, record, day }));
        }
    expect(count).toBe(6 * 2 * 2 * 5 * 2 * 2 * 2 * 5 * 407 * 2);
  });
});

/** Every kind of page, and whether no popup may open there. */
const eachView = () =>
  [1, 3, 103].flatMap((pageType) =>
    ['https://a.example/', 'https://a.example/?sqsscreenshot=true'].flatMap((url) =>
      [false, true].map((isMobile) => ({
        ...view,
        pageType,
        url,
        isMobile,
        isHidden: pageType !== 1 || url.endsWith('true'),
      })),
    ),
  );

/** All settings of the decision, and the pages on which they do not let the popup open. */
const eachSettings = () =>
  (['none', 'show'] as const).flatMap((popupStyle) =>
    PAGES.flatMap(([showOnAllPages, enabledPages, isElsewhere]) =>
      [false, true].flatMap((enableMobile) =>
        [false, true].flatMap((showUntilSignup) =>
          [1, 2].flatMap((version) =>
            [-1, 0, 1, 30, 365].map((displayFrequency) => ({
              ...settings,
              popupStyle,
              showOnAllPages,
              enabledPages,
              enableMobile,
              showUntilSignup,
              version,
              displayFrequency,
              isHiddenIn: ({ isMobile }: PageView) =>
                popupStyle === 'none' || isElsewhere || (isMobile && !enableMobile),
            })),
          ),
        ),
      ),
    ),
  );

/** `showOnAllPages` and `enabledPages`, and whether the page `c1` is not among them. */
const PAGES: readonly (readonly [boolean | null, string[], boolean])[] = [
  [null, [], false],
  [null, ['c2'], true],
  [true, ['c2'], false],
  [false, ['c2'], true],
  [false, ['c2', 'c1'], false],
];

it('computeDelay returns the rest of the delay, or null without a timer', () => {
  expect(computeDelay(settings, 2000)).toBe(3000);
  expect(computeDelay(settings, 9000)).toBe(0);
  expect(computeDelay({ ...settings, showOnTimer: false }, 9000)).toBeNull();
});

it('computeScrolled returns the scrolled percentage, and 100 for a page that cannot scroll', () => {
  expect(computeScrolled(500, 3000, 1000)).toBe(25);
  expect(computeScrolled(-20, 3000, 1000)).toBe(-1);
  expect(computeScrolled(0, 900, 1000)).toBe(100);
});

it('parseRecord reads a record, and returns an empty one for invalid values [POP-002]', () => {
  const record = closed(3, { version: 4, submitted: true });
  expect(parseRecord({ version: 4, submitted: true, 'date-closed': NOW - 3 * DAY })).toEqual(record);
  for (const invalid of [null, 'x', [], {}, { submitted: 'no' }, { version: [], 'date-closed': 'yesterday' }])
    expect(parseRecord(invalid)).toEqual({ version: 0, submitted: false, closedAt: 0 });
});
