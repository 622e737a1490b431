import { describe, expect, it } from 'vitest';
import type { FieldType } from '../wire/form';
import { parseFields, parseFormSettings } from './form-definition';

/** A field with everything that any field may have. */
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

/** The names of the properties that a field of this kind keeps. */
function kept(type: FieldType, features?: { limitsText: boolean }): string {
  const [field] = parseFields([{ ...everything, id: 'f', type }], features).fields;
  const { id: _id, title: _title, type: _type, ...properties } = field!;
  // A kind that cannot be required says so with `false`, which is not what was written.
  const taken = Object.entries(properties).filter(([, value]) => value !== false);
  return taken
    .map(([name]) => name)
    .sort()
    .join(' ');
}

describe('the properties of a field', () => {
  it.each(['text', 'email', 'number', 'website'] as const)('of kind %s [FRM-024]', (type) => {
    expect(kept(type)).toBe('description placeholder required');
  });

  it('of a text area, whose length is limited where the form handler can [FRM-024] [FRM-031]', () => {
    expect(kept('textarea', { limitsText: false })).toBe('description placeholder required');
    expect(kept('textarea')).toBe('description maxLength placeholder required');
  });

  it('of a currency [FRM-025]', () => expect(kept('currency')).toBe('currencySymbol description required'));

  it.each(['password', 'twitter', 'date', 'time', 'name', 'address'] as const)(
    'of kind %s [FRM-026]',
    (type) => {
      expect(kept(type)).toBe('description required');
    },
  );

  it('of a phone number [FRM-027]', () => expect(kept('phone')).toBe('description required showCountryCode'));
  it('of a section [FRM-028]', () => expect(kept('section')).toBe('description underline'));

  it.each(['radio', 'checkbox', 'select'] as const)('of kind %s [FRM-029]', (type) => {
    expect(kept(type)).toBe('description options required');
  });

  it('of a likert, whose options are its questions where it has no others [FRM-029]', () => {
    expect(kept('likert')).toBe('description questions required');
    const own = { ...everything, id: 'f', type: 'likert', questions: ['Tea?'] };
    expect(parseFields([own]).fields[0]).toMatchObject({ questions: ['Tea?'], options: ['One', 'Two'] });
  });

  it('of a hidden field [FRM-030]', () => expect(kept('hidden')).toBe('key value'));
});

describe('a list of fields', () => {
  it('leaves out what cannot be a field and says so', () => {
    const { fields, complaints } = parseFields([
      null,
      { type: 'text' },
      { id: 7, type: 'TEXT', title: 3 },
      { id: '7', type: 'email' },
      { id: 'x', type: 'colour' },
    ]);
    expect(fields).toEqual([
      { id: '7', type: 'text', title: '3', required: false },
      { id: 'x', type: 'text', title: '', required: false },
    ]);
    expect(complaints).toEqual([
      'a field without an id is left out.',
      'a field without an id is left out.',
      'two fields have the id "7"; the second is left out.',
      'type="colour" of the field "x" is not a kind of field; using text.',
    ]);
    expect(parseFields('nonsense')).toEqual({ fields: [], complaints: [] });
  });

  it('reads what templates print', () => {
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

describe('the texts of a form', () => {
  it('are taken where they are texts', () => {
    expect(
      parseFormSettings({ id: 7, name: 'Contact', submitButtonText: '', successRedirect: null }),
    ).toEqual({
      id: '7',
      name: 'Contact',
    });
  });
});
