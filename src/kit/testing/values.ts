// Test values of an attribute type: non-default, invalid and hostile.
import { type Attribute, INVALID } from '../contract/attributes';

/** A value other than the default, as text and parsed; null if none is known. */
export function getNonDefaultValue({
  kind,
  values,
  defaultValue,
  read,
}: Attribute<unknown>): { text: string; value: unknown } | null {
  const text = {
    text: 'Some words',
    flag: defaultValue ? 'false' : 'true',
    number: String(Number(defaultValue) + 1),
    choice: values?.find((value) => value !== defaultValue) ?? '',
    data: '',
  }[kind];
  const value = text === '' ? INVALID : read(text, 'attribute');
  return value === INVALID || value === defaultValue ? null : { text, value };
}

/** An invalid text; null for options that accept any text. */
export const getInvalidText = ({ kind }: Attribute<unknown>): string | null =>
  ({ text: null, flag: null, number: 'many', choice: 'no such word', data: '{"oops' })[kind];

/** Typical injection attempts and extreme values. */
export const HOSTILE_VALUES: readonly string[] = [
  '"><img src=x onerror="globalThis.pwned=1">',
  "';globalThis.pwned=1;//",
  '<script>globalThis.pwned=1</script>',
  '<svg onload="globalThis.pwned=1">',
  'javascript:globalThis.pwned=1',
  'data:text/html,<script>parent.pwned=1</script>',
  '{{constructor.constructor("globalThis.pwned=1")()}}',
  '__proto__',
  'constructor',
  '{"__proto__":{"polluted":true}}',
  '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
  '\u0000',
  '\u2028\u2029',
  '\ud800',
  'url(javascript:globalThis.pwned=1)',
  '}</style><script>globalThis.pwned=1</script>',
  '9'.repeat(400),
  '-1e308',
  'NaN',
  '٣',
  '😀'.repeat(200),
  'x'.repeat(20_000),
];
