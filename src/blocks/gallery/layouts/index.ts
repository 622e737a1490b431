// Which designs are there?
import { carousel } from './carousel';
import { grid } from './grid';
import type { GalleryOptions, Layout } from './layout';
import { slideshow } from './slideshow';
import { stacked } from './stacked';

export const layouts: Readonly<Record<GalleryOptions['design'], Layout>> = {
  stacked,
  grid,
  slideshow,
  carousel,
};

/** Does a click on an image open the lightbox? */
export const opensLightbox = ({ design, lightbox }: GalleryOptions): boolean =>
  lightbox ?? layouts[design].lightbox ?? false;
