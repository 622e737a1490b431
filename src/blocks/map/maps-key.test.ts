import { expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import { readMapsKey } from './maps-key';

const KEY = 'AIzaSyExample-0123456789_abcdefghijklmno';

it('reads the key in base64, plain, and as a property [MAP-019]', () => {
  expect(readMapsKey(btoa(KEY))).toBe(KEY);
  expect(readMapsKey(KEY)).toBe(KEY);
  expect(readMapsKey({ key: btoa(KEY) })).toBe(KEY);
  expect(readMapsKey({ key: ` ${KEY} ` })).toBe(KEY);
});

it.each(['', ' ', '{key}', '{ key }', null, undefined, {}, []])('reads no key from %j [MAP-019]', (value) => {
  expect(readMapsKey(value)).toBe('');
});

it('decodes any key in base64 [MAP-019]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{20,60}$/), (key) => {
      expect(readMapsKey(btoa(key))).toBe(key);
    }),
  );
});

it('does not decode plain keys with the format of Google', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^AIza[\w-]{35}$/), (key) => {
      expect(readMapsKey(key)).toBe(key);
    }),
  );
});
