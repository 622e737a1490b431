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

describe('the values of a form', () => {
  it.each(['a@b.co', 'first.last+tag@sub.domain.info', `${'x'.repeat(244)}@example.org`])(
    'takes the documented address %s [FRM-041]',
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
  ])('refuses %s as an address, with the documented text [FRM-041] [FRM-043]', (email) =>
    expect(problem(field('email'), email)).toMatch(
      /^Email is not valid\. Email addresses should follow the format \S+@\S+\.$/,
    ),
  );

  it('takes what browsers take where the form says so', () => {
    expect(problem(field('email', { emailPolicy: 'html' }), 'a@b.museum')).toBeUndefined();
    expect(problem(field('email', { emailPolicy: 'html' }), 'a@')).toBeDefined();
  });

  it('passes an empty optional address and refuses an empty required one [FRM-042]', () => {
    expect(problem(field('email'), '')).toBeUndefined();
    expect(problem(field('email', { required: true }), ' ')).toBe('Field is required.');
  });

  it('counts a text area to its maximum, a line break as one character [FRM-044]', () => {
    const area = field('textarea', { maxLength: 3 });
    expect(problem(area, 'a\r\nb')).toBeUndefined();
    expect(problem(area, '')).toBeUndefined();
    expect(problem(area, 'a\r\nbc')).toBe('You have exceeded the character limit.');
  });

  it('takes only options of the form', () => {
    const options = ['One', 'Two'];
    expect(problem(field('select', { options }), 'One')).toBeUndefined();
    expect(problem(field('radio', { options }), 'Three')).toBeDefined();
    expect(problem(field('checkbox', { options }), ['One', 'Three'])).toBeDefined();
    expect(check(field('checkbox', { options }), ['One', 'One', '']).values.f).toEqual(['One']);
  });

  it('reads a lone checkbox without a value as its one option', () => {
    expect(check(field('checkbox', { options: ['Yes, please'] }), 'on').values.f).toEqual(['Yes, please']);
  });

  it('keeps phone numbers in four places [FRM-017]', () => {
    expect(check(field('phone'), ['555', '123', '4567']).values.f).toEqual(['', '555', '123', '4567']);
    expect(check(field('phone'), ['+49', '555', '123', '4567']).values.f).toEqual([
      '+49',
      '555',
      '123',
      '4567',
    ]);
  });

  it('takes likert answers from -2 to 2 to the questions of the form only [FRM-038]', () => {
    const likert = field('likert', { questions: ['Good?'] });
    for (const answer of ['-2', '-1', '0', '1', '2'])
      expect(problem(likert, { 'Good?': [answer] })).toBeUndefined();
    expect(problem(likert, { 'Good?': ['3'] })).toBeDefined();
    expect(problem(likert, { 'Bad?': ['0'] })).toBeDefined();
    expect(problem({ ...likert, required: true }, {})).toBe('Field is required.');
  });

  it('reads numbers and web addresses as people write them', () => {
    for (const text of ['4', '-4.5', '0,5', '.5']) expect(problem(field('number'), text)).toBeUndefined();
    for (const text of ['four', '4e', '1.2.3']) expect(problem(field('currency'), text)).toBeDefined();
    for (const text of ['example.org', 'https://example.org/a?b'])
      expect(problem(field('website'), text)).toBeUndefined();
    for (const text of ['example', 'javascript://example.org', 'a b.c'])
      expect(problem(field('website'), text)).toBeDefined();
  });

  it('does not validate sections and stores no value for them [FRM-023]', () => {
    expect(check(field('section', { required: true }), 'x')).toEqual({ values: {}, errors: {} });
  });

  it('has a limit for every value', () => {
    expect(problem(field('text'), 'x'.repeat(20_001))).toBeDefined();
  });

  it('reads native posts by field id, parts in order, likert by question', () => {
    const fields = [field('name'), { ...field('likert', { questions: ['Good?'] }), id: 'l' }];
    const values = parseNativeValues(fields, [
      ['f', 'Ada'],
      ['f', 'Lovelace'],
      ['l[Good?]', '2'],
      ['other', 'x'],
    ]);
    expect(values).toEqual({ f: ['Ada', 'Lovelace'], l: { 'Good?': ['2'] } });
  });

  it('reads native posts by the names of parts, in whatever order they come', () => {
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
