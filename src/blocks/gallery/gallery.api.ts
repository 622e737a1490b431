// What can the script of a page ask of a gallery?
import { normaliseIndex } from './gallery.model';
import type { Gallery } from './use-gallery';

/** Without slides a gallery stands at 0 and does nothing. */
export function createGalleryApi() {
  let gallery: Gallery | null = null;
  return {
    get index() {
      return gallery?.now().index ?? 0;
    },
    get inMotion() {
      return gallery?.moving.isMoving() ?? false;
    },
    next: () => gallery?.turn('next', 'property'),
    previous: () => gallery?.turn('previous', 'property'),
    show: (index: number) => gallery?.go(normaliseIndex(index, gallery.extent.count), 'property'),
    /** Whom to ask, from now on. */
    attach(to: Gallery | null) {
      gallery = to;
    },
  };
}

export type GalleryApi = ReturnType<typeof createGalleryApi>;
