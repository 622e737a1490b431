import { describe, expect, it } from 'vitest';
import { checkSheets } from './sheets.mjs';
import { checkStyles } from './styles.mjs';

const tokens = new Set(['--site-accent', '--site-radius', '--site-duration']);
const check = (css: string) => checkStyles({ path: 'src/blocks/a/a.css', text: css }, tokens);
const messages = (css: string) => check(css).map(({ message }) => message);

describe('element style sheets', () => {
  it.each([
    ['color: #fff', 'literal color #fff'],
    ['background: rgb(0 0 0 / 0.5)', 'literal color rgb('],
    ['box-shadow: 0 0 2px hsl(1 2% 3%)', 'literal color hsl('],
    ['color: white', 'literal color white'],
    ['background: linear-gradient(transparent, black)', 'literal color black'],
    ['color: CanvasText', 'system color CanvasText'],
    ['background: field', 'system color field'],
    ['border-radius: 0.375em', 'literal radius 0.375em'],
    ['border-start-start-radius: 4px', 'literal radius 4px'],
    ['border-radius: var(--own, 999px)', 'literal radius 999px'],
    ['transition: opacity 0.15s', 'literal duration 0.15s'],
    ['animation-duration: 300ms', 'literal duration 300ms'],
    ['color: var(--site-acent, tomato)', 'literal color tomato'],
    ['background: color-mix(in srgb, RebeccaPurple 40%, transparent)', 'literal color RebeccaPurple'],
    ['color: rgb(from #fff r g b)', 'literal color #fff'],
    ['mask: url("data:image/svg+xml;utf8,<svg fill=\'red\'/>")', 'literal color red'],
    ['mask: url("data:image/svg+xml;utf8,<svg fill=\'%23f00\'/>")', 'literal color %23f00'],
    ['background: SelectedItem', 'system color SelectedItem'],
    ['transition: .2s', 'literal duration .2s'],
    ['--_fade: 300ms', 'literal duration 300ms'],
    ['border-radius: 1ch', 'literal radius 1ch'],
    ['--_radius: 8px', 'literal radius 8px'],
    ['clip-path: inset(0 round 8px)', 'literal radius 8px'],
    ['color: var(--site-acent)', '--site-acent is not a token'],
  ])('rejects %s', (declaration, message) => {
    expect(messages(`a {\n  ${declaration};\n}`)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    'color: var(--site-accent)',
    'color: var(--site-map-pin, var(--site-accent))',
    'border: 1px solid color-mix(in srgb, currentcolor 20%, transparent)',
    'border-radius: 50%',
    'border-radius: 0',
    'border-radius: min(var(--own, 0px), var(--site-radius))',
    'transition: opacity var(--site-duration)',
    'transition: none',
    'grid-area: red-line',
    'content: "white"',
    "content: '1s; color: red'",
    'mask: url("icons/red.svg")',
    'stroke-linecap: round',
    'clip-path: inset(0 round var(--site-radius))',
    'color: rgb(from var(--site-accent) r g b)',
    'white-space: nowrap',
  ])('accepts %s', (declaration) => {
    expect(messages(`a { ${declaration}; }`)).toEqual([]);
  });

  it('accepts system colors in forced colors mode only', () => {
    expect(messages('@media (forced-colors: active) { a { color: ButtonText; } }')).toEqual([]);
    expect(messages('@media (forced-colors: active) { a { color: red; } }')).toHaveLength(1);
    expect(messages('@media not (forced-colors: active) { a { color: ButtonText; } }')).toHaveLength(1);
    expect(messages('@media (forced-colors: active) { a {} } b { color: ButtonText }')).toHaveLength(1);
  });

  it('reads declarations after a nested rule', () => {
    expect(messages('a { &:hover { margin: 0; } color: red; }')).toHaveLength(1);
    expect(messages('a { color: red }')).toHaveLength(1);
  });

  it('ignores comments and reports the line', () => {
    expect(check('/* color: red;\n */\na {\n  margin: 0;\n  color: red;\n}')).toEqual([
      { path: 'src/blocks/a/a.css', line: 5, message: expect.stringContaining('red') },
    ]);
  });

  it('accepts custom properties that the style sheet sets', () => {
    expect(messages('a { --site-own: 1px; margin: var(--site-own); }')).toEqual([]);
  });
});

it('reports a style sheet that a module imports and that does not exist', () => {
  const text = "import base from './map.css?inline';\nimport other from '../../kit/other.css';";
  const found = checkSheets(
    [{ path: 'src/blocks/map/map.element.ts', text }],
    (path) => path === 'src/blocks/map/map.css',
  );
  expect(found).toEqual([
    {
      path: 'src/blocks/map/map.element.ts',
      line: 2,
      message: "imports '../../kit/other.css', which does not exist",
    },
  ]);
});
