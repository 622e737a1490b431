import { describe, expect, it } from 'vitest';
import { computeDelay, computeScrolled } from './due.model';
import {
  decide,
  formatRecord,
  isModal,
  type PageView,
  type PopupRecord,
  type PopupSettings,
  parseRecord,
} from './popup.model';

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
  lastSeenAt: null,
};
const closed = (daysAgo: number, more: Partial<PopupRecord> = {}): PopupRecord => ({
  version: 1,
  submitted: false,
  closedAt: NOW - daysAgo * DAY,
  ...more,
});

const decideWith = (
  settingsPart: Partial<PopupSettings>,
  record: PopupRecord | null = null,
  viewPart: Partial<PageView> = {},
) => decide({ ...settings, ...settingsPart }, record, { ...view, ...viewPart }, NOW);

describe('decide', () => {
  it('shows a popup that was never closed', () => {
    expect(decideWith({})).toBe('show');
  });

  it('hides it on a splash page [POP-003]', () => {
    expect(decideWith({}, null, { pageType: 3 })).toBe('page-type');
  });

  it('hides it on a lock screen [POP-004]', () => {
    expect(decideWith({}, null, { pageType: 103 })).toBe('page-type');
  });

  it('hides it from screenshots [POP-005]', () => {
    expect(decideWith({}, null, { url: 'https://site.example/?a=1&sqsscreenshot=true' })).toBe('screenshot');
    expect(decideWith({}, null, { url: 'https://site.example/?sqsscreenshot=false' })).toBe('show');
  });

  it('hides it on mobile unless that is enabled [POP-006]', () => {
    expect(decideWith({ enableMobile: false }, null, { isMobile: true })).toBe('mobile');
    expect(decideWith({ enableMobile: false })).toBe('show');
    expect(decideWith({}, null, { isMobile: true })).toBe('show');
  });

  it('hides it with the style none [POP-007]', () => {
    expect(decideWith({ popupStyle: 'none' })).toBe('style');
  });

  it('shows a closed popup again after `displayFrequency` days, and not before [POP-008]', () => {
    expect(decideWith({}, closed(29.999))).toBe('frequency');
    expect(decideWith({}, closed(30))).toBe('show');
    expect(decideWith({ displayFrequency: 0 }, closed(0.1))).toBe('show');
  });

  it('never shows a closed popup again with the frequency -1 [POP-009]', () => {
    expect(decideWith({ displayFrequency: -1 }, closed(4000))).toBe('frequency');
    expect(decideWith({ displayFrequency: -1 })).toBe('show');
  });

  it('shows a newer version than the one that was closed [POP-010]', () => {
    expect(decideWith({ version: 2 }, closed(1))).toBe('show');
    expect(decideWith({ version: 2, displayFrequency: -1 }, closed(1))).toBe('show');
    expect(decideWith({ version: 1 }, closed(1, { version: 2 }))).toBe('frequency');
  });

  it('does not show it after a sign-up with `showUntilSignup` [POP-011]', () => {
    const record = closed(400, { submitted: true });
    expect(decideWith({}, record)).toBe('submitted');
    expect(decideWith({ version: 9 }, record)).toBe('submitted');
    expect(decideWith({ showUntilSignup: false }, record)).toBe('show');
  });

  it('shows one popup in a visit', () => {
    expect(decideWith({}, null, { lastSeenAt: NOW - 1_799_999 })).toBe('visit');
    expect(decideWith({}, null, { lastSeenAt: NOW - 1_800_000 })).toBe('show');
  });

  it('obeys the enabled pages', () => {
    expect(decideWith({ showOnAllPages: false, enabledPages: ['c2'] })).toBe('page');
    expect(decideWith({ showOnAllPages: false, enabledPages: ['c1'] })).toBe('show');
    expect(decideWith({ enabledPages: ['c2'] })).toBe('page');
    expect(decideWith({ showOnAllPages: true, enabledPages: ['c2'] })).toBe('show');
    expect(decideWith({ showOnAllPages: false })).toBe('page');
  });

  it('ignores times of a clock that was wrong', () => {
    expect(decideWith({}, closed(-4000))).toBe('show');
    expect(decideWith({}, closed(-0.5))).toBe('frequency');
  });

  it('shows it exactly if no rule forbids it, in all combinations from 0 to 400 days', () => {
    let count = 0;
    for (const popupStyle of ['none', 'show'] as const)
      for (const pageType of [1, 3, 103])
        for (const url of ['https://a.example/', 'https://a.example/?sqsscreenshot=true'])
          for (const isMobile of [false, true])
            for (const enableMobile of [false, true])
              for (const showUntilSignup of [false, true])
                for (const submitted of [false, true])
                  for (const version of [1, 2])
                    for (const displayFrequency of [-1, 0, 1, 30, 365])
                      for (const days of [null, 0, 0.01, 0.5, 1, 29, 30, 31, 364, 365, 400]) {
                        count++;
                        const record = days === null ? null : closed(days, { submitted });
                        const forbidden = [
                          popupStyle === 'none',
                          pageType !== 1,
                          url.endsWith('true'),
                          isMobile && !enableMobile,
                          record !== null && submitted && showUntilSignup,
                          days !== null && days * 24 * 60 < 30,
                          days !== null &&
                            version === 1 &&
                            (displayFrequency === -1 || days < displayFrequency),
                        ];
                        const decision = decideWith(
                          { popupStyle, enableMobile, showUntilSignup, version, displayFrequency },
                          record,
                          { pageType, url, isMobile, lastSeenAt: record?.closedAt ?? null },
                        );
                        if ((decision === 'show') === forbidden.includes(true))
                          expect.fail(
                            JSON.stringify({ decision, days, submitted, version, displayFrequency }),
                          );
                      }
    expect(count).toBe(21_120);
  });
});

it('opens after the rest of the delay', () => {
  expect(computeDelay(settings, 2000)).toBe(3000);
  expect(computeDelay(settings, 9000)).toBe(0);
  expect(computeDelay({ ...settings, showOnTimer: false }, 9000)).toBeNull();
});

it('counts a page that cannot scroll as scrolled through', () => {
  expect(computeScrolled(500, 3000, 1000)).toBe(25);
  expect(computeScrolled(-20, 3000, 1000)).toBe(0);
  expect(computeScrolled(0, 900, 1000)).toBe(100);
});

it('is modal in the center, unless it opens by itself on a narrow screen', () => {
  expect(isModal('CENTER_CENTER', false, false)).toBe(true);
  expect(isModal('CENTER_CENTER', false, true)).toBe(false);
  expect(isModal('CENTER_CENTER', true, true)).toBe(true);
  expect(isModal('BOTTOM_LEFT', true, false)).toBe(false);
});

it('formats and parses a record', () => {
  const record = closed(3, { version: 4, submitted: true });
  expect(JSON.parse(formatRecord(record))).toEqual({
    version: 4,
    submitted: true,
    'date-closed': NOW - 3 * DAY,
  });
  expect(parseRecord(JSON.parse(formatRecord(record)))).toEqual(record);
  for (const invalid of [null, 'x', [], {}, { version: 1 }, { 'date-closed': 'yesterday' }])
    expect(parseRecord(invalid)).toBeNull();
});
