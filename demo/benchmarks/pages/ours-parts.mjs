// Single elements of ours on pages of the suites upgrade, gallery and marquee.
import fs from 'node:fs';
import path from 'node:path';
import { OURS } from '../lib/paths.mjs';
import { BUILT } from '../ours/build.mjs';
import { TICKER } from './content.mjs';
import { moduleWith, READY } from './module.mjs';
import { galleries } from './ours-galleries.mjs';

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
  ...galleries(),
};

function badges(module, isReady, preload) {
  const html = `i => '<site-cart-indicator><b>New ' + i + '</b></site-cart-indicator>'`;
  const files = `preload: ${JSON.stringify(preload)}, module: './dist/${module}.js'`;
  return `<div id=root></div><script>bench.upgrade({ ${files}, html: ${html}, isReady: el => ${isReady} })</script>`;
}

/** Speed (100 px per second), wavelength (500 px) and height (24 px) of the peers. */
function marquee(attributes) {
  const style =
    '<style>body{margin:0}#root{height:160px;overflow:hidden;font:700 40px/1.2 sans-serif}site-marquee{--site-marquee-wave:24px}</style>';
  const html = `<site-marquee animation-speed=2 ${attributes}><span>${TICKER}</span></site-marquee>`;
  return `${style}${moduleWith('site-marquee')}
bench.marquee({ async mount(root) { root.innerHTML = '${html}'; await bench.until(() => root.firstChild.${READY}); } });
</script>`;
}

function sharedChunks() {
  const folder = path.join(BUILT, 'chunks');
  const shared = fs.readdirSync(folder).filter((name) => /^(runtime|services)/.test(name));
  return shared.map((name) => `./dist/chunks/${name}`);
}
