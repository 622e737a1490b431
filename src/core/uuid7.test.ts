import { expect, it } from 'vitest';
import { formatUuid, getUuid7Time, uuid7 } from './uuid7';

const randomBytes = Uint8Array.from({ length: 10 }, (_, at) => 0x11 * (at + 1));

it('consists of the timestamp and the given random bytes', () => {
  const id = uuid7(0x19aa_bbcc_ddee, randomBytes);
  expect(id).toBe('19aabbcc-ddee-7122-b344-5566778899aa');
  expect(getUuid7Time(id)).toBe(0x19aa_bbcc_ddee);
});

it('sorts by time', () => {
  expect(uuid7(1_700_000_000_000, randomBytes) < uuid7(1_700_000_000_001, randomBytes)).toBe(true);
});

it('accepts a clock before 1970', () => {
  expect(getUuid7Time(uuid7(-5, randomBytes))).toBe(0);
});

it('is distinguished from other versions', () => {
  const bytes = new Uint8Array(16).fill(255);
  expect(formatUuid(bytes, 4)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(getUuid7Time(formatUuid(bytes, 4))).toBeNaN();
  expect(getUuid7Time('6f9619ff')).toBeNaN();
});
