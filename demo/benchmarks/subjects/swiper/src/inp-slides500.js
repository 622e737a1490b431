import { register } from 'swiper/element/bundle';
import { slides, steps } from '../../shared/slides500.js';
register();
const el = () => document.querySelector('swiper-container');
bench.inp({
  mount(root) { root.innerHTML = `<swiper-container slides-per-view=1 navigation=true keyboard=true>${slides('<swiper-slide>', '</swiper-slide>')}</swiper-container>`; },
  ready: () => el().swiper?.initialized,
  steps: steps(() => [el().swiper.navigation.nextEl].flat()[0], () => el().swiper.activeIndex),
});
