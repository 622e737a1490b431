import { describe, expect, it } from 'vitest';
import { readSwatches } from './swatches';

describe('readSwatches', () => {
  it('uses the first swatch of a value; the list of the product comes before those of its variants', () => {
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

  it('ignores invalid swatches', () => {
    const hostile = [null, 1, 'x', [], { name: {}, value: [], color: {} }, { name: 'A', value: 'B' }];
    expect(readSwatches([hostile, {}, null])).toEqual(new Map());
  });
});
