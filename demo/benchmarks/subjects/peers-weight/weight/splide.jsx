import Splide from '@splidejs/splide'; import '@splidejs/splide/css'; globalThis.__=Splide;
