import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { isValidDate, isValidTime } from './date-time';

describe('isValidDate', () => {
  it.each([
    [['2', '29', '2024'], true],
    [['02', '29', '2000'], true],
    [['2', '29', '2023'], false],
    [['2', '29', '1900'], false],
    [['4', '31', '2024'], false],
    [['13', '1', '2024'], false],
    [['0', '1', '2024'], false],
    [['1', '1', '24'], false],
    [['1', '1', '0000'], false],
    [['1', '', '2024'], false],
    [[' 1 ', '1', '2024'], true],
    [['١', '1', '2024'], false],
    [['1', '1', '2024', '1'], false],
    [['2024-01-01'], false],
  ])('returns for %j: %s', (parts, isValid) => expect(isValidDate(parts)).toBe(isValid));

  it('agrees with the calendar for any month, day and year', () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(part(13), part(32), fc.integer({ min: 1000, max: 9999 }), (month, day, year) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0;
        expect(isValidDate([month, day, year].map(String))).toBe(exists);
      }),
    );
  });
});

describe('isValidTime', () => {
  it.each([
    [['9', '15', '31', 'am'], true],
    [['12', '', '', 'PM'], true],
    [['0', '15', '', 'AM'], false],
    [['13', '15', '', 'PM'], false],
    [['13', '15', '', ''], true],
    [['24', '0', '', ''], false],
    [['9', '60', '', ''], false],
    [['9', '1', '60', ''], false],
    [['', '15', '', 'PM'], false],
    [['9', '15', '', 'noon'], false],
    [['9', '15'], true],
    [[''], false],
  ])('returns for %j: %s', (parts, isValid) => expect(isValidTime(parts)).toBe(isValid));
});
