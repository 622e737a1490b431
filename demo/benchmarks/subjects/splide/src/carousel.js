import Splide from '@splidejs/splide';
import '@splidejs/splide/css';
new Splide('.splide').mount();
