import { describe, expect, it } from 'vitest';
import { getSwatchKind } from './swatch-kind';

describe('getSwatchKind', () => {
  it.each(['#d8c8a8', '#FFF', '#ff000080', 'rebeccapurple', 'rgb(10 20 30 / 50%)', 'oklch(70% 0.1 200)'])(
    'treats %s as a color',
    (text) => expect(getSwatchKind(text)).toBe('color'),
  );

  it.each(['/pictures/sand.webp', 'https://cdn.example/a%20b.webp', 'sand.png'])(
    'treats %s as a picture',
    (text) => expect(getSwatchKind(text)).toBe('picture'),
  );

  it.each(['', '#12', 'light blue', 'url(x)', 'red;background:url(/x)', 'a"b.png', `/${'x'.repeat(2000)}`])(
    'treats %j as neither',
    (text) => expect(getSwatchKind(text)).toBeNull(),
  );
});
