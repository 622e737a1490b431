import { expect, it } from 'vitest';
import { checkTextValues, getFieldControl, readTextValues } from './text-fields';

const FIELDS = [
  { name: 'Engraving', required: true },
  { name: 'Note [inside]', required: false },
];

it('reads the controls of fields, whatever their names contain', () => {
  const controls = FIELDS.map(({ name }) => [getFieldControl(name), name] as const);
  expect([...readTextValues([...controls, ['quantity', '1'], ['field[]', 'x']])]).toEqual([
    ['Engraving', 'Engraving'],
    ['Note [inside]', 'Note [inside]'],
  ]);
});

it('keeps the trimmed texts of the product’s fields, in their order, and drops others', () => {
  const values = new Map([
    ['Other', 'x'],
    ['Note [inside]', 'Happy birthday'],
    ['Engraving', ' A. B. '],
  ]);
  expect(checkTextValues(FIELDS, values)).toEqual({
    texts: [
      { name: 'Engraving', value: 'A. B.' },
      { name: 'Note [inside]', value: 'Happy birthday' },
    ],
  });
  expect(checkTextValues(FIELDS, new Map([['Engraving', 'A']]))).toEqual({
    texts: [{ name: 'Engraving', value: 'A' }],
  });
});

it('reports which field is missing or too long', () => {
  expect(checkTextValues(FIELDS, new Map())).toEqual({ name: 'Engraving', problem: 'missing', length: 0 });
  expect(checkTextValues(FIELDS, new Map([['Engraving', '  ']]))).toMatchObject({
    problem: 'missing',
  });
  expect(checkTextValues(FIELDS, new Map([['Engraving', 'x'.repeat(201)]]))).toEqual({
    name: 'Engraving',
    problem: 'too-long',
    length: 201,
  });
});
