// Galleries of many plain images, of which only those in view and next to it are rendered.
import type { GalleryContent, Slide } from '../gallery.types';

/**
 * Whether every slide is an image without text, directly in the gallery, and there are too many for frames
 * (read-slides.ts). Such slides have the same size wherever one group of them is shown at a time.
 */
export const isManyPlainImages = ({ children, slides, wrappers }: GalleryContent): boolean =>
  children.length === 0 && wrappers.length === 0 && slides.length > 0 && slides.every(isPlainImage);

const isPlainImage = ({ element, type, siblingCaption }: Slide): boolean =>
  type === 'image' &&
  siblingCaption === null &&
  element !== null &&
  (element.matches('img') || isFrameOfImage(element));

const isFrameOfImage = (element: Element): boolean =>
  element.matches('picture, a, figure, div') &&
  element.querySelector(':not(img, picture, source, a)') === null &&
  element.textContent?.trim() === '';
