import { describe, expect, it } from 'vitest';
import { getSwatchKind, readSwatches } from './swatches';

describe('getSwatchKind', () => {
  it.each(['#d8c8a8', '#FFF', '#ff000080', 'rebeccapurple', 'rgb(10 20 30 / 50%)', 'oklch(70% 0.1 200)'])(
    'takes %s for a color',
    (text) => expect(getSwatchKind(text)).toBe('color'),
  );

  it.each(['/pictures/sand.webp', 'https://cdn.example/a%20b.webp', 'sand.png'])(
    'takes %s for a picture',
    (text) => expect(getSwatchKind(text)).toBe('picture'),
  );

  it.each(['', '#12', 'light blue', 'url(x)', 'red;background:url(/x)', 'a"b.png', `/${'x'.repeat(2000)}`])(
    'takes %j for neither',
    (text) => expect(getSwatchKind(text)).toBeNull(),
  );
});

describe('readSwatches', () => {
  it('takes the first swatch of a value, the list of the product before its variants', () => {
    const swatches = readSwatches([
      [{ name: 'Glaze', value: 'Sand', color: '#d8c8a8' }],
      [
        { name: 'Glaze', value: 'Sand', color: '#000' },
        { optionName: 'Glaze', value: 'Ink', picture: '/ink.webp' },
        { name: 'Size', value: 'L' },
      ],
    ]);
    expect(swatches).toEqual(
      new Map([
        [
          'Glaze',
          new Map([
            ['Sand', '#d8c8a8'],
            ['Ink', '/ink.webp'],
          ]),
        ],
      ]),
    );
  });

  it('ignores what names no swatch', () => {
    const hostile = [null, 1, 'x', [], { name: {}, value: [], color: {} }, { name: 'A', value: 'B' }];
    expect(readSwatches([hostile, {}, null])).toEqual(new Map());
  });
});
