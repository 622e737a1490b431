import { describe, expect, it } from 'vitest';
import { detectSpam } from './spam-check';

describe('spam check', () => {
  it.each([
    [undefined, { message: 'See https://example.org', 'leave-this-empty': '' }, 60_000],
    [undefined, { message: 'Hello' }, undefined],
    [undefined, { message: 'Hello' }, Number.NaN],
    ['trap', { message: 'Hello', 'leave-this-empty': 'buy' }, 60_000],
    ['trap', { 'leave-this-empty': ['', 'x'] }, 60_000],
    ['quick', { message: 'Hello' }, 300],
    ['links', { a: 'http://a.b http://a.b HTTPS://a.b', b: ['http://a.b', 'https://a.b'] }, undefined],
  ])('returns %s for %j after %s ms', (odd, sent, elapsedMs) => {
    expect(detectSpam({ sent, elapsedMs })).toBe(odd);
  });
});
