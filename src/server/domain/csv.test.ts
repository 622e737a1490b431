import { describe, expect, it } from 'vitest';
import { formatCsvLine } from './csv';

describe('CSV line', () => {
  it('quotes special characters and ends with CRLF', () => {
    expect(formatCsvLine(['a', 'b,c', 'd"e', 'f\ng', ' h', ''])).toBe('a,"b,c","d""e","f\ng"," h",\r\n');
  });

  it.each(['=1+1', '+SUM(A1)', '-1+1', '@x', '\t=1', '\r=1', '=cmd|"/c calc"!A1', '＝1', '+49 30 123'])(
    'prevents %j from being read as a formula',
    (cell) => {
      expect(formatCsvLine([cell]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each(['-5', '+3,50', '5', 'a=b', "it's"])('does not change %j', (cell) => {
    expect(formatCsvLine([cell]).replaceAll('"', '')).toBe(`${cell}\r\n`);
  });
});
