import { expect, it } from 'vitest';
import { isPlainInput } from './plain-input';

const KEY = { defaultPrevented: false, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const CLICK = { ...KEY, button: 0 };

it('accepts a click of the primary button and a key without modifiers', () => {
  expect([CLICK, KEY].map(isPlainInput)).toEqual([true, true]);
});

it.each(['defaultPrevented', 'ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'rejects a click and a key with %s',
  (name) => {
    expect([CLICK, KEY].map((event) => isPlainInput({ ...event, [name]: true }))).toEqual([false, false]);
  },
);

it.each([1, 2])('rejects a click of button %s', (button) => {
  expect(isPlainInput({ ...CLICK, button })).toBe(false);
});
