import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import {
  type Attribute,
  choice,
  flag,
  INVALID,
  json,
  number,
  optional,
  parseNumber,
  text,
  type ValueSource,
  withAliases,
} from './attributes';

describe('flag', () => {
  const read = flag(false, '').read;
  it.each(['', 'true', '1', 'yes', 'lightbox', 'anything'])(
    'parses the attribute value %j as true',
    (value) => {
      expect(read(value, 'attribute')).toBe(true);
    },
  );
  it.each(['false', '0', 'no', 'off', ' OFF '])('parses %j, which templates print, as false', (value) => {
    expect(read(value, 'attribute')).toBe(false);
  });
  it.each(['', 'false', 'lightbox', '0'])('parses the data- value %j as false', (value) => {
    expect(read(value, 'data')).toBe(false);
  });
  it.each(['true', '1', 'YES', 'on'])('parses the data- value %j as true', (value) => {
    expect(read(value, 'data')).toBe(true);
  });
});

describe('number', () => {
  it.each([
    ['24px', 24],
    ['0,5', 0.5],
    [' 4 ', 4],
    ['1,000', 1000],
    ['-3.5e2', -350],
    ['.5', 0.5],
    ['50%', 50],
    [7, 7],
  ])('reads %j as %d', (input, expected) => expect(parseNumber(input)).toBe(expected));
  it.each(['many', '1e999', '4 of 5', '--1', Number.NaN, {}, true])('rejects %j', (input) =>
    expect(parseNumber(input)).toBe(INVALID),
  );
  it('clamps a value to the range', () => {
    const columns = number(3, '', { min: 1, max: 8, integer: true });
    expect([
      columns.read('0', 'attribute'),
      columns.read('99', 'attribute'),
      columns.read('2.4', 'attribute'),
    ]).toEqual([1, 8, 2]);
  });
});

describe('choice', () => {
  const design = choice(['grid', 'OPT_IN'], 'grid', '', { slider: 'grid', 1: 'OPT_IN' });
  it.each([
    ['GRID', 'grid'],
    ['opt-in', 'OPT_IN'],
    ['opt in', 'OPT_IN'],
    ['slider', 'grid'],
    [1, 'OPT_IN'],
  ])('reads %j as %j', (input, expected) => expect(design.read(input, 'attribute')).toBe(expected));
  it('rejects names of Object.prototype', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(design.read(name, 'json')).toBe(INVALID);
  });
});

describe('json', () => {
  const list = json<readonly unknown[]>([], '', {
    expects: 'a list',
    accept: (value) => (Array.isArray(value) ? value : INVALID),
  });
  it('parses JSON text and keeps an object as it is', () => {
    const value = [1];
    expect(list.read('[1]', 'attribute')).toEqual([1]);
    expect(list.read(value, 'property')).toBe(value);
  });
  it.each(['{', '{}', 'null', 12])('rejects %j', (value) => {
    expect(list.read(value, 'attribute')).toBe(INVALID);
  });
});

it('withAliases changes only the aliases', () => {
  const style = withAliases(['style'], text('a', 'About.'));
  expect(style).toMatchObject({ aliases: ['style'], defaultValue: 'a', description: 'About.' });
});

describe('optional', () => {
  const lightbox = optional(flag(false, ''));
  it('is null unless it is set', () => {
    expect(lightbox.defaultValue).toBe(null);
    expect(lightbox.read('false', 'attribute')).toBe(false);
    expect(lightbox.read('', 'attribute')).toBe(true);
  });
});

describe('for any value', () => {
  const every: readonly Attribute<unknown>[] = [
    text('', ''),
    flag(true, ''),
    number(1, '', { min: 0 }),
    choice(['a', 'b'], 'a', ''),
    json<unknown>(null, '', { expects: 'anything', accept: (value) => value }),
  ];
  const sources = fc.constantFrom<ValueSource>('property', 'attribute', 'data', 'json');
  it('read returns a value of its type or INVALID', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...every),
        fc.oneof(fc.string(), fc.anything()),
        sources,
        (attribute, value, source) => {
          fc.pre(value != null);
          const read = attribute.read(value, source);
          if (read === INVALID || attribute.kind === 'data') return true;
          return (
            typeof read === typeof attribute.defaultValue &&
            (attribute.kind !== 'number' || Number.isFinite(read))
          );
        },
      ),
      { numRuns: 3000 },
    );
  });
});
