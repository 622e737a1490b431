import { describe, expect, it } from 'vitest';
import { fieldMessages } from '../messages';
import type { FieldType, FormValue } from '../wire/form';
import { countCharacters } from './character-count';
import type { FieldConstraints } from './rules';
import { validateField, validateForm } from './validation';
import { isUsZip } from './zip';

const field = (type: FieldType, more: Partial<FieldConstraints> = {}): FieldConstraints => ({
  type,
  title: 'Field',
  required: false,
  ...more,
});

describe('a field', () => {
  it.each([
    ['text', ''],
    ['text', '  '],
    ['checkbox', []],
    ['name', ['', '']],
    ['likert', { 'Tea?': [] }],
  ] as [FieldType, FormValue][])('%s must have a value when it is required, and only then', (type, value) => {
    expect(validateField(field(type, { required: true }), value)).toBe('Field is required.');
    expect(validateField(field(type, { required: true, title: '' }), value)).toBe('This field is required.');
    expect(validateField(field(type), value)).toBeUndefined();
  });

  it('of type email is refused with the documented words [FRM-043]', () => {
    expect(validateField(field('email'), 'nobody')).toBe(
      'Email is not valid. Email addresses should follow the format user@domain.com.',
    );
    expect(validateField(field('email'), ' a@b.co ')).toBeUndefined();
  });

  it('of type email passes when it is empty and optional [FRM-042]', () => {
    expect(validateField(field('email'), '')).toBeUndefined();
  });

  it('of type email follows its policy', () => {
    expect(validateField(field('email', { emailPolicy: 'html' }), 'a@b.online')).toBeUndefined();
    expect(validateField(field('email'), 'a@b.online')).toBeDefined();
  });

  it('of type textarea must not exceed its length [FRM-044]', () => {
    const short = field('textarea', { maxLength: 3 });
    expect(validateField(short, 'abcd')).toBe('You have exceeded the character limit.');
    expect(validateField(short, 'abc')).toBeUndefined();
    expect(validateField(short, '')).toBeUndefined();
    expect(validateField(field('textarea'), 'x'.repeat(9999))).toBeUndefined();
  });

  it.each(['radio', 'select', 'checkbox'] as const)('of type %s takes one of its options', (type) => {
    const choice = field(type, { options: ['a', 'b'] });
    expect(validateField(choice, type === 'checkbox' ? ['a', 'b'] : 'a')).toBeUndefined();
    expect(validateField(choice, type === 'checkbox' ? ['a', 'x'] : 'x')).toBe(
      'Field is not one of the expected options.',
    );
  });

  it.each(['number', 'currency'] as const)('of type %s is a number in either notation', (type) => {
    for (const text of ['7', '-7', '1.5', '1,5', '.5', ' 7 ']) {
      expect(validateField(field(type), text)).toBeUndefined();
    }
    for (const text of ['seven', '1.2.3', '0x10', '1e9']) {
      expect(validateField(field(type), text)).toBe('Field must be a number.');
    }
  });

  it('of type website is an address, with or without its scheme', () => {
    for (const text of ['example.com', 'https://example.com/a?b', 'ftp://files.example.com']) {
      expect(validateField(field('website'), text)).toBeUndefined();
    }
    for (const text of ['javascript:alert(1)', 'javascript://a.b/%0aalert(1)', 'example', 'a b.com']) {
      expect(validateField(field('website'), text)).toBeDefined();
    }
  });

  it('of type likert takes the documented answers where it names none [FRM-038]', () => {
    const likert = field('likert', { questions: ['Tea?'] });
    for (const answer of ['-2', '0', '2'])
      expect(validateField(likert, { 'Tea?': [answer] })).toBeUndefined();
    expect(validateField(likert, { 'Tea?': ['3'] })).toBe('Field is not one of the expected options.');
  });

  it('of type likert wants an answer to each question when it is required', () => {
    const likert = field('likert', { required: true, questions: ['Tea?', 'Milk?'], options: ['0', '1'] });
    expect(validateField(likert, { 'Tea?': ['1'], 'Milk?': ['0'] })).toBeUndefined();
    expect(validateField(likert, { 'Tea?': ['1'] })).toBe('Field is required.');
    expect(validateField(likert, { 'Tea?': ['1'], 'Milk?': ['9'] })).toBeDefined();
    expect(validateField(likert, { 'Tea?': ['1'], 'Milk?': ['0'], 'Other?': ['0'] })).toBeDefined();
  });

  it.each([
    ['date', ['2', '30', '2024'], 'Field must be a real date, with month, day and year.'],
    ['date', ['2', '', ''], 'Field must be a real date, with month, day and year.'],
    ['time', ['25', '', '', ''], 'Field must be a real time.'],
    ['twitter', '@no-name', 'Field must be a user name of up to 15 letters, digits and underscores.'],
    ['twitter', 'a'.repeat(16), 'Field must be a user name of up to 15 letters, digits and underscores.'],
    ['password', 'open sesame', 'Field must not contain spaces.'],
    ['phone', ['', '555', 'abc', '1'], 'Field must be a phone number.'],
    ['phone', ['+12345', '5', '5', '5'], 'Field must be a phone number.'],
    ['phone', ['+49', '', '', ''], 'Field must be a phone number.'],
    [
      'address',
      ['1 Main', '', 'York', 'NY', '1001', 'USA'],
      'Field: a zip code of the United States has 5 digits.',
    ],
  ] as [FieldType, FormValue, string][])('of type %s with %j: %s', (type, value, text) => {
    expect(validateField(field(type), value)).toBe(text);
  });

  it.each([
    ['date', ['2', '29', '2024']],
    ['time', ['9', '15', '', 'pm']],
    ['twitter', '@ada_1'],
    ['password', 'päss!'],
    ['phone', ['', '0221', '', '47-11 / 12']],
    ['phone', ['+1', '555', '123', '4567']],
    ['address', ['1 Main', '', 'York', 'NY', '10010', 'United States']],
    ['address', ['Hauptstr. 1', '', 'Köln', '', '0815 X', 'Deutschland']],
    ['address', ['1 Main', '', 'York', '', '', 'US']],
  ] as [FieldType, FormValue][])('of type %s with %j is right', (type, value) => {
    expect(validateField(field(type), value)).toBeUndefined();
  });

  it.each([
    ['name', ['Ada', '']],
    ['address', ['', '', 'York', '', '', '']],
    ['phone', ['+1', '555', '', '']],
    ['time', ['', '15', '', 'AM']],
  ] as [FieldType, FormValue][])(
    'of type %s with %j lacks a part that it needs when it is required',
    (type, value) => {
      expect(validateField(field(type, { required: true }), value)).toBe('Field is required.');
    },
  );

  it('of type section is not validated [FRM-023]', () => {
    expect(validateField(field('section', { required: true }), '')).toBeUndefined();
  });
});

describe('a form', () => {
  it('has the problems of its fields by id', () => {
    const fields = [
      { id: 'mail', ...field('email', { title: 'Mail', required: true }) },
      { id: 'note', ...field('textarea', { maxLength: 3 }) },
      { id: 'name', ...field('text', { title: 'Name', required: true }) },
    ];
    expect(validateForm(fields, { mail: 'x', note: 'abc' })).toEqual({
      mail: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      name: 'Name is required.',
    });
  });
});

describe('the words of the page', () => {
  it('stand for the English ones', () => {
    const texts = {
      ...fieldMessages,
      required: '{title} fehlt.',
      email: 'Nicht wie {email}.',
      emailExample: 'x@y.de',
    };
    const field = { type: 'email', title: 'E-Mail', required: true } as const;
    expect(validateField(field, '', texts)).toBe('E-Mail fehlt.');
    expect(validateField(field, 'x', texts)).toBe('Nicht wie x@y.de.');
  });
});

describe('the character counter', () => {
  it('shows length / maximum and flags what is over', () => {
    expect(countCharacters('abc', 3)).toEqual({ text: '3 / 3', over: false });
    expect(countCharacters('abcd', 3)).toEqual({ text: '4 / 3', over: true });
    expect(countCharacters('abc', 3, '{length} von {maximum}').text).toBe('3 von 3');
  });
});

describe('a US zip code', () => {
  it.each([
    ['12345', true],
    ['1234', false],
    ['123456', false],
    ['12a45', false],
    ['12345\n', false],
  ])('%j: %s [FRM-040]', (text, is) => {
    expect(isUsZip(text)).toBe(is);
    const said = validateField(field('address'), ['1 Main', '', 'York', 'NY', text, 'US']);
    // Blanks around what was typed are no part of it.
    if (text === text.trim())
      expect(said).toBe(is ? undefined : 'Field: a zip code of the United States has 5 digits.');
  });
});
