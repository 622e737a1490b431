import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeSheets } from './sheets.mjs';
import { pickUsed, printSheet, toProperties } from './tokens.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const tokens = JSON.parse(readFileSync(`${ROOT}/src/theme/tokens.json`, 'utf8'));

describe('the style sheet of tokens', () => {
  const small = {
    color: { $type: 'color', ink: { $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' } } },
    radius: { $type: 'dimension', 4: { $value: { value: 4, unit: 'px' } } },
    site: {
      $description: 'What elements read.',
      accent: { $type: 'color', $value: '{color.ink}' },
      'on-accent': {
        $type: 'color',
        $value: '{color.ink}',
        $extensions: { 'site-elements': { css: 'hsl(from {site.accent} h 0 l)', fallback: 'Canvas' } },
      },
      radius: { $type: 'dimension', $value: '{radius.4}' },
      easing: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
    },
  };

  it('resolves aliases, keeps references between semantic tokens, and adds fallbacks', () => {
    const properties = toProperties(small);
    expect(printSheet(properties, 'Test.')).toBe(`/* Test. */
@layer site-elements {
  :root {
    --site-accent: #000000;
    --site-radius: 4px;
    --site-easing: cubic-bezier(0.2, 0, 0, 1);
  }
  :root,
  [data-site-theme] {
    --site-on-accent: Canvas;
  }
  @supports (color: rgb(from red r g b)) {
    :root,
    [data-site-theme] {
      --site-on-accent: hsl(from var(--site-accent) h 0 l);
    }
  }
}
`);
  });

  it('can be reduced to the tokens that a style sheet uses, including references', () => {
    const names = (css: string) => pickUsed(toProperties(small), css).map(({ name }) => name);
    expect(names('a { color: var(--site-on-accent) }')).toEqual(['--site-accent', '--site-on-accent']);
    expect(names('a { border-radius: var(--own, var( --site-radius )) }')).toEqual(['--site-radius']);
  });

  it('throws for an alias without target', () => {
    const wrong = { site: { a: { $type: 'color', $value: '{color.teal}' } } };
    expect(() => toProperties(wrong)).toThrow('tokens.json: {color.teal} is not a token.');
  });

  it('contains in its base version only the tokens of the base style sheets', () => {
    const sheets = themeSheets(ROOT);
    const count = (path: string) => new Set(sheets[path]?.match(/--site-[\w-]+(?=:)/g)).size;
    expect(count('src/theme/tokens.css')).toBe(toProperties(tokens).length);
    expect(count('src/theme/tokens.base.css')).toBeLessThan(count('src/theme/tokens.css'));
  });
});
