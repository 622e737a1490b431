import { expect, it } from 'vitest';
import { toSheetModule, withImport, withLiteralImports, withSheetModule } from './bundled.mjs';

it('imports each element by a literal', () => {
  const code =
    'start({load:e=>import(`./${e}.js`),more:()=>import(`./extended-registry.js`)});export{start};';
  const bundled = withLiteralImports(code, ['site-form', 'site-map']);
  expect(bundled).toContain(
    '"site-form":()=>import("./site-form.js"),"site-map":()=>import("./site-map.js")',
  );
  expect(bundled).toContain('load:e=>(siteElements[e]??');
  expect(withImport(bundled, './extended-registry.js', './other.js')).toContain(
    'more:()=>import("./other.js")',
  );
});

it('fails when the built script has another shape', () => {
  expect(() => withLiteralImports('export{};', [])).toThrow('found 0');
  expect(() => withSheetModule('export{};', '.')).toThrow('found 0');
});

it('takes the extended style sheet from a module', () => {
  const code = 'link(new URL(`site-elements-extended.css`,import.meta.url));export{registry};';
  expect(withSheetModule(code, '..')).toBe(
    'import("../extended-sheet.js").then(({adopt})=>adopt());export{registry};',
  );
  expect(toSheetModule('a{content:"`"}')).toContain(String.raw`const css="a{content:\"${'`'}\"}";`);
});
