import Embla from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
const root = document.querySelector('.embla');
const plugins = [Autoplay({ delay: 2000, stopOnMouseEnter: true, stopOnFocusIn: true, stopOnInteraction: false, rootNode: () => root })];
const embla = Embla(root.querySelector('.embla__viewport'), { loop: true }, plugins);
root.querySelector('.embla__prev').addEventListener('click', () => embla.scrollPrev());
root.querySelector('.embla__next').addEventListener('click', () => embla.scrollNext());
