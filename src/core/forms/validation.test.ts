import { describe, expect, it } from 'vitest';
import type { FieldConstraints } from '../fields/rules';
import { fieldMessages } from '../messages/form-messages';
import type { FieldType, FormValue } from '../wire/form';
import { countCharacters } from './character-count';
import { isUsZip } from './extended-rules';
import { validateField } from './validation';

const field = (type: FieldType, more: Partial<FieldConstraints> = {}): FieldConstraints => ({
  type,
  title: 'Field',
  required: false,
  ...more,
});

describe('validateField', () => {
  it.each([
    ['text', ''],
    ['text', '  '],
    ['checkbox', []],
    ['name', ['', '']],
    ['likert', { 'Tea?': [] }],
  ] as [FieldType, FormValue][])('requires a value of %s only if the field is required', (type, value) => {
    expect(validateField(field(type, { required: true }), value)).toBe('Field is required.');
    expect(validateField(field(type, { required: true, title: '' }), value)).toBe('This field is required.');
    expect(validateField(field(type), value)).toBeUndefined();
  });

  it('returns the documented message for an invalid email [FRM-043]', () => {
    expect(validateField(field('email'), 'nobody')).toBe(
      'Email is not valid. Email addresses should follow the format user@domain.com.',
    );
    expect(validateField(field('email'), ' a@b.co ')).toBeUndefined();
  });

  it('accepts an empty optional email [FRM-042]', () => {
    expect(validateField(field('email'), '')).toBeUndefined();
  });

  it('applies the email policy', () => {
    expect(validateField(field('email'), 'a@b.online')).toBeUndefined();
    expect(validateField(field('email', { emailPolicy: 'html' }), 'a@b.online')).toBeUndefined();
    expect(validateField(field('email', { emailPolicy: 'documented' }), 'a@b.online')).toBeDefined();
  });

  it('enforces the maximum length of a text area [FRM-044]', () => {
    const short = field('textarea', { maxLength: 3 });
    expect(validateField(short, 'abcd')).toBe('You have exceeded the character limit.');
    expect(validateField(short, 'abc')).toBeUndefined();
    expect(validateField(short, '')).toBeUndefined();
    expect(validateField(field('textarea'), 'x'.repeat(9999))).toBeUndefined();
  });

  it.each(['radio', 'select', 'checkbox'] as const)('accepts only options of a %s field', (type) => {
    const choice = field(type, { options: ['a', 'b'] });
    expect(validateField(choice, type === 'checkbox' ? ['a', 'b'] : 'a')).toBeUndefined();
    expect(validateField(choice, type === 'checkbox' ? ['a', 'x'] : 'x')).toBe(
      'Field is not one of the expected options.',
    );
  });

  it.each(['number', 'currency'] as const)('accepts numbers with either decimal separator for %s', (type) => {
    for (const text of ['7', '-7', '1.5', '1,5', '.5', ' 7 ']) {
      expect(validateField(field(type), text)).toBeUndefined();
    }
    for (const text of ['seven', '1.2.3', '0x10', '1e9']) {
      expect(validateField(field(type), text)).toBe('Field must be a number.');
    }
  });

  it('accepts a website URL with or without a scheme', () => {
    for (const text of ['example.com', 'https://example.com/a?b', 'ftp://files.example.com']) {
      expect(validateField(field('website'), text)).toBeUndefined();
    }
    for (const text of ['javascript:alert(1)', 'javascript://a.b/%0aalert(1)', 'example', 'a b.com']) {
      expect(validateField(field('website'), text)).toBeDefined();
    }
  });

  it('accepts the documented Likert answers by default [FRM-038]', () => {
    const likert = field('likert', { questions: ['Tea?'] });
    for (const answer of ['-2', '0', '2'])
      expect(validateField(likert, { 'Tea?': [answer] })).toBeUndefined();
    expect(validateField(likert, { 'Tea?': ['3'] })).toBe('Field is not one of the expected options.');
  });

  it('requires an answer to each question of a required Likert field', () => {
    const likert = field('likert', { required: true, questions: ['Tea?', 'Milk?'], options: ['0', '1'] });
    expect(validateField(likert, { 'Tea?': ['1'], 'Milk?': ['0'] })).toBeUndefined();
    expect(validateField(likert, { 'Tea?': ['1'] })).toBe('Field is required.');
    expect(validateField(likert, { 'Tea?': ['1'], 'Milk?': ['9'] })).toBeDefined();
    expect(validateField(likert, { 'Tea?': ['1'], 'Milk?': ['0'], 'Other?': ['0'] })).toBeDefined();
  });

  it.each([
    ['date', ['2', '30', '2024'], 'Field must be a valid date with a month, day and year.'],
    ['date', ['2', '', ''], 'Field must be a valid date with a month, day and year.'],
    ['time', ['25', '', '', ''], 'Field must be a valid time.'],
    ['twitter', '@no-name', 'Field must be a username of up to 15 letters, digits and underscores.'],
    ['twitter', 'a'.repeat(16), 'Field must be a username of up to 15 letters, digits and underscores.'],
    ['password', 'open sesame', 'Field must not contain spaces.'],
    ['phone', ['', '555', 'abc', '1'], 'Field must be a phone number.'],
    ['phone', ['+12345', '5', '5', '5'], 'Field must be a phone number.'],
    ['phone', ['+49', '', '', ''], 'Field must be a phone number.'],
    ['address', ['1 Main', '', 'York', 'NY', '1001', 'USA'], 'Field must be a 5-digit US ZIP code.'],
  ] as [FieldType, FormValue, string][])('rejects %s %j: %s', (type, value, message) => {
    expect(validateField(field(type), value)).toBe(message);
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
  ] as [FieldType, FormValue][])('accepts %s %j', (type, value) => {
    expect(validateField(field(type), value)).toBeUndefined();
  });

  it.each([
    ['name', ['Ada', '']],
    ['address', ['', '', 'York', '', '', '']],
    ['phone', ['+1', '555', '', '']],
    ['time', ['', '15', '', 'AM']],
  ] as [FieldType, FormValue][])(
    'rejects a required %s field whose value %j lacks a required part',
    (type, value) => {
      expect(validateField(field(type, { required: true }), value)).toBe('Field is required.');
    },
  );

  it('does not validate sections [FRM-023]', () => {
    expect(validateField(field('section', { required: true }), '')).toBeUndefined();
  });
});

describe('custom messages', () => {
  it('replace the English defaults', () => {
    const messages = {
      ...fieldMessages,
      required: '{title} fehlt.',
      email: 'Nicht wie {email}.',
      emailExample: 'x@y.de',
    };
    const field = { type: 'email', title: 'E-Mail', required: true } as const;
    expect(validateField(field, '', messages)).toBe('E-Mail fehlt.');
    expect(validateField(field, 'x', messages)).toBe('Nicht wie x@y.de.');
  });
});

describe('countCharacters', () => {
  it('formats length / maximum and reports an exceeded limit', () => {
    expect(countCharacters('abc', 3)).toEqual({ text: '3 / 3', isOver: false });
    expect(countCharacters('abcd', 3)).toEqual({ text: '4 / 3', isOver: true });
    expect(countCharacters('abc', 3, '{length} von {maximum}').text).toBe('3 von 3');
  });
});

describe('isUsZip', () => {
  it.each([
    ['12345', true],
    ['1234', false],
    ['123456', false],
    ['12a45', false],
    ['12345\n', false],
  ])('returns for %j: %s [FRM-040]', (text, isValid) => {
    expect(isUsZip(text)).toBe(isValid);
    const message = validateField(field('address'), ['1 Main', '', 'York', 'NY', text, 'US']);
    // Surrounding whitespace is trimmed before validation.
    if (text === text.trim())
      expect(message).toBe(isValid ? undefined : 'Field must be a 5-digit US ZIP code.');
  });
});
