import { expect, it } from 'vitest';
import type { FormField, FormValue } from '../../core/wire/form';
import { formatValue } from './format-value';

it.each<[FormField['type'], FormValue | undefined, string]>([
  ['text', 'two\nlines', 'two\nlines'],
  ['name', ['Ada', 'Lovelace'], 'Ada Lovelace'],
  ['checkbox', ['one', 'two'], 'one, two'],
  ['likert', { Quality: ['2'], Price: ['-2'] }, 'Quality: Strongly agree\nPrice: Strongly disagree'],
  ['phone', ['', '', '', ''], ''],
  ['section', '', ''],
  ['text', undefined, ''],
])('formats a value of type %s as one text', (type, value, text) => {
  expect(formatValue({ type }, value)).toBe(text);
});
