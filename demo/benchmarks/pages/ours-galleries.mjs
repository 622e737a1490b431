// Our galleries on pages of the gallery suite.
import { moduleWith, READY } from './module.mjs';

/** By page: each layout twice, with nodes in the page and (`-data`) with slides as data. */
export function galleries() {
  const designs = {
    grid: ['grid', 'thumbnails-per-row=4', ''],
    justified: ['autorows', '', ''],
    masonry: ['autocolumns', '', ''],
    slideshow: ['slideshow', '', TURN],
    carousel: ['carousel', 'slides-per-row=1', TURN],
  };
  return Object.fromEntries(
    Object.entries(designs).flatMap(([name, [design, attributes, turn]]) => [
      [`gallery-${name}`, { element: 'gallery', html: () => gallery(design, attributes, NODES, turn) }],
      [`gallery-${name}-data`, { element: 'gallery', html: () => gallery(design, attributes, DATA, turn) }],
    ]),
  );
}

const TURN = ', next() { el().currentIndex += 1; }, index: () => shown';
const NODES = {
  content: "bench.photos(n).map(img).join('')",
  data: '',
  ready: `el().${READY}`,
};
const DATA = {
  content: "''",
  data: 'el().slides = bench.photos(n);',
  ready: `el().shadowRoot?.querySelector('[part~=image]')`,
};

/** Fails if the build has another design of this name. */
function gallery(design, attributes, { content, data, ready }, turn) {
  return `${moduleWith('site-gallery')}
const el = () => document.querySelector('site-gallery');
const img = (p) => '<img src="' + p.src + '" width=' + p.width + ' height=' + p.height + ' alt="' + p.alt + '" loading=lazy decoding=async>';
let shown = 0;
bench.gallery({
  mount(n, root) {
    root.innerHTML = '<site-gallery design=${design} ${attributes}>' + ${content} + '</site-gallery>';
    ${data}
    el().addEventListener('site-gallery-change', ({ detail }) => { shown = detail.index; });
    if (el().design !== '${design}') throw new Error('this build has no ${design}: it shows ' + el().design);
  },
  ready: () => ${ready}${turn}
});
</script>`;
}
