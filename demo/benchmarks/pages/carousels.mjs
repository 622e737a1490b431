// Pages with a carousel of eight linked images. Each uses its documented markup, rotates every two seconds, and has a
// link before and after it; stopping on hover and focus is on if it is an option.
import { inStage, SLIDES, slideLink, styles } from './stage.mjs';

/** HTML by file name; `.js` and `.css` of the peers are bundled from `subjects/<s>/src/carousel.js`. */
export const CAROUSELS = {
  'swiper/carousel.html': swiper,
  'splide/carousel.html': splide,
  'embla/carousel.html': embla,
  'webawesome/carousel.html': webawesome,
};

/** Attributes by design, for our designs with slides. */
export const OUR_CAROUSELS = { slideshow: '', carousel: 'slides-per-row=1' };

/** @param {keyof typeof OUR_CAROUSELS} design */
export function ourCarousel(design, css) {
  const gallery = `<site-gallery design=${design} ${OUR_CAROUSELS[design]} autoplay autoplay-duration=2 loop label="Summer">${slides((link) => link)}</site-gallery>`;
  return inStage(gallery, {
    head: `<style>${css}</style><script type=module src="./dist/autoload.js"></script>`,
  });
}

function swiper() {
  const options =
    'slides-per-view=1 navigation=true pagination=true pagination-clickable=true loop=true ' +
    'autoplay-delay=2000 autoplay-pause-on-mouse-enter=true autoplay-disable-on-interaction=false';
  const list = slides((link) => `<swiper-slide>${link}</swiper-slide>`);
  return page(`<swiper-container ${options}>${list}</swiper-container>`, 'swiper-container{display:block}');
}

function splide() {
  const list = slides((link) => `<li class=splide__slide>${link}</li>`);
  const track = `<div class=splide__track><ul class=splide__list>${list}</ul></div>`;
  const options = `data-splide='{"type":"loop","autoplay":true,"interval":2000}'`;
  return page(`<section class=splide aria-label=Summer ${options}>${track}</section>`, '', true);
}

function embla() {
  const list = slides((link) => `<div class=embla__slide>${link}</div>`);
  const buttons =
    '<button type=button class=embla__prev>Previous</button> <button type=button class=embla__next>Next</button>';
  const style =
    '.embla__viewport{overflow:hidden}.embla__container{display:flex}.embla__slide{flex:0 0 100%;min-width:0}.embla button{padding:12px}';
  const viewport = `<div class=embla__viewport><div class=embla__container>${list}</div></div>`;
  return page(`<div class=embla>${viewport}${buttons}</div>`, style);
}

function webawesome() {
  const list = slides((link) => `<wa-carousel-item>${link}</wa-carousel-item>`);
  const options = 'navigation pagination loop autoplay autoplay-interval=2000';
  const style = 'wa-carousel{--aspect-ratio:3/2}';
  return page(`<wa-carousel ${options}>${list}</wa-carousel>`, style, true);
}

const slides = (wrap) => SLIDES.map((slide) => wrap(slideLink(slide))).join('');

/**
 * @param {boolean} [hasSheet] whether the bundle includes a style sheet
 */
function page(content, style, hasSheet = false) {
  const script = '<script type=module src="./dist/carousel.js"></script>';
  return inStage(content, { head: styles('carousel', style, hasSheet) + script });
}
