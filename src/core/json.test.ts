import { expect, it } from 'vitest';
import { jsonCopy } from './json';

it('copies what JSON holds, and answers null for the rest', () => {
  const value = { a: [1, { b: 'x' }], c: undefined };
  const copy = jsonCopy(value);
  value.a.push(2);
  expect(copy).toEqual({ a: [1, { b: 'x' }] });
  const loop: { self?: unknown } = {};
  loop.self = loop;
  expect([loop, () => {}, undefined, 1n].map(jsonCopy)).toEqual([null, null, null, null]);
});
