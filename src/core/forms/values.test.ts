import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '../wire/field-types';
import { isEmptyValue, toFormValue } from './values';

describe('the value of a field', () => {
  it.each(['address', 'date', 'name', 'time'] as const)(
    'of %s is the list of its parts [FRM-016]',
    (type) => {
      expect(toFormValue(type, { values: ['a', '', 'c'] })).toEqual(['a', '', 'c']);
    },
  );

  it('of a phone has four places, the country left empty when there are three parts [FRM-017]', () => {
    expect(toFormValue('phone', { values: ['555', '123', '4567'] })).toEqual(['', '555', '123', '4567']);
    expect(toFormValue('phone', { values: ['+1', '555', '123', '4567'] })).toEqual([
      '+1',
      '555',
      '123',
      '4567',
    ]);
  });

  it('of a checkbox is the list of what is checked [FRM-018]', () => {
    expect(toFormValue('checkbox', { values: ['a', 'c'] })).toEqual(['a', 'c']);
    expect(toFormValue('checkbox', { values: [] })).toEqual([]);
  });

  it('of a radio is the first that is checked [FRM-019]', () => {
    expect(toFormValue('radio', { values: ['b', 'c'] })).toBe('b');
    expect(toFormValue('radio', { values: [] })).toBe('');
  });

  it.each(['select', 'text', 'textarea', 'email', 'number', 'website'] as const)(
    'of %s is its value [FRM-020]',
    (type) => {
      expect(toFormValue(type, { values: ['b'] })).toBe('b');
    },
  );

  it('of a likert maps each question to what is checked [FRM-021]', () => {
    expect(toFormValue('likert', { values: [], answers: { 'Tea?': ['2'], 'Milk?': [] } })).toEqual({
      'Tea?': ['2'],
      'Milk?': [],
    });
  });

  it('of a native date or time control is in the same parts', () => {
    expect(toFormValue('date', { values: ['2024-02-29'] })).toEqual(['02', '29', '2024']);
    expect(toFormValue('time', { values: ['21:15'] })).toEqual(['21', '15', '', '']);
    expect(toFormValue('time', { values: [''] })).toEqual(['']);
  });

  it('is a single one for every kind but the eleven [FRM-015]', () => {
    const kinds = FIELD_TYPES.filter((type) => {
      const value = toFormValue(type, { values: ['a', 'b'], answers: {}, queryValue: 'q' });
      return value !== 'a' || type === 'radio' || type === 'select';
    });
    const special = 'date time name address phone section radio checkbox select likert hidden';
    expect([...kinds].sort()).toEqual(special.split(' ').sort());
  });

  it('of a hidden field is the query parameter of its name, else its default [FRM-022]', () => {
    expect(toFormValue('hidden', { values: ['none'], queryValue: 'spring' })).toBe('spring');
    expect(toFormValue('hidden', { values: ['none'], queryValue: '' })).toBe('');
    expect(toFormValue('hidden', { values: ['none'], queryValue: null })).toBe('none');
  });

  it('of a section is none [FRM-023]', () => {
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
  ])('%j is empty: %s', (value, empty) => {
    expect(isEmptyValue(value as Parameters<typeof isEmptyValue>[0])).toBe(empty);
  });
});
