import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldType, FormValue } from '../wire/form';
import { formatSummaryLines, type SummaryValue } from './summary';
import { type PrintedSummary, printedSummaries } from './testing/printed-summaries';

const text = (type: FieldType, value: SummaryValue) =>
  formatSummaryLines({ type }, value).map(({ label, text: line }) => (label ? `${label}: ${line}` : line));

describe('a value summary', () => {
  it('lists first and last name [FRM-033]', () => {
    expect(text('name', ['Ada', 'Lovelace'])).toEqual(['Ada Lovelace']);
    expect(text('name', { Last: 'Lovelace', First: 'Ada' })).toEqual(['Ada Lovelace']);
    expect(text('name', ['', 'Lovelace'])).toEqual(['Lovelace']);
  });

  it('lists country, area code, prefix and line of a phone number [FRM-034]', () => {
    expect(text('phone', ['+1', '555', '123', '4567'])).toEqual(['+1 (555) 123-4567']);
    expect(text('phone', ['', '555', '123', '4567'])).toEqual(['(555) 123-4567']);
    expect(text('phone', ['', '', '', '4711'])).toEqual(['4711']);
  });

  it('lists line 1, line 2, city, state, zip and country of an address [FRM-035]', () => {
    expect(text('address', ['1 Main St', 'Apt 2', 'Albany', 'NY', '12207', 'US'])).toEqual([
      '1 Main St',
      'Apt 2',
      'Albany, NY 12207 US',
    ]);
    expect(text('address', ['Hauptstr. 1', '', 'Köln', '', '50667', ''])).toEqual([
      'Hauptstr. 1',
      'Köln 50667',
    ]);
  });

  it('lists month, day and year of a date [FRM-036]', () => {
    expect(text('date', ['11', '23', '2010'])).toEqual(['11/23/2010']);
  });

  it('lists hour, minute, second and am or pm of a time [FRM-037]', () => {
    expect(text('time', ['9', '15', '31', 'AM'])).toEqual(['9:15:31 am']);
    expect(text('time', { Hour: 4, Ampm: 'pm' })).toEqual(['4:00:00 pm']);
    expect(text('time', ['16', '5', '', ''])).toEqual(['16:05:00']);
  });

  it('labels each Likert answer from -2 to 2 [FRM-038]', () => {
    expect(text('likert', { 'Tea?': ['-2'], 'Milk?': ['2'], 'Sugar?': ['0'], 'Lemon?': [] })).toEqual([
      'Tea?: Strongly disagree',
      'Milk?: Strongly agree',
      'Sugar?: Neutral',
    ]);
    expect(text('likert', { 'Tea?': ['often'] })).toEqual(['Tea?: often']);
  });

  it.each([
    ['checkbox', ['a', 'b'], ['a, b']],
    ['text', 'Hi', ['Hi']],
    ['text', '', []],
    ['name', ['', ''], []],
    ['section', '', []],
    ['likert', 'invalid', []],
  ] as [FieldType, FormValue, string[]][])('formats %s %j as %j', (type, value, lines) => {
    expect(text(type, value)).toEqual(lines);
  });
});

const CAPTURED = '../shared/fixtures/real/template-compiler-form-summary.json';

describe('summaries in emails of site builders', () => {
  const captured: PrintedSummary[] = existsSync(CAPTURED) ? JSON.parse(readFileSync(CAPTURED, 'utf8')) : [];
  // The number in the captured phone example differs from its input.
  const cases = [...printedSummaries, ...captured.filter(({ name }) => !name.includes('phone'))];
  it.each(cases)('match $name', ({ input, output }) => {
    const { type, value, values } = input.field;
    const expected = output
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[^:]*:/, '');
    const actual = text((type === 'unknown' ? 'text' : type) as FieldType, values ?? value ?? '').join(' ');
    expect(actual.toLowerCase()).toBe(expected.trim().toLowerCase());
  });
});
