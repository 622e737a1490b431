import { describe, expect, it } from 'vitest';
import { findMessageProblems } from './check-message';

describe('a translation', () => {
  it.each([
    ['Weiter', 'de'],
    ['{n, plural, one {# Bild} other {# Bilder}}', 'de'],
    ['{n, plural, =0 {ничего} one {#} few {#} many {#} other {#}}', 'ru'],
    ['{n, plural, other {#枚}}', 'ja'],
    ['{who, select, me {a} you {b} other {c}}', 'de'],
  ])('is valid: %s in %s', (text, locale) => {
    expect(findMessageProblems(text, locale)).toEqual([]);
  });

  it('requires the form "other" in plurals [I18-001]', () => {
    expect(findMessageProblems('{n, plural, one {# Bild}}', 'de')).toEqual([
      '{n, plural} has no case "other".',
    ]);
    expect(findMessageProblems('{n, selectordinal, one {#.}}', 'en')).toEqual([
      '{n, selectordinal} has no case "other".',
    ]);
    expect(findMessageProblems('{a, select, x {{n, plural, one {1}}} other {y}}', 'en')).toEqual([
      '{n, plural} has no case "other".',
    ]);
  });

  it.each([
    ['{n, plural, one {#} few {#} other {#}}', 'de', 'few', 'one, other'],
    ['{n, plural, one {#枚} other {#枚}}', 'ja', 'one', 'other'],
    ['{n, plural, singular {#} other {#}}', 'en', 'singular', 'one, other'],
  ])('may only use the plural forms of its language: %s [I18-002]', (text, locale, key, forms) => {
    expect(findMessageProblems(text, locale)).toEqual([
      `{n, plural} has the case "${key}", which ${locale} does not use; it uses ${forms}.`,
    ]);
  });

  it('may only use placeholders of the original', () => {
    const original = '{length} of {maximum}';
    expect(findMessageProblems('{maximum}, {length, plural, other {#}}', 'de', original)).toEqual([]);
    expect(findMessageProblems('{titel}', 'de', '{title} is required.')).toEqual([
      '{titel} is not a placeholder of this text.',
    ]);
  });

  it('reports the position of a syntax error', () => {
    expect(findMessageProblems('{n, plural, one {a}', 'de')).toEqual([
      'a closing brace is missing at character 19.',
    ]);
    expect(findMessageProblems('{n, date}', 'de')).toEqual([
      '"date" is not a supported type at character 8.',
    ]);
  });
});
