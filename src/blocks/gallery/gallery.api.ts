// What can the script of a page ask of a gallery?
import { normalizeIndex } from './gallery.model';
import type { SlideController } from './navigation/use-current-slide';

/** Without slides a gallery stands at 0 and does nothing. */
export function createGalleryApi() {
  let gallery: SlideController | null = null;
  return {
    get index() {
      return gallery?.now().index ?? 0;
    },
    get inMotion() {
      return gallery?.moving.isInMotion() ?? false;
    },
    next: () => gallery?.turn('next', 'property'),
    previous: () => gallery?.turn('previous', 'property'),
    show: (index: number) => gallery?.go(normalizeIndex(index, gallery.extent.count), 'property'),
    /** Whom to ask, from now on. */
    attach(to: SlideController | null) {
      gallery = to;
    },
  };
}

export type GalleryApi = ReturnType<typeof createGalleryApi>;
