import { expect, it } from 'vitest';
import { createPdf } from './pdf';

it('creates a PDF whose cross-reference table has the positions of its objects', () => {
  const text = Buffer.from(createPdf([['One (1)', 'Two'], ['Three']])).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.4\n/);
  expect(text).toContain('(One \\(1\\)) Tj');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  expect(offsets.map((offset, at) => text.slice(offset).startsWith(`${at + 1} 0 obj`))).toEqual(
    offsets.map(() => true),
  );
  expect(offsets).toHaveLength(7);
});
