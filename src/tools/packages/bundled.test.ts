import { expect, it } from 'vitest';
import { toSheetModule, withImport, withLiteralImports, withSheetModules } from './bundled.mjs';

it('imports each element with a literal specifier', () => {
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

it('throws an error if the built script has another shape', () => {
  expect(() => withLiteralImports('export{};', [])).toThrow('found 0');
  expect(() => withSheetModules('export{};', '.', [])).toThrow('found 0');
});

it('imports the style sheet of an element from a module', () => {
  const code = 'links(e=>add(new URL(`${e}.css`,import.meta.url)));export{registry};';
  expect(withSheetModules(code, '../sheets', ['site-tabs'])).toBe(
    'const siteSheets={"site-tabs":()=>import("../sheets/site-tabs.js")};\n' +
      'links(e=>siteSheets[e]().catch(()=>{}));export{registry};',
  );
  expect(toSheetModule('a{content:"`"}')).toContain(String.raw`replaceSync("a{content:\"${'`'}\"}")`);
});
