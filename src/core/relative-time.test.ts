import { expect, it } from 'vitest';
import { formatElapsed, getRelativeSeconds } from './relative-time';

it('getRelativeSeconds returns seconds for the past minute only', () => {
  const now = 1_000_000;
  const seconds = [-5000, -4999, 0, 4999, 5000, 59_999, 60_000, Number.NaN].map((elapsed) =>
    getRelativeSeconds(now - elapsed, now),
  );
  expect(seconds).toEqual([null, 0, 0, 0, 5, 59, null, null]);
});

it('formatElapsed describes times of the past week in words, and returns null for others', () => {
  const now = Date.UTC(2026, 0, 20);
  const minute = 60_000;
  const words = [0, 30_000, minute, 59 * minute, 60 * minute, 25 * 60 * minute, 6.9 * 1440 * minute].map(
    (elapsed) => formatElapsed(now - elapsed, now, 'en'),
  );
  expect(words).toEqual([
    'now',
    '30 seconds ago',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    'yesterday',
    '6 days ago',
  ]);
  expect(formatElapsed(now - 7 * 1440 * minute, now, 'en')).toBe(null);
  expect(formatElapsed(now + minute, now, 'en')).toBe(null);
  expect(formatElapsed(now - 2 * minute, now, 'de')).toBe('vor 2 Minuten');
  expect(formatElapsed(now - 2 * minute, now, 'not a locale')).toBe('2 minutes ago');
});
