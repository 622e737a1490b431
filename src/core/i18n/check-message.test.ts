import { describe, expect, it } from 'vitest';
import { messageProblems } from './check-message';

describe('a translation', () => {
  it.each([
    ['Weiter', 'de'],
    ['{n, plural, one {# Bild} other {# Bilder}}', 'de'],
    ['{n, plural, =0 {ничего} one {#} few {#} many {#} other {#}}', 'ru'],
    ['{n, plural, other {#枚}}', 'ja'],
    ['{who, select, me {a} you {b} other {c}}', 'de'],
  ])('is fine: %s in %s', (text, locale) => {
    expect(messageProblems(text, locale)).toEqual([]);
  });

  it('with plurals must have the form "other" [I18-001]', () => {
    expect(messageProblems('{n, plural, one {# Bild}}', 'de')).toEqual(['{n, plural} has no case "other".']);
    expect(messageProblems('{n, selectordinal, one {#.}}', 'en')).toEqual([
      '{n, selectordinal} has no case "other".',
    ]);
    expect(messageProblems('{a, select, x {{n, plural, one {1}}} other {y}}', 'en')).toEqual([
      '{n, plural} has no case "other".',
    ]);
  });

  it.each([
    ['{n, plural, one {#} few {#} other {#}}', 'de', 'few', 'one, other'],
    ['{n, plural, one {#枚} other {#枚}}', 'ja', 'one', 'other'],
    ['{n, plural, singular {#} other {#}}', 'en', 'singular', 'one, other'],
  ])('has only the plural forms of its language: %s [I18-002]', (text, locale, key, forms) => {
    expect(messageProblems(text, locale)).toEqual([
      `{n, plural} has the case "${key}", which ${locale} does not have; it has ${forms}.`,
    ]);
  });

  it('names only the places of the original', () => {
    const original = '{length} of {maximum}';
    expect(messageProblems('{maximum}, {length, plural, other {#}}', 'de', original)).toEqual([]);
    expect(messageProblems('{titel}', 'de', '{title} is required.')).toEqual([
      '{titel} is not a place of this text.',
    ]);
  });

  it('that cannot be understood says where', () => {
    expect(messageProblems('{n, plural, one {a}', 'de')).toEqual([
      'a closing brace is missing at character 19.',
    ]);
    expect(messageProblems('{n, date}', 'de')).toEqual([
      '"date" is no kind that is known; it ends at character 8.',
    ]);
  });
});
