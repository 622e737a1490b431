import { expect, it } from 'vitest';
import { timeOfUuid7 } from '../server/domain/uuid7';
import { uuid7 } from './uuid7';

const random = '11111111-2222-4333-8444-555555555555';

it('carries its time, which the server reads', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  expect(uuid7(now, random)).toMatch(/^[\da-f]{8}-[\da-f]{4}-7333-8444-555555555555$/);
  expect(timeOfUuid7(uuid7(now, random))).toBe(now);
});

it('sorts by time', () => {
  expect(uuid7(1_700_000_000_000, random) < uuid7(1_700_000_000_001, random)).toBe(true);
});
