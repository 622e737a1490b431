import { expect, it } from 'vitest';
import { parseQuery } from './parse-query';
import fc from './testing/fast-check';

it.each([
  ['?a=1&b=2', { a: '1', b: '2' }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a[b]=1&a[c][]=2&a[c][]=3', { a: { b: '1', c: ['2', '3'] } }],
  ['a[1]=y&a[0]=x', { a: ['x', 'y'] }],
  ['a=x+y%26&b', { a: 'x y&', b: '' }],
  ['a=%E0%A4%A', { a: '%E0%A4%A' }],
  ['a=1&a[b]=2', { a: { 0: '1', b: '2' } }],
  ['', {}],
  ['[x]=1', { '[x]': '1' }],
])('parses %s', (text, value) => {
  expect(JSON.parse(JSON.stringify(parseQuery(text)))).toEqual(value);
});

it('parses up to five brackets [LNK-021]', () => {
  expect(JSON.stringify(parseQuery('a[b][c][d][e][f][g]=1'))).toBe(
    '{"a":{"b":{"c":{"d":{"e":{"f":{"[g]":"1"}}}}}}}',
  );
});

it('creates a record for an index above 20 [LNK-021]', () => {
  expect(Array.isArray(parseQuery('a[20]=1').a)).toBe(true);
  expect(JSON.stringify(parseQuery('a[21]=1').a)).toBe('{"21":"1"}');
});

it('parses at most a thousand parameters, whatever the option [LNK-021]', () => {
  const text = Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join('&');
  expect(Object.keys(parseQuery(text))).toHaveLength(1000);
  expect(Object.keys(parseQuery(text, { parameterLimit: 5000 }))).toHaveLength(1000);
  expect(Object.keys(parseQuery(text, { parameterLimit: 3 }))).toHaveLength(3);
});

it('never throws and never modifies a prototype', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'b', '[', ']', '=', '&', '%', '+', '.', '0', '__proto__', 'constructor'),
  });
  fc.assert(fc.property(name, (text) => parseQuery(text) !== undefined));
  expect(JSON.stringify(parseQuery('__proto__[polluted]=1'))).toBe('{"__proto__":{"polluted":"1"}}');
  expect({}).not.toHaveProperty('polluted');
});
