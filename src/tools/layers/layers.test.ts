// Tests that each architecture rule reports violations and accepts valid code.
import { describe, expect, it } from 'vitest';
import { checkArchitecture } from './check.mjs';
import { checkCycles } from './cycles.mjs';

/** Messages about a single file. */
const check = (path: string, text: string) =>
  checkArchitecture([{ path, text }]).map(({ message }) => message);

describe('imports', () => {
  it.each([
    ['src/core/money.ts', '../services/page/page', 'core may import core only, not services'],
    ['src/core/wire/form.ts', '../../server/app', 'core may import core only, not server'],
    [
      'src/services/cart/cart.ts',
      '../../kit/element/define',
      'services may import services, core only, not kit',
    ],
    ['src/kit/element/define.ts', '../../blocks/map/map', 'not blocks'],
    ['src/theme/breakpoints.ts', '../kit/element/define', 'theme may import theme, core only, not kit'],
    ['src/services/cart/cart.ts', '../../theme/breakpoints', 'not theme'],
    ['src/blocks/map/map.tsx', '../../../elements/site-map', 'not elements'],
    ['elements/site-map.ts', '../demo/demo', 'not demo'],
    ['src/server/app.ts', '../services/page/page', 'server may import server, core, theme only'],
    ['src/kit/element/define.ts', '../../tools/browser.mjs', 'not tools'],
    ['demo/demo.ts', '../src/tools/manifest.mjs', 'not tools'],
    ['src/kit/element/define.ts', '../testing/conformance', 'never imports test helpers'],
    ['src/blocks/map/map.tsx', '../form/form.model', 'a block never imports another block'],
    ['src/services/cart/cart.ts', '../api/client', 'a service never imports another service'],
    ['src/services/cart/cart.ts', '../services', 'services.ts connects services'],
    ['src/services/cart/cart.ts', '../page/records', 'a service uses the page port'],
    ['src/services/shared/batch.ts', '../api/client', 'a service never imports another service'],
    ['src/blocks/map/map.tsx', '@r2wc/react-to-web-component', 'only the kit depends on r2wc'],
    ['src/core/money.ts', 'node:fs', 'core is pure'],
    ['src/kit/overlay/reopen.spec.ts', '../../../elements/site-cart', 'use no elements'],
  ])('%s may not import %s', (path, specifier, message) => {
    const [found] = check(path, `import { x } from '${specifier}';`);
    expect(found).toContain(`'${specifier}'`);
    expect(found).toContain(message);
  });

  it.each([
    ['a type', `import type { X } from '../../kit/contract/contract';`],
    ['a re-export', `export * from '../../kit/contract/contract';`],
    ['a dynamic import', `export const load = () => import('../../kit/contract/contract');`],
    ['a type expression', `export type T = import('../../kit/contract/contract').T;`],
    ['a template', 'export const load = () => import(`../../kit/contract/contract`);'],
  ])('checks %s', (_, text) => {
    expect(check('src/services/cart/cart.ts', text)).toHaveLength(1);
  });

  it.each([
    ['src/services/services.ts', './api/client'],
    ['src/services/services-context.ts', './services'],
    ['src/services/cart/cart.ts', '../page/page'],
    ['src/services/cart/cart.ts', '../shared/ports'],
    ['src/services/cart/cart.ts', './cart.rules'],
    ['src/blocks/map/map.tsx', '../../kit/hooks/use-size'],
    ['src/blocks/map/map.tsx', './map.css?inline'],
    ['src/kit/element/define.ts', '@r2wc/react-to-web-component'],
    ['elements/autoload.ts', './site-map'],
    ['src/server/languages/texts.ts', '../../editors/messages.en.json'],
    ['src/server/routes/cart.ts', '../../core/wire/cart'],
    ['src/server/pages/page.ts', '../../theme/tokens.css?raw'],
    ['src/kit/styles.ts', '../theme/tokens.css?inline'],
    ['src/theme/motion/resize.ts', '../../core/resize'],
    ['src/blocks/map/map.spec.ts', '../../../elements/site-map'],
    ['src/kit/testing/conformance.ts', '../../../elements/index'],
    ['src/tools/manifest.mjs', '../kit/contract'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, `import { x } from '${specifier}';`)).toEqual([]);
  });

  it('rejects unknown folders of src', () => {
    expect(check('src/helpers/misc.ts', 'export {};')).toEqual([
      'is in a folder of src that no layer covers',
    ]);
  });
});

describe('cycles', () => {
  const file = (name: string, ...imports: string[]) => ({
    path: `src/kit/${name}.ts`,
    text: imports.map((one) => `import type { X } from './${one}';`).join('\n'),
  });

  it('are reported once, including those of types', () => {
    expect(checkCycles([file('a', 'b', 'c'), file('b', 'c'), file('c', 'a'), file('d', 'a')])).toEqual([
      {
        path: 'src/kit/c.ts',
        line: 1,
        message: expect.stringContaining('src/kit/a.ts -> src/kit/b.ts -> src/kit/c.ts -> src/kit/a.ts'),
      },
    ]);
  });

  it('are allowed in tests, and shared imports are not reported', () => {
    expect(checkCycles([file('a.test', 'b.test'), file('b.test', 'a.test')])).toEqual([]);
    expect(checkCycles([file('a', 'b', 'c'), file('b', 'd'), file('c', 'd'), file('d')])).toEqual([]);
  });

  it('of folders are reported, except inside an element', () => {
    const files = (root: string) => [
      { path: `${root}/a.ts`, text: "import { d } from './inner/d';" },
      { path: `${root}/b.ts`, text: '' },
      { path: `${root}/inner/c.ts`, text: "import { b } from '../b';" },
      { path: `${root}/inner/d.ts`, text: '' },
    ];
    expect(checkCycles(files('src/services'))).toEqual([
      { path: 'src/services/a.ts', line: 1, message: expect.stringContaining('import each other') },
    ]);
    expect(checkCycles(files('src/blocks/map'))).toEqual([]);
  });
});

describe('tiers', () => {
  it.each([
    ['src/blocks/gallery/content/a.ts', '../layouts/layouts', 'layouts is not in a tier below content'],
    ['src/blocks/gallery/layouts/a.ts', '../view/slide-frame', 'view is not in a tier below layouts'],
    [
      'src/blocks/gallery/navigation/a.ts',
      '../rotation/use-hover',
      'rotation is not in a tier below navigation',
    ],
    [
      'src/blocks/gallery/motion/scroll/snap.ts',
      '../use-motion',
      'motion is not in a tier below motion/scroll',
    ],
    [
      'src/blocks/gallery/gallery.types.ts',
      './gallery.api',
      'gallery.api is not in a tier below gallery.types',
    ],
    [
      'src/blocks/gallery/attributes/a.ts',
      '../gallery.types',
      'gallery.types is not in a tier below attributes',
    ],
  ])('%s may not import %s', (path, specifier, message) => {
    const [found] = check(path, `import type { X } from '${specifier}';`);
    expect(found).toContain(`imports '${specifier}'`);
    expect(found).toContain(message);
  });

  it.each([
    ['src/blocks/gallery/layouts/a.ts', '../content/read-slides'],
    ['src/blocks/gallery/layouts/a.ts', './layout'],
    ['src/blocks/gallery/motion/use-motion.ts', './scroll/snap'],
    ['src/blocks/gallery/gallery.tsx', './view/gallery-root'],
    ['src/blocks/gallery/view/a.tsx', '../../../kit/element/styles'],
    ['src/blocks/gallery/content/a.spec.ts', '../gallery'],
    ['src/blocks/gallery/view/a.tsx', '../gallery.light.css?inline'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, `import x from '${specifier}';`)).toEqual([]);
  });

  it('rejects unknown folders of a block with tiers', () => {
    expect(check('src/blocks/gallery/helpers/a.ts', 'export {};')).toEqual([
      'is not listed in src/tools/layers/tiers.mjs',
    ]);
  });
});

describe('globals', () => {
  it.each([
    ['window', 'window.scrollY'],
    ['document', 'document.cookie'],
    ['localStorage', 'localStorage.getItem("a")'],
    ['sessionStorage', 'sessionStorage.length'],
    ['navigator', 'navigator.language'],
    ['globalThis', 'globalThis["document"]'],
    ['fetch', 'fetch("/api")'],
    ['fetch', '({ fetch })'],
    ['setTimeout', 'setTimeout(x, 1)'],
    ['Date.now', 'Date.now()'],
    ['new Date()', 'new Date()'],
    ['Math.random', 'Math.random()'],
  ])('%s is rejected in services and core', (name, expression) => {
    const text = `export const f = () => ${expression};`;
    expect(check('src/services/cart/cart.ts', text)).toEqual([
      expect.stringContaining(`uses ${name}: only src/services/page`),
    ]);
    expect(check('src/core/cart.ts', text)).toEqual([expect.stringContaining(`uses ${name}: core is pure`)]);
    expect(check('src/services/page/page.ts', text)).toEqual([]);
    expect(check('src/services/page/records.ts', text)).toEqual([]);
    expect(check('src/services/cart/cart.test.ts', text)).toEqual([]);
    expect(check('src/kit/element/define.ts', text)).toEqual([]);
  });

  it.each([
    ['a property of that name', 'export const f = (page: Page) => page.document.title;'],
    ['a key', 'export const f = () => ({ window: 1, fetch: 2 });'],
    ['a parameter', 'export const f = (fetch: Fetch) => fetch("/api");'],
    [
      'a destructured parameter',
      'export const f = ({ fetch, clock: { setTimeout } }: Page) => setTimeout(fetch, 1);',
    ],
    ['a method', 'export const clock = { setTimeout(run: () => void) { run(); } };'],
    [
      'a type',
      'export type F = typeof fetch; export interface Page { document: Document; fetch: typeof window.fetch }',
    ],
    ['a Date with a given time', 'export const f = (ms: number) => new Date(ms).toISOString();'],
  ])('%s is not reported as a global', (_, text) => {
    expect(check('src/services/cart/cart.ts', text)).toEqual([]);
  });
});

describe('side effects', () => {
  it.each([
    ['a call', 'start();'],
    ['an assignment', 'state.x = 1;'],
    ['a condition', 'if (x) y();'],
    ['an import for its side effect', `import './polyfill';`],
    ['a registration', `customElements.define('site-a', A);`],
    ['a registration in an initializer', `export const done = customElements.define('site-a', A);`],
    ['a listener in an initializer', `const off = addEventListener('load', () => {});`],
    ['an observer', 'const seen = new IntersectionObserver(() => {});'],
    ['an immediately invoked function', 'export const x = (() => fetch("/a"))();'],
    ['a static field', 'export class A { static x = document.querySelector("a"); }'],
    ['a decorator', `@customElement('site-a') export class A extends LitElement {}`],
    ['top-level await', 'export const x = await load();'],
  ])('%s is reported', (_, text) => {
    expect(check('src/kit/a.ts', text)).toHaveLength(1);
    expect(check('elements/site-a.ts', text)).toEqual([]);
    expect(check('src/kit/a.spec.ts', text)).toEqual([]);
  });

  it('ignores declarations', () => {
    const text = `'use strict';
      import { contract } from './contract';
      import type {} from './types';
      export const face = contract({ tag: 'site-a' });
      const seen = new Set<string>();
      export function start() { addEventListener('load', () => seen.clear()); }
      export class A { timer = setTimeout(() => {}, 1); #x = () => document.querySelector('a'); }
      declare global { interface Window { a: 1 } }
      export type { B } from './b';`;
    expect(check('src/kit/a.ts', text)).toEqual([]);
  });

  it('allows the entry of the server to start it', () => {
    expect(check('src/server/main.ts', 'await start();')).toEqual([]);
    expect(check('src/server/app.ts', 'await start();')).toEqual([expect.stringContaining('only main.ts')]);
  });
});

describe('markup', () => {
  it.each([
    ['innerHTML', 'export const f = (e: Element) => { e.innerHTML = "x"; };'],
    ['innerHTML', 'export const f = (e: Element) => e["innerHTML"];'],
    ['insertAdjacentHTML', 'export const f = (e: Element) => e.insertAdjacentHTML("beforeend", "x");'],
    ['dangerouslySetInnerHTML', 'export const F = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;'],
    ['dangerouslySetInnerHTML', 'export const props = { dangerouslySetInnerHTML: x };'],
    ['srcDoc', 'export const F = () => <iframe srcDoc={x} />;'],
    ['unsafeHTML', `import { unsafeHTML } from 'lit/directives/unsafe-html.js';`],
    ['document.write', 'export const f = () => document.write("x");'],
    ['eval', 'export const f = () => eval("1");'],
    ['Function', 'export const f = () => new Function("1");'],
    ['DOMParser', 'export const f = () => new DOMParser();'],
  ])('%s is rejected outside the sanitizer', (name, text) => {
    expect(check('src/blocks/a/a.tsx', text)).toEqual([
      `uses ${name}: markup from text is made in src/kit/html/sanitize.ts only`,
    ]);
    expect(check('src/blocks/a/a.spec.tsx', text)).toEqual([]);
  });

  it('allows the sanitizer to use them', () => {
    expect(
      check('src/kit/html/sanitize.ts', 'export const f = (e: Element, x: string) => { e.innerHTML = x; };'),
    ).toEqual([]);
  });
});

describe('awaits', () => {
  it.each([
    'expect(element).to.be.accessible();',
    'expect(element).shadowDom.to.be.accessible({ ignoredRules: [] });',
    `sendKeys({ press: 'Tab' });`,
    'void nextFrame();',
  ])('rejects an assertion or command that is not awaited: %s', (statement) => {
    expect(check('src/kit/a.spec.ts', `it('x', async () => { ${statement} });`)).toHaveLength(1);
    expect(
      check('src/kit/a.spec.ts', `it('x', async () => { await ${statement.replace('void ', '')} });`),
    ).toEqual([]);
    expect(
      check('src/kit/a.spec.ts', `it('x', () => { return ${statement.replace('void ', '')} });`),
    ).toEqual([]);
  });

  it('rejects end-to-end tests that wait for time', () => {
    const wait = (path: string) => check(path, "it('x', async () => { await page.waitForTimeout(500); });");
    expect(wait('src/e2e/a.e2e.ts')).toEqual([expect.stringContaining('waits for time')]);
    expect(wait('src/e2e/a.ts')).toEqual([]);
  });
});

describe('lengths', () => {
  const lines = (count: number) => 'x;\n'.repeat(count);
  const long = `export function run() {\n${lines(50)}}\n`;

  it('reports files over 250 lines, and tests over 400', () => {
    expect(check('src/tools/a.mjs', lines(250))).toEqual([]);
    expect(check('src/tools/a.mjs', lines(251))).toEqual(['has 251 lines, more than 250']);
    expect(check('src/core/a.test.ts', lines(400))).toEqual([]);
    expect(check('src/core/a.test.ts', lines(401))).toEqual(['has 401 lines, more than 400']);
  });

  it('reports functions over 50 lines, and views over 80', () => {
    expect(check('src/core/a.ts', long)).toEqual(['run has 52 lines of its own, more than 50']);
    expect(check('src/core/a.tsx', long)).toEqual([]);
    expect(check('src/core/a.tsx', `export const View = () => {\n${lines(80)}};\n`)).toEqual([
      'View has 82 lines of its own, more than 80',
    ]);
  });

  it('excludes the functions inside a factory from its length', () => {
    const verb = `  verb() {\n${lines(30)}  },\n`;
    expect(check('src/core/a.ts', `export const create = () => ({\n${verb.repeat(3)}});\n`)).toEqual([]);
  });

  it('accepts an exemption with a reason, and rejects unused exemptions', () => {
    const files = [{ path: 'src/core/a.ts', text: long }];
    expect(checkArchitecture(files, { 'src/core/a.ts#run': 'A table reads best whole.' })).toEqual([]);
    expect(checkArchitecture(files, { 'src/core/a.ts#run': ' ' })).toHaveLength(1);
    expect(checkArchitecture([], { 'src/core/a.ts#run': 'A table reads best whole.' })).toHaveLength(1);
  });
});
