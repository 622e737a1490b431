import { expect, it } from 'vitest';
import { getSearchParams } from './search-params';

it('treats an invalid URL as empty and reports it [TRC-011]', () => {
  const reports: [string, unknown][] = [];
  const report = (event: string, error: unknown) => void reports.push([event, error]);
  expect(getSearchParams('https://shop.example/?a=1', report).toString()).toBe('a=1');
  expect(reports).toEqual([]);
  expect(getSearchParams('no address?a=1', report).toString()).toBe('');
  expect(reports).toEqual([['query', expect.any(TypeError)]]);
});
