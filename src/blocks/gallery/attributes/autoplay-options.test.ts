import { expect, it } from 'vitest';
import fc from '../../../core/testing/fast-check';
import { readAutoplayOptions, resolveAutoplay } from './autoplay-options';

const attributes = { autoplayDuration: 5, autoplayRandomize: false };

it('uses the attributes without an object: 5000 ms, in order [GAL-005] [GAL-056]', () => {
  expect(resolveAutoplay(attributes, null)).toEqual({
    randomize: false,
    timeout: 5000,
    pauseOnMouseover: '',
  });
  expect(resolveAutoplay({ autoplayDuration: 2.5, autoplayRandomize: true }, null)).toEqual({
    randomize: true,
    timeout: 2500,
    pauseOnMouseover: '',
  });
});

it('an object defaults to random order and 5000 ms [GAL-022]', () => {
  expect(resolveAutoplay(attributes, {})).toEqual({ randomize: true, timeout: 5000, pauseOnMouseover: '' });
  const object = readAutoplayOptions({ randomize: false, timeout: 3000, pauseOnMouseover: ['#a', '.b'] });
  expect(resolveAutoplay(attributes, object ?? null)).toEqual({
    randomize: false,
    timeout: 3000,
    pauseOnMouseover: '#a,.b',
  });
});

it('reads text values of templates', () => {
  expect(readAutoplayOptions({ randomize: 'false', timeout: '900', pauseOnMouseover: '#a' })).toEqual({
    randomize: false,
    timeout: 900,
    pauseOnMouseover: ['#a'],
  });
  expect(readAutoplayOptions({ timeout: 1 })).toEqual({ timeout: 500 });
  expect(readAutoplayOptions({ timeout: 'soon', randomize: null })).toEqual({});
  for (const invalid of [[], 'true', 5, null]) expect(readAutoplayOptions(invalid)).toBe(undefined);
});

it('rejects a timeout of zero or less, so that the default applies', () => {
  for (const timeout of [0, -3, '0', '-1s', 'soon']) {
    const messages: string[] = [];
    const options = readAutoplayOptions({ timeout }, (message) => messages.push(message));
    expect(resolveAutoplay(attributes, options ?? null).timeout).toBe(5000);
    expect(messages).toEqual([
      `timeout=${JSON.stringify(timeout)} of autoplay-options is not a positive number; ignoring it.`,
    ]);
  }
});

it('never throws, whatever the value', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('randomize', 'timeout', 'pauseOnMouseover', 'x'), fc.jsonValue()),
      (object) => {
        const { timeout } = resolveAutoplay(attributes, readAutoplayOptions(object) ?? null);
        expect(timeout).toBeGreaterThanOrEqual(500);
      },
    ),
  );
});
