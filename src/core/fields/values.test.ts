import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '../wire/field-types';
import { isEmptyValue, toFormValue } from './values';

describe('toFormValue', () => {
  it.each(['address', 'date', 'name', 'time'] as const)(
    'returns the list of parts for %s [FRM-016]',
    (type) => {
      expect(toFormValue(type, { values: ['a', '', 'c'] })).toEqual(['a', '', 'c']);
    },
  );

  it('returns four phone parts, with an empty country if only three are given [FRM-017]', () => {
    expect(toFormValue('phone', { values: ['555', '123', '4567'] })).toEqual(['', '555', '123', '4567']);
    expect(toFormValue('phone', { values: ['+1', '555', '123', '4567'] })).toEqual([
      '+1',
      '555',
      '123',
      '4567',
    ]);
  });

  it('returns the checked values of a checkbox field [FRM-018]', () => {
    expect(toFormValue('checkbox', { values: ['a', 'c'] })).toEqual(['a', 'c']);
    expect(toFormValue('checkbox', { values: [] })).toEqual([]);
  });

  it('returns the first checked value of a radio field [FRM-019]', () => {
    expect(toFormValue('radio', { values: ['b', 'c'] })).toBe('b');
    expect(toFormValue('radio', { values: [] })).toBe('');
  });

  it.each(['select', 'text', 'textarea', 'email', 'number', 'website'] as const)(
    'returns the single value of %s [FRM-020]',
    (type) => {
      expect(toFormValue(type, { values: ['b'] })).toBe('b');
    },
  );

  it('maps each Likert question to its checked values [FRM-021]', () => {
    expect(toFormValue('likert', { values: [], answers: { 'Tea?': ['2'], 'Milk?': [] } })).toEqual({
      'Tea?': ['2'],
      'Milk?': [],
    });
  });

  it('splits native date and time values into the same parts', () => {
    expect(toFormValue('date', { values: ['2024-02-29'] })).toEqual(['02', '29', '2024']);
    expect(toFormValue('time', { values: ['21:15'] })).toEqual(['21', '15', '', '']);
    expect(toFormValue('time', { values: [''] })).toEqual(['']);
  });

  it('returns a single value for all field types but eleven [FRM-015]', () => {
    const types = FIELD_TYPES.filter((type) => {
      const value = toFormValue(type, { values: ['a', 'b'], answers: {}, queryValue: 'q' });
      return value !== 'a' || type === 'radio' || type === 'select';
    });
    const special = 'date time name address phone section radio checkbox select likert hidden';
    expect([...types].sort()).toEqual(special.split(' ').sort());
  });

  it('reads a hidden field from the query string, with its default as fallback [FRM-022]', () => {
    expect(toFormValue('hidden', { values: ['none'], queryValue: 'spring' })).toBe('spring');
    expect(toFormValue('hidden', { values: ['none'], queryValue: '' })).toBe('');
    expect(toFormValue('hidden', { values: ['none'], queryValue: null })).toBe('none');
  });

  it('returns no value for sections [FRM-023]', () => {
    expect(toFormValue('section', { values: ['x'] })).toBeUndefined();
  });

  it.each([
    ['', true],
    ['  ', true],
    ['a', false],
    [[], true],
    [['', ' '], true],
    [['', 'a'], false],
    [{ 'Tea?': [] }, true],
    [{ 'Tea?': ['0'] }, false],
  ])('isEmptyValue(%j) is %s', (value, expected) => {
    expect(isEmptyValue(value as Parameters<typeof isEmptyValue>[0])).toBe(expected);
  });
});
