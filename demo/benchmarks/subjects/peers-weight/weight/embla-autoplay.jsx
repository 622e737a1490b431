import E from 'embla-carousel'; import A from 'embla-carousel-autoplay'; globalThis.__=[E,A];
