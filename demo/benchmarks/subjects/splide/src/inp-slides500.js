import Splide from '@splidejs/splide';
import '@splidejs/splide/css';
import { slides, steps } from '../../shared/slides500.js';
let splide;
bench.inp({
  mount(root) {
    root.innerHTML = `<section class=splide aria-label=Summer><div class=splide__track><ul class=splide__list>${slides('<li class=splide__slide>', '</li>')}</ul></div></section>`;
    splide = new Splide('.splide', { pagination: false }).mount() /* 500 dots lie over the arrows */;
  },
  steps: steps(() => document.querySelector('.splide__arrow--next'), () => splide.index),
});
