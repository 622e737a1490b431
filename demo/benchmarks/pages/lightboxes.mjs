// Pages with a lightbox and eight thumbnails that link to their images.
import { inStage, SLIDES, styles } from './stage.mjs';

export const LIGHTBOXES = { 'photoswipe/lightbox.html': photoswipe };

const THUMBS = '#stage a{display:inline-block;margin:4px}';

function photoswipe() {
  const links = SLIDES.map(
    (slide) =>
      `<a href="${large(slide)}" data-pswp-width=2400 data-pswp-height=1600 target=_blank>${thumb(slide)}</a>`,
  ).join('');
  const script = '<script type=module src="./dist/lightbox.js"></script>';
  return inStage(`<div id=gallery>${links}</div>`, { head: styles('lightbox', THUMBS, true) + script });
}

export function ourLightbox(css) {
  const links = SLIDES.map(
    (slide, i) => `<a href="${large(slide)}" data-slide-id="slide-${i + 1}">${thumb(slide)}</a>`,
  ).join('');
  const head = `<style>${css}</style><script type=module src="./dist/autoload.js"></script>`;
  return inStage(`<site-gallery design=grid lightbox history-hash label="Summer">${links}</site-gallery>`, {
    head,
  });
}

/** Larger than the screen, so that zooming is possible. */
const large = ({ src }) => src.replace('/photo/600x400/', '/img/2400x1600/');

const thumb = ({ src, alt }) => `<img src="${src}" width=150 height=100 alt="${alt}">`;
