// Single elements of ours on pages of the suites upgrade, gallery, marquee and inp.
import fs from 'node:fs';
import path from 'node:path';
import { OURS } from '../lib/paths.mjs';
import { BUILT } from '../ours/build.mjs';
import { TICKER } from './content.mjs';
import { moduleWith, READY, sheetOf } from './module.mjs';
import { galleries } from './ours-galleries.mjs';
import { shopPages } from './ours-shop.mjs';

/**
 * `upgrade-badge`: elements as the loader leaves them until an interaction; `upgrade-badge-upgraded`: all of them
 * upgraded. Galleries and marquees are upgraded.
 * @param {string} css the base style sheet
 */
export function writeOurParts(css) {
  for (const [name, { element, html }] of Object.entries(PAGES)) {
    if (!fs.existsSync(path.join(BUILT, `site-${element}.js`))) continue;
    const head = `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>ours</title>`;
    const page = `${head}<script src="/kit/bench.js"></script><style>${css}</style>${html()}`;
    fs.writeFileSync(path.join(OURS, `${name}.html`), page);
  }
}

const PAGES = {
  'upgrade-badge': { element: 'cart-indicator', html: () => badges('autoload', 'true', []) },
  'upgrade-badge-upgraded': {
    element: 'cart-indicator',
    html: () => badges('site-cart-indicator', `el.${READY}`, sharedChunks()),
  },
  'marquee-flat': { element: 'marquee', html: () => marquee('') },
  'marquee-wave': { element: 'marquee', html: () => marquee('wave-intensity=10 wave-frequency=5') },
  'inp-accordion': { element: 'accordion', html: accordion },
  'inp-tabs': { element: 'tabs', html: tabs },
  'inp-highlight200': { element: 'text-highlight', html: highlights },
  'inp-popup': { element: 'popup', html: popup },
  'marquee-highlights': { element: 'text-highlight', html: stillHighlights },
  'inp-product2000': { element: 'product', html: product },
  'inp-product-add': { element: 'product', html: addToCart },
  ...shopPages,
  ...galleries(),
};

function badges(module, isReady, preload) {
  const html = `i => '<site-cart-indicator><b>New ' + i + '</b></site-cart-indicator>'`;
  const files = `preload: ${JSON.stringify(preload)}, module: './dist/${module}.js'`;
  return `<div id=root></div><script>bench.upgrade({ ${files}, html: ${html}, isReady: el => ${isReady} })</script>`;
}

/** The peers' speed (100 px per second), wavelength (500 px) and height (24 px). */
function marquee(attributes) {
  const style =
    '<style>body{margin:0}#root{height:160px;overflow:hidden;font:700 40px/1.2 sans-serif}site-marquee{--site-marquee-wave:24px}</style>';
  const html = `<site-marquee animation-speed=2 ${attributes}><span>${TICKER}</span></site-marquee>`;
  return `${style}${moduleWith('site-marquee')}
bench.marquee({ async mount(root) { root.innerHTML = '${html}'; await bench.until(() => root.firstChild.${READY}); } });
</script>`;
}

/** The same content as the peers and the limit. */
function accordion() {
  const item = `<details name=a><summary>Question ' + i + '</summary><p>' + 'Answer text. '.repeat(40) + '</p></details>`;
  const html = `'<site-accordion>' + Array.from({ length: 10 }, (_, i) => '${item}').join('') + '</site-accordion>'`;
  const step = (name, n) => {
    const details = `details:nth-of-type(${n})`;
    return `{ name: '${name}', selector: '${details} summary', done: () => document.querySelector('${details}').open }`;
  };
  return interaction('accordion', html, [step('toggle', 3), step('toggle-2', 5)]);
}

function tabs() {
  const section = `<section><h3>Tab ' + i + '</h3><p>' + 'Content text. '.repeat(60) + '</p></section>`;
  const html = `'<site-tabs label=Tabs>' + [0, 1, 2].map((i) => '${section}').join('') + '</site-tabs>'`;
  const done = `() => document.querySelector('section:nth-of-type(2)').checkVisibility()`;
  return interaction('tabs', html, [
    `{ name: 'change', target: () => document.querySelectorAll('[role=tab]')[1], done: ${done} }`,
  ]);
}

/** A click inserts two hundred highlights in view. */
function highlights() {
  const html = `'<button>Highlight</button><p></p>'`;
  const insert = `document.querySelector('p').innerHTML = '<site-text-highlight animation=none>word</site-text-highlight> '.repeat(200)`;
  const done = `() => document.querySelectorAll('[data-site-highlight] path[d]').length >= 200`;
  const step = `{ name: 'highlight', selector: 'button', done: ${done} }`;
  return `${moduleWith('site-text-highlight')}
bench.inp({ mount(root) { root.innerHTML = ${html}; root.firstChild.onclick = () => { ${insert}; }; }, steps: [${step}] });
</script>`;
}

/** A click opens a modal popup with a form. */
function popup() {
  const content = `<h2>Ten percent off</h2><p>For a letter a month.</p><form><label>Email <input type=email></label><button>Subscribe</button></form>`;
  const html = `'<site-popup popup-style=none>${content}</site-popup><button>Offer</button>'`;
  const done = `() => document.querySelector('site-popup').shadowRoot.querySelector(':modal')`;
  return `${moduleWith('site-popup')}
bench.inp({ async mount(root) { root.innerHTML = ${html}; await bench.until(() => root.firstChild.${READY}); root.lastChild.onclick = () => root.firstChild.show(); },
  steps: [{ name: 'open', selector: '#root > button', done: ${done} }] });
</script>`;
}

/** Two hundred drawn highlights in view; measured like a marquee. */
function stillHighlights() {
  const html = `'<site-text-highlight animation=none>word</site-text-highlight> '.repeat(200)`;
  const isDrawn = `document.querySelectorAll('[data-site-highlight] path[d]').length >= 200`;
  return `${moduleWith('site-text-highlight')}
bench.marquee({ async mount(root) { root.innerHTML = ${html}; await bench.until(() => ${isDrawn}); } });
</script>`;
}

/** Choices among two thousand variants: price, stock and the marks of three hundred values. */
function product() {
  const step = (name, option, value, price) =>
    `{ name: '${name}', selector: '[name="option[${option}]"][value=${value}]', done: () => ${SUMMARY}.includes('${price}') }`;
  const steps = [
    `{ name: 'first', selector: '[value=s1]', done: () => document.querySelector('[value=s1]').checked }`,
    `{ name: 'second', selector: '[value=c1]', done: () => document.querySelector('[value=c1]').checked }`,
    step('choose', 'Cut', 'u37', '$10.01'),
  ];
  return `${sheetOf('product')}${moduleWith('site-product')}
bench.inp({ async mount(root) { ${MOUNT_PRODUCT} }, steps: [${steps}] });
</script>`;
}

/** The visible response to a press; the shop never responds. */
function addToCart() {
  const done = `() => document.querySelector('[aria-disabled=true], .site-product-error')`;
  return `${sheetOf('product')}${moduleWith('site-product')}
window.fetch = () => new Promise(() => {});
bench.inp({ async mount(root) { ${MOUNT_PRODUCT.replace('2000', '1')} }, steps: [{ name: 'add', selector: 'form button', done: ${done} }] });
</script>`;
}

const SUMMARY = `document.querySelector('.site-product-summary').textContent`;

const MOUNT_PRODUCT = `const variants = bench.variants(2000);
  root.innerHTML = '<site-product>' + bench.productForm(variants) + '</site-product>';
  root.firstChild.variants = variants;
  await bench.until(() => document.querySelector('.site-product-summary'));`;

/** @param {string} html expression in the page @param {string[]} steps */
function interaction(element, html, steps) {
  return `${sheetOf(element)}${moduleWith(`site-${element}`)}
bench.inp({ async mount(root) { root.innerHTML = ${html}; await bench.until(() => root.firstChild.${READY}); }, steps: [${steps}] });
</script>`;
}

function sharedChunks() {
  const folder = path.join(BUILT, 'chunks');
  const shared = fs.readdirSync(folder).filter((name) => /^(runtime|services)/.test(name));
  return shared.map((name) => `./dist/chunks/${name}`);
}
