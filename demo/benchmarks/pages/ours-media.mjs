// Our galleries on pages of the media suite and of the interaction suite.
import fs from 'node:fs';
import path from 'node:path';
import { OURS } from '../lib/paths.mjs';
import { BUILT } from '../ours/build.mjs';
import { OUR_CAROUSELS, ourCarousel } from './carousels.mjs';
import { DESIGNS, ourLate } from './late.mjs';
import { ourLightbox } from './lightboxes.mjs';

/** @param {string} css the base style sheet */
export function writeOurMedia(css) {
  const write = (name, html) => fs.writeFileSync(path.join(OURS, `${name}.html`), html);
  for (const design of Object.keys(OUR_CAROUSELS)) {
    write(`carousel-${design}`, ourCarousel(design, css));
    write(`inp-slides500-${design}`, turning(design, css));
  }
  for (const design of DESIGNS) write(`late-${design}`, ourLate(design, css));
  if (!fs.existsSync(path.join(BUILT, 'site-lightbox.js'))) return;
  write('lightbox', ourLightbox(css));
  write('inp-lightbox', opening(css));
}

const HEAD =
  '<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>ours</title><script src="/kit/bench.js"></script>';
const IMG = `(p) => '<img src="' + p.src + '" width=' + p.width + ' height=' + p.height + ' alt="' + p.alt + '" loading=lazy decoding=async>'`;

/** 500 slides, two presses on the next button. */
function turning(design, css) {
  const attributes = `design=${design} ${OUR_CAROUSELS[design]}`;
  return `${HEAD}<style>${css}#root{width:600px}</style><div id=root></div><script type=module>import './dist/site-gallery.js';
const img = ${IMG};
const el = () => document.querySelector('site-gallery');
let shown = 0;
const step = (name, i) => ({ name, target: () => el().shadowRoot.querySelector('[part=next]'), settle: 1500, done: () => shown === i + 1 });
bench.inp({
  mount(root) {
    root.innerHTML = '<site-gallery ${attributes}>' + bench.photos(500).map(img).join('') + '</site-gallery>';
    el().addEventListener('site-gallery-change', ({ detail }) => { shown = detail.index; });
  },
  ready: () => el().matches(':state(ready)'),
  steps: ['next', 'next-again'].map(step),
});
</script>`;
}

/** 40 thumbnails, as on the peers' pages; the page's loader fetches the lightbox as for a visitor. */
function opening(css) {
  return `${HEAD}<style>${css}</style><div id=root></div><script type=module>import './dist/autoload.js';
const link = (p) => '<a href="' + p.src + '"><img src="' + p.src + '" width=90 height=60 alt="' + p.alt + '"></a>';
const isOpen = () => document.querySelector('site-lightbox')?.shadowRoot?.querySelector('dialog')?.open ?? false;
bench.inp({
  mount(root) { root.innerHTML = '<site-gallery design=grid lightbox thumbnails-per-row=8 loading=eager>' + bench.photos(40).map(link).join('') + '</site-gallery>'; },
  ready: () => document.querySelector('site-gallery').matches(':state(ready)'),
  steps: [
    { name: 'open', selector: '#root a:nth-of-type(3) img', settle: 1200, done: isOpen },
    { name: 'close', key: 'Escape', settle: 1200, done: () => !isOpen() },
  ],
});
</script>`;
}
