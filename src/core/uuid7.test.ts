import { expect, it } from 'vitest';
import { uuid7 } from './uuid7';

const random = '11111111-2222-4333-8444-555555555555';

it('carries its time in front, then the chance that it was given', () => {
  const id = uuid7(0x19aa_bbcc_ddee, random);
  expect(id).toBe('19aabbcc-ddee-7333-8444-555555555555');
});

it('sorts by time', () => {
  expect(uuid7(1_700_000_000_000, random) < uuid7(1_700_000_000_001, random)).toBe(true);
});
