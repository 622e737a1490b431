import { describe, expect, it } from 'vitest';
import type { FieldType } from '../wire/form';
import { parseFields, parseFormSettings } from './form-definition';

/** All properties that a field of any type can have. */
const everything = {
  title: 'Field',
  description: 'About',
  placeholder: 'Like this',
  required: true,
  options: ['One', 'Two'],
  maxLength: 20,
  currencySymbol: '€',
  showCountryCode: true,
  underline: true,
  key: 'from',
  value: 'web',
};

/** Names of the properties that are kept for a field of this type. */
function keptProperties(type: FieldType, features?: { supportsMaxLength: boolean }): string {
  const [field] = parseFields([{ ...everything, id: 'f', type }], features).fields;
  const { id: _id, title: _title, type: _type, ...properties } = field!;
  // Types that cannot be required get `required: false`, which does not come from the input.
  const kept = Object.entries(properties).filter(([, value]) => value !== false);
  return kept
    .map(([name]) => name)
    .sort()
    .join(' ');
}

describe('the properties that parseFields keeps', () => {
  it.each(['text', 'email', 'number', 'website'] as const)('for %s fields [FRM-024]', (type) => {
    expect(keptProperties(type)).toBe('description placeholder required');
  });

  it('for text areas, including the maximum length if the form handler supports it [FRM-024] [FRM-031]', () => {
    expect(keptProperties('textarea', { supportsMaxLength: false })).toBe('description placeholder required');
    expect(keptProperties('textarea')).toBe('description maxLength placeholder required');
  });

  it('for currency fields [FRM-025]', () =>
    expect(keptProperties('currency')).toBe('currencySymbol description required'));

  it.each(['password', 'twitter', 'date', 'time', 'name', 'address'] as const)(
    'for %s fields [FRM-026]',
    (type) => {
      expect(keptProperties(type)).toBe('description required');
    },
  );

  it('for phone numbers [FRM-027]', () =>
    expect(keptProperties('phone')).toBe('description required showCountryCode'));
  it('for sections [FRM-028]', () => expect(keptProperties('section')).toBe('description underline'));

  it.each(['radio', 'checkbox', 'select'] as const)('for %s fields [FRM-029]', (type) => {
    expect(keptProperties(type)).toBe('description options required');
  });

  it('for Likert fields, whose options become the questions if there are no questions [FRM-029]', () => {
    expect(keptProperties('likert')).toBe('description questions required');
    const withQuestions = { ...everything, id: 'f', type: 'likert', questions: ['Tea?'] };
    expect(parseFields([withQuestions]).fields[0]).toMatchObject({
      questions: ['Tea?'],
      options: ['One', 'Two'],
    });
  });

  it('for hidden fields [FRM-030]', () => expect(keptProperties('hidden')).toBe('key value'));
});

describe('parseFields', () => {
  it('skips entries that are not fields, with a warning', () => {
    const { fields, warnings } = parseFields([
      null,
      { type: 'text' },
      { id: 7, type: 'TEXT', title: 3 },
      { id: '7', type: 'email' },
      { id: 'x', type: 'color' },
    ]);
    expect(fields).toEqual([
      { id: '7', type: 'text', title: '3', required: false },
      { id: 'x', type: 'text', title: '', required: false },
    ]);
    expect(warnings).toEqual([
      'a field has no id; ignoring it.',
      'a field has no id; ignoring it.',
      'duplicate field id="7"; ignoring the second field.',
      'field "x": type="color" is not a field type; using text.',
    ]);
    expect(parseFields('invalid')).toEqual({ fields: [], warnings: [] });
  });

  it('accepts strings for flags and numbers, as templates print them', () => {
    const [field] = parseFields([
      { id: 'm', type: 'textarea', title: 'M', required: 'true', maxLength: '200', description: '' },
    ]).fields;
    expect(field).toEqual({ id: 'm', type: 'textarea', title: 'M', required: true, maxLength: 200 });
    for (const maxLength of ['', '-1', 'many', 0, null])
      expect(parseFields([{ id: 'm', type: 'textarea', maxLength }]).fields[0]).not.toHaveProperty(
        'maxLength',
      );
  });
});

describe('parseFormSettings', () => {
  it('keeps settings that are non-empty text', () => {
    expect(
      parseFormSettings({ id: 7, name: 'Contact', submitButtonText: '', successRedirect: null }),
    ).toEqual({
      id: '7',
      name: 'Contact',
    });
  });
});
