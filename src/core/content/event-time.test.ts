import { expect, it } from 'vitest';
import { isPastEvent } from './event-time';

const now = Date.parse('2026-11-23T12:00:00');

it.each([
  [['2026-11-22'], true],
  [['2026-11-23'], false],
  [['2026-11-23T11:59'], true],
  [['2026-11-23T12:01'], false],
  [['2026-11-20', '2026-11-24'], false],
  [['2026-11-20', '2026-11-21'], true],
  [['2026-11-23T09:00', '2026-11-23T18:00'], false],
  [['soon', ' 2026-11-22 '], true],
  [['soon'], undefined],
  [[''], undefined],
  [[], undefined],
])('the event of %j is past: %s', (dates, isPast) => {
  expect(isPastEvent(dates, now)).toBe(isPast);
});
