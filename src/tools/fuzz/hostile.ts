// Values that often break servers, and their insertion into otherwise valid bodies.
import { chance, pick, type Random, randomBelow } from './pick';

/** A piece of JSON that `JSON.stringify` would not write. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** JSON, possibly with pieces of `RawJson`. */
export function stringify(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(stringify).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${stringify(member)}`,
  );
  return `{${members.join()}}`;
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'half \udc00 of it',
  '\u202e\u2066\ufeff',
  '\r\nSet-Cookie: a=b',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(5_000),
  'x'.repeat(70_000),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "' or 1=1; --",
  '\\',
  '%',
  '%00',
  '%zz',
  '../../../../etc/passwd',
  '//evil.example/',
  'javascript:alert(1)',
  'https://[::1',
  'data:text/html,x',
  '<script>alert(1)</script>',
  '{"a":1}',
  '[[[[',
  'null',
  'true',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '-0',
  '1e400',
  '1e21',
  '0x10',
  '9007199254740993',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999999999999999',
  '0.1',
  '1,5',
  '١٢٣',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20',
  '13-2026',
  '00-0000',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'a@b',
  `${'a'.repeat(64)}@${'b.'.repeat(120)}c`,
  '(?:a+)+$',
  `${'a'.repeat(50)}!`,
] as const;

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const HOSTILE_VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 0.1,
  () => 1e21,
  () => 2 ** 31,
  () => 2 ** 53,
  () => Number.MAX_VALUE,
  () => new RawJson('1e999'),
  () => new RawJson('-0'),
  () => new RawJson('"\\ud800"'),
  () => new RawJson('"\\u0000"'),
  () => new RawJson(`${'9'.repeat(400)}`),
  () => new RawJson('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}'),
  () => new RawJson('{"a":1,"a":2}'),
  () => ({}),
  () => [],
  () => [null],
  () => ({ length: 5, toString: 'x', valueOf: null }),
  () => nested(31),
  () => nested(40),
  () => Array.from({ length: 2000 }, (_, at) => at),
  () => Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`k${at}`, at])),
];

const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  '',
] as const;

export const hostileText = (random: Random): string => pick(random, HOSTILE_TEXTS);

export function hostileValue(random: Random): unknown {
  if (chance(random, 0.6)) return hostileText(random);
  return HOSTILE_VALUES[randomBelow(random, HOSTILE_VALUES.length)]!();
}

/**
 * Changes one place in a value: replaces, removes, repeats or adds something. JSON inside a text can be damaged as
 * well.
 */
export function damage(random: Random, value: unknown): unknown {
  if (typeof value === 'string' && /^[[{]/.test(value) && chance(random, 0.7))
    return damageJson(random, value);
  if (Array.isArray(value)) return damageList(random, value);
  if (typeof value !== 'object' || value === null || value instanceof RawJson || chance(random, 0.05))
    return hostileValue(random);
  return damageRecord(random, value);
}

function damageJson(random: Random, text: string): string {
  try {
    return stringify(damage(random, JSON.parse(text)));
  } catch {
    return hostileText(random);
  }
}

function damageList(random: Random, list: readonly unknown[]): unknown {
  if (list.length === 0 || chance(random, 0.1)) return hostileValue(random);
  if (chance(random, 0.1)) return [...list, ...list, ...list];
  const at = randomBelow(random, list.length);
  return list.with(at, damage(random, list[at]));
}

function damageRecord(random: Random, record: object): unknown {
  const entries = Object.entries(record);
  const at = randomBelow(random, entries.length);
  const [name, value] = entries[at] ?? ['a', 1];
  if (entries.length > 0 && chance(random, 0.15)) return Object.fromEntries(entries.toSpliced(at, 1));
  if (chance(random, 0.15)) return add(record, pick(random, PROTOTYPE_NAMES), hostileValue(random));
  if (chance(random, 0.05)) return add(record, hostileText(random), 1);
  return add(record, name, damage(random, value));
}

/** Makes even `__proto__` an own property. */
function add(record: object, name: string, value: unknown): object {
  return Object.defineProperty({ ...record }, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
