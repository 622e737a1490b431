import { expect, it } from 'vitest';
import { computeTextKey, readAnnouncement } from './announcement-bar.model';

it('reads the settings of published sites', () => {
  expect(
    readAnnouncement({
      style: 2,
      text: '<p class="">Call for prices</p>',
      clickthroughUrl: { url: '/contact-us', newWindow: true },
    }),
  ).toEqual({ isShown: true, text: '<p class="">Call for prices</p>', url: '/contact-us', newWindow: true });
  expect(readAnnouncement({ style: 1 }).isShown).toBe(false);
  for (const json of [undefined, null, {}, { style: '', text: 3, clickthroughUrl: 'x' }, []])
    expect(readAnnouncement(json)).toMatchObject({ isShown: true, url: '', newWindow: false });
});

it('computes different keys for different texts, ignoring whitespace', () => {
  expect(computeTextKey(' Open  on\nMonday ')).toBe(computeTextKey('Open on Monday'));
  expect(computeTextKey('Open on Monday')).not.toBe(computeTextKey('Open on Tuesday'));
});
