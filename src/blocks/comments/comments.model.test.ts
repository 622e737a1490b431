import { expect, it } from 'vitest';
import { formatCount } from './comments.model';

const TEXTS = { labelNone: 'No Comments', labelOne: '1 Comment', labelMany: '{count} Comments' };

it.each([
  [10, '10 Comments'],
  [1, '1 Comment'],
  [0, 'No Comments'],
  [-3, 'No Comments'],
  [Number.NaN, 'No Comments'],
  [1.5, 'No Comments'],
])('formats %d as “%s”, as published pages do', (count, text) =>
  expect(formatCount(count, TEXTS)).toBe(text),
);
