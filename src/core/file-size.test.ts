import { expect, it } from 'vitest';
import { formatFileSize, MEGABYTE } from './file-size';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [1024 ** 3, '1 GB'],
  [5 * 1024 ** 5, '5,120 TB'],
  [Number.NaN, '0 B'],
  [-5, '0 B'],
])('formats %d bytes as %s [LIM-008]', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

it('formats numbers for the locale', () => {
  expect(formatFileSize(1536, 'de-DE')).toBe('1,5 KB');
});

it('counts limits in millions of bytes [LIM-009]', () => {
  expect(MEGABYTE).toBe(1_000_000);
});
