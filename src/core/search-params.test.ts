import { expect, it } from 'vitest';
import { getSearchParams } from './search-params';

it('treats an invalid URL as empty and reports it [TRC-011]', () => {
  const told: [string, unknown][] = [];
  const report = (event: string, error: unknown) => void told.push([event, error]);
  expect(getSearchParams('https://shop.example/?a=1', report).toString()).toBe('a=1');
  expect(told).toEqual([]);
  expect(getSearchParams('no address?a=1', report).toString()).toBe('');
  expect(told).toEqual([['query', expect.any(TypeError)]]);
});
