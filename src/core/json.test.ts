import { expect, it } from 'vitest';
import { cloneJson, cloneJsonFields, parseJson } from './json';

it('clones JSON values and returns null for the rest', () => {
  const value = { a: [1, { b: 'x' }], c: undefined };
  const copy = cloneJson(value);
  value.a.push(2);
  expect(copy).toEqual({ a: [1, { b: 'x' }] });
  const loop: { self?: unknown } = {};
  loop.self = loop;
  expect([loop, () => {}, undefined, 1n].map(cloneJson)).toEqual([null, null, null, null]);
});

it('clones the fields of an object and reports those that JSON cannot represent', () => {
  const invalidFields: string[] = [];
  const inner = { deep: [1] };
  const from = {
    text: 'x',
    inner,
    nothing: undefined,
    empty: null,
    loop: {} as Record<string, unknown>,
    large: 1n,
    act() {},
    sign: Symbol('s'),
    get broken() {
      throw new Error('broken');
    },
    ...JSON.parse('{"constructor": 1}'),
  };
  from.loop.self = from.loop;
  Object.defineProperty(from, '__proto__', { value: { polluted: 1 }, enumerable: true });
  const copy = cloneJsonFields(from, (name) => invalidFields.push(name));
  inner.deep.push(2);
  expect(Object.entries(copy)).toEqual([
    ['text', 'x'],
    ['inner', { deep: [1] }],
    ['empty', null],
    ['constructor', 1],
    ['__proto__', { polluted: 1 }],
  ]);
  expect(copy.polluted).toBeUndefined();
  expect(invalidFields).toEqual(['loop', 'large', 'act', 'sign', 'broken']);
});

it('parses JSON and returns undefined for invalid text', () => {
  expect(['{"a":[1]}', 'null', '', '{', null, undefined].map(parseJson)).toEqual([
    { a: [1] },
    null,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
