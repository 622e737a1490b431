import { expect, it } from 'vitest';
import { getLargestCandidate, parseSrcset } from './srcset';

it('parses widths, densities and URLs with commas', () => {
  expect(parseSrcset(' a.jpg 300w, b,c.jpg 1500w,d.jpg 2x , e.jpg')).toEqual([
    { url: 'a.jpg', width: 300, density: 1 },
    { url: 'b,c.jpg', width: 1500, density: 1 },
    { url: 'd.jpg', width: 0, density: 2 },
    { url: 'e.jpg', width: 0, density: 1 },
  ]);
  expect(parseSrcset('data:image/png;base64,AAA 1x, b 2x').map(({ url }) => url)).toEqual([
    'data:image/png;base64,AAA',
    'b',
  ]);
});

it('returns the largest candidate', () => {
  expect(getLargestCandidate('a 300w, b 1500w, c 1000w')?.url).toBe('b');
  expect(getLargestCandidate('a, b 2x')?.url).toBe('b');
  expect(getLargestCandidate('  ')).toBe(undefined);
});
