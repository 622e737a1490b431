import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAutoplayOptions, resolveAutoplay } from './autoplay-options';

const plain = { autoplayDuration: 5, autoplayRandomize: false };

it('without an object the attributes hold: 5000 ms, one after the other [GAL-005] [GAL-056]', () => {
  expect(resolveAutoplay(plain, null)).toEqual({ randomize: false, timeout: 5000, pauseOnMouseover: '' });
  expect(resolveAutoplay({ autoplayDuration: 2.5, autoplayRandomize: true }, null)).toEqual({
    randomize: true,
    timeout: 2500,
    pauseOnMouseover: '',
  });
});

it('an object randomises unless it says no, and takes 5000 ms unless it says more [GAL-022]', () => {
  expect(resolveAutoplay(plain, {})).toEqual({ randomize: true, timeout: 5000, pauseOnMouseover: '' });
  const object = readAutoplayOptions({ randomize: false, timeout: 3000, pauseOnMouseover: ['#a', '.b'] });
  expect(resolveAutoplay(plain, object ?? null)).toEqual({
    randomize: false,
    timeout: 3000,
    pauseOnMouseover: '#a,.b',
  });
});

it('an object is read as templates print it', () => {
  expect(readAutoplayOptions({ randomize: 'false', timeout: '900', pauseOnMouseover: '#a' })).toEqual({
    randomize: false,
    timeout: 900,
    pauseOnMouseover: ['#a'],
  });
  expect(readAutoplayOptions({ timeout: 1 })).toEqual({ timeout: 500 });
  expect(readAutoplayOptions({ timeout: 'soon', randomize: null })).toEqual({});
  for (const other of [[], 'true', 5, null]) expect(readAutoplayOptions(other)).toBe(undefined);
});

it('never fails, whatever the object holds', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('randomize', 'timeout', 'pauseOnMouseover', 'x'), fc.jsonValue()),
      (object) => {
        const { timeout } = resolveAutoplay(plain, readAutoplayOptions(object) ?? null);
        expect(timeout).toBeGreaterThanOrEqual(500);
      },
    ),
  );
});
