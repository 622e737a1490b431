import { describe, expect, it } from 'vitest';
import { printPalette } from './palette';

describe('npm run palette', () => {
  it('prints the tokens of a seed for light and dark', () => {
    const css = printPalette(['#1f5fae']);
    expect(css).toContain('--site-accent: light-dark(#1f5fae,');
    expect(css).toContain('--site-color-accent: #1f5fae;');
    expect(printPalette(['#1f5fae', '--harmony', 'triadic'])).not.toBe(css);
  });

  it('throws an error with its usage', () => {
    expect(() => printPalette([])).toThrow('"" is not a hexadecimal color. Usage: npm run palette');
    expect(() => printPalette(['#1f5fae', '--harmony', 'loud'])).toThrow(
      '"loud" is not one of Monochromatic',
    );
  });
});
