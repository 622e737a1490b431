// Peers that are measured by default: the strongest for each goal, and the limit.

/** Ids of pages by suite; suites that are not listed measure every page. Our own pages are always included. */
const DEFAULT_PEERS = {
  upgrade: ['limit/plain-ce-light', 'lit/badge', 'webawesome/badge'],
  page: ['limit/page', 'vanilla/page'],
  gallery: [
    'limit/justified-css',
    'limit/masonry-css-columns',
    'limit/masonry-js-virtual',
    'limit/grid-content-visibility',
    'limit/carousel-3slide-virtual',
    'vanilla/justified-photoswipe',
    'vanilla/masonry-layout',
    'swiper/element-virtual-on',
  ],
  marquee: [
    'limit/static',
    'limit/waapi',
    'limit/wave-skew-strips-waapi',
    'react/fast-marquee',
    'wave/svg-textpath-raf',
    'wave/canvas-raf',
  ],
};

/** @param {import('./discover.mjs').BenchPage} page */
export function isDefault({ id, suite }) {
  return /^(ours|slim)\//.test(id) || (DEFAULT_PEERS[suite]?.includes(id) ?? true);
}
