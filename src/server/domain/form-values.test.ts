import { describe, expect, it } from 'vitest';
import type { FormField, FormValue } from '../../core/wire/form';
import { parseNativeValues, validateSubmission } from './form-values';

const field = (type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  id: 'f',
  type,
  title: 'Field',
  required: false,
  ...more,
});
const check = (one: FormField, value: FormValue) => validateSubmission([one], { f: value });
const problem = (one: FormField, value: FormValue) => check(one, value).errors.f;

describe('form values', () => {
  it.each(['a@b.co', 'first.last+tag@sub.domain.info', `${'x'.repeat(244)}@example.org`])(
    'accept the documented address %s [FRM-041]',
    (email) => expect(problem(field('email'), email)).toBeUndefined(),
  );

  it.each([
    'a@',
    'ab',
    '@b.co',
    'a@b',
    'a@b.c',
    'a@b.museum',
    'a b@c.de',
    'a@b..de',
    `${'x'.repeat(245)}@example.org`,
  ])('reject %s as an address, with the documented message [FRM-041] [FRM-043]', (email) =>
    expect(problem(field('email', { emailPolicy: 'documented' }), email)).toMatch(
      /^Email is not valid\. Email addresses should follow the format \S+@\S+\.$/,
    ),
  );

  it('follow the HTML email rule unless the form selects the documented one', () => {
    expect(problem(field('email'), 'a@b.berlin')).toBeUndefined();
    expect(problem(field('email', { emailPolicy: 'html' }), 'a@b.museum')).toBeUndefined();
    expect(problem(field('email'), 'a@')).toBeDefined();
  });

  it('accept an empty optional address and reject an empty required one [FRM-042]', () => {
    expect(problem(field('email'), '')).toBeUndefined();
    expect(problem(field('email', { required: true }), ' ')).toBe('Field is required.');
  });

  it('limit a text area, counting a line break as one character [FRM-044]', () => {
    const area = field('textarea', { maxLength: 3 });
    expect(problem(area, 'a\r\nb')).toBeUndefined();
    expect(problem(area, '')).toBeUndefined();
    expect(problem(area, 'a\r\nbc')).toBe('You have exceeded the character limit.');
  });

  it('accept options of the form only', () => {
    const options = ['One', 'Two'];
    expect(problem(field('select', { options }), 'One')).toBeUndefined();
    expect(problem(field('radio', { options }), 'Three')).toBeDefined();
    expect(problem(field('checkbox', { options }), ['One', 'Three'])).toBeDefined();
    expect(check(field('checkbox', { options }), ['One', 'One', '']).values.f).toEqual(['One']);
  });

  it('read a checkbox without a value as its only option', () => {
    expect(check(field('checkbox', { options: ['Yes, please'] }), 'on').values.f).toEqual(['Yes, please']);
  });

  it('store phone numbers in four parts [FRM-017]', () => {
    expect(check(field('phone'), ['555', '123', '4567']).values.f).toEqual(['', '555', '123', '4567']);
    expect(check(field('phone'), ['+49', '555', '123', '4567']).values.f).toEqual([
      '+49',
      '555',
      '123',
      '4567',
    ]);
  });

  it('accept Likert answers from -2 to 2 for questions of the form only [FRM-038]', () => {
    const likert = field('likert', { questions: ['Good?'] });
    for (const answer of ['-2', '-1', '0', '1', '2'])
      expect(problem(likert, { 'Good?': [answer] })).toBeUndefined();
    expect(problem(likert, { 'Good?': ['3'] })).toBeDefined();
    expect(problem(likert, { 'Bad?': ['0'] })).toBeDefined();
    expect(problem({ ...likert, required: true }, {})).toBe('Field is required.');
  });

  it('accept common notations of numbers and web addresses', () => {
    for (const text of ['4', '-4.5', '0,5', '.5']) expect(problem(field('number'), text)).toBeUndefined();
    for (const text of ['four', '4e', '1.2.3']) expect(problem(field('currency'), text)).toBeDefined();
    for (const text of ['example.org', 'https://example.org/a?b'])
      expect(problem(field('website'), text)).toBeUndefined();
    for (const text of ['example', 'javascript://example.org', 'a b.c'])
      expect(problem(field('website'), text)).toBeDefined();
  });

  it('do not include sections [FRM-023]', () => {
    expect(check(field('section', { required: true }), 'x')).toEqual({ values: {}, errors: {} });
  });

  it('have a maximum length', () => {
    expect(problem(field('text'), 'x'.repeat(20_001))).toBeDefined();
  });

  it('are read from native posts by field id, parts in order, Likert by question', () => {
    const fields = [field('name'), { ...field('likert', { questions: ['Good?'] }), id: 'l' }];
    const values = parseNativeValues(fields, [
      ['f', 'Ada'],
      ['f', 'Lovelace'],
      ['l[Good?]', '2'],
      ['other', 'x'],
    ]);
    expect(values).toEqual({ f: ['Ada', 'Lovelace'], l: { 'Good?': ['2'] } });
  });

  it('are read from native posts by part names in any order', () => {
    const day = parseNativeValues(
      [field('date')],
      [
        ['f[Day]', '31'],
        ['f[Month]', '1'],
        ['f[Year]', '2024'],
      ],
    );
    expect(day).toEqual({ f: ['1', '31', '2024'] });
    expect(parseNativeValues([field('phone')], [['f[Line]', '4711']])).toEqual({ f: ['', '', '', '4711'] });
  });
});
