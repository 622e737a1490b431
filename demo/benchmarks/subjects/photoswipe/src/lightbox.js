import PhotoSwipeLightbox from 'photoswipe/lightbox';
import 'photoswipe/style.css';
new PhotoSwipeLightbox({ gallery: '#gallery', children: 'a', pswpModule: () => import('photoswipe') }).init();
