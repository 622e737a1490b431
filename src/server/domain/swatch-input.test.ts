import { describe, expect, it } from 'vitest';
import { readOptionLines } from './catalog-input';
import { formatSwatches, readSwatchLines } from './swatch-input';

const OPTIONS = [
  { name: 'Glaze', values: ['Sand', 'Deep ink', 'No #2'] },
  { name: 'Size', values: ['S', 'L'] },
];

describe('colors of options', () => {
  it('are optional colors or pictures after a value', () => {
    const swatches = readSwatchLines(
      'Glaze: Sand #d8c8a8, Deep ink /pictures/ink.webp, No #2\r\n\n Size : S',
      OPTIONS,
    );
    expect(swatches).toEqual([
      { name: 'Glaze', value: 'Sand', color: '#d8c8a8' },
      { name: 'Glaze', value: 'Deep ink', picture: '/pictures/ink.webp' },
    ]);
    expect(formatSwatches(OPTIONS, swatches as never)).toBe(
      'Glaze: Sand #d8c8a8, Deep ink /pictures/ink.webp, No #2\nSize: S, L',
    );
    expect(readSwatchLines(formatSwatches(OPTIONS, swatches as never), OPTIONS)).toEqual(swatches);
  });

  it.each([
    ['Color: Red #f00', /no option “Color”/],
    ['Sand #d8c8a8', /no option “Sand #d8c8a8”/],
    ['Glaze: Sand sand', /“Sand sand” is not a value of Glaze/],
    ['Glaze: Snad #d8c8a8', /“Snad #d8c8a8” is not a value of Glaze/],
    ['Glaze: Sand //elsewhere.example/a.webp', /is not a value/],
    ['Glaze: Sand javascript:x.png', /is not a value/],
  ])('are rejected with a reason if they are invalid: %s', (text, reason) => {
    expect(readSwatchLines(text, OPTIONS)).toMatch(reason);
  });

  it('are read after the values of a new product', () => {
    expect(readOptionLines('Glaze: Sand #d8c8a8, Ink')).toEqual([
      {
        name: 'Glaze',
        values: ['Sand', 'Ink'],
        swatches: [{ name: 'Glaze', value: 'Sand', color: '#d8c8a8' }],
      },
    ]);
  });
});
