import { expect, it } from 'vitest';
import { queryOf } from './query-of';

it('of an address that is none is empty, and told to who collects errors [TRC-011]', () => {
  const told: [string, unknown][] = [];
  const report = (event: string, error: unknown) => void told.push([event, error]);
  expect(queryOf('https://shop.example/?a=1', report).toString()).toBe('a=1');
  expect(told).toEqual([]);
  expect(queryOf('no address?a=1', report).toString()).toBe('');
  expect(told).toEqual([['query', expect.any(TypeError)]]);
});
