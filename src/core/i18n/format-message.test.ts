import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { formatMessage } from './format-message';

describe('a message', () => {
  it.each([
    ['Plain words', {}, 'Plain words'],
    ['{title} is required.', { title: 'Name' }, 'Name is required.'],
    ['{ title } is required.', { title: '{x}' }, '{x} is required.'],
    ['{missing} stays', {}, '{missing} stays'],
    ['{toString} stays', {}, '{toString} stays'],
    ["The owner's {thing}", { thing: 'cart' }, "The owner's cart"],
    ["'{not a place}' and it''s", {}, "{not a place} and it's"],
    ['{n} left', { n: 1234.5 }, '1,234.5 left'],
    ['{n, number} left', { n: '1234' }, '1,234 left'],
    ['{who, select, me {Mine} other {Theirs}}', { who: 'me' }, 'Mine'],
    ['{who, select, me {Mine} other {Theirs}}', { who: 'you' }, 'Theirs'],
    ['{n, plural, =0 {Nothing} one {# thing} other {# things}}', { n: 0 }, 'Nothing'],
    ['{n, plural, =0 {Nothing} one {# thing} other {# things}}', { n: 1 }, '1 thing'],
    ['{n, plural, =0 {Nothing} one {# thing} other {# things}}', { n: 1200 }, '1,200 things'],
    [
      '{n, plural, offset:1 =1 {Only you} one {You and # more} other {You and # more}}',
      { n: 3 },
      'You and 2 more',
    ],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
    ['# is no number here', {}, '# is no number here'],
    ['{n, plural, one {# thing} other {# things}}', { n: 'Many' }, 'Many things'],
    ["{n, plural, other {'#' is #}}", { n: 3 }, '# is 3'],
  ])('%s', (text, values, expected) => {
    expect(formatMessage(text, values as Record<string, string | number>, 'en')).toBe(expected);
  });

  it.each(['{', '}', '{a', '{n, plural}', '{n, plural, one}', '{n, date}', '{n, plural, one {a} one {b}}'])(
    'with a syntax error is returned unchanged, without throwing: %s [I18-006]',
    (text) => expect(formatMessage(text, { n: 1, a: 'b' }, 'en')).toBe(text),
  );

  it('uses the plural rules of the language', () => {
    const files = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
    const formatted = [1, 3, 5, 22, 1.5].map((n) => formatMessage(files, { n }, 'pl'));
    expect(formatted).toEqual(['1 plik', '3 pliki', '5 plików', '22 pliki', '1,5 pliku']);
  });

  it('falls back to English for an invalid locale, without throwing', () => {
    expect(formatMessage('{n, plural, one {# day} other {# days}}', { n: 1 }, 'not a language')).toBe(
      '1 day',
    );
  });

  it('returns the same text as the reference implementation', () => {
    const word = fc.stringMatching(/^[a-z ,.!-]{0,8}$/);
    const cases = (inner: fc.Arbitrary<string>) =>
      fc
        .record({ one: inner, few: inner, other: inner })
        .map((parts) => `one {${parts.one} #} few {${parts.few} #} other {${parts.other} #}`);
    const message = fc
      .tuple(word, word, cases(word), fc.constantFrom('plural', 'selectordinal'))
      .map(([before, after, inner, kind]) => `${before}{who}${after}{n, ${kind}, =7 {seven} ${inner}}`);
    const locale = fc.constantFrom('en', 'de', 'pl', 'ru', 'ar', 'he', 'ja', 'cy');
    fc.assert(
      fc.property(message, locale, fc.nat(3000), word, (text, language, n, who) => {
        const expected = new IntlMessageFormat(text, language).format({ n, who });
        expect(formatMessage(text, { n, who }, language)).toBe(expected);
      }),
    );
  });
});
