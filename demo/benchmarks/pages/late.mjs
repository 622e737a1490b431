// Pages to measure the layout shift of a late script: each of our designs, loaded eagerly so that it is really
// upgraded, and the layout libraries. Carousels use their own pages (carousels.mjs).
import { inStage, SLIDES, slideImage, slideLink, styles } from './stage.mjs';

export const LATE = {
  'justified-layout/late.html': justifiedLayout,
  'react-photo-album/late.html': reactPhotoAlbum,
};

export const DESIGNS = [
  'stacked',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'list',
  'slideshow',
  'slider',
  'carousel',
];

export function ourLate(design, css) {
  const slides = SLIDES.map((slide) => slideImage(slide)).join('');
  const gallery = `<site-gallery design=${design} loading=eager label=Summer>${slides}</site-gallery>`;
  return inStage(gallery, {
    head: `<style>${css}</style><script type=module src="./dist/autoload.js"></script>`,
  });
}

function justifiedLayout() {
  const links = SLIDES.map((slide) => slideLink(slide)).join('');
  const style = '#gallery{position:relative}#gallery a{display:block}#gallery img{width:100%;height:100%}';
  return inStage(`<div id=gallery>${links}</div>`, { head: styles('late', style, false) + SCRIPT });
}

function reactPhotoAlbum() {
  const photos = SLIDES.map(({ src, alt }) => ({ src, alt, width: 600, height: 400 }));
  const data = `<script type=application/json id=photos>${JSON.stringify(photos)}</script>`;
  return inStage(`<div id=gallery></div>${data}`, { head: styles('late', '', true) + SCRIPT });
}

const SCRIPT = '<script type=module src="./dist/late.js"></script>';
