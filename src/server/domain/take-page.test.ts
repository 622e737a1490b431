import { expect, it } from 'vitest';
import { takePage } from './take-page';

it('a page has a last row only if further rows follow', () => {
  expect(takePage(['a', 'b', 'c'], 2)).toEqual({ rows: ['a', 'b'], last: 'b' });
  expect(takePage(['a', 'b'], 2)).toEqual({ rows: ['a', 'b'], last: undefined });
  expect(takePage([], 2)).toEqual({ rows: [], last: undefined });
});
