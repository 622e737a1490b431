// Script API of the gallery: reads and changes the current slide.
import { normalizeIndex } from './gallery.model';
import type { GalleryApi, SlideController } from './gallery.types';

/** While no controller is attached, the index is 0, `show` is kept for the next one, and the other methods do nothing. */
export function createGalleryApi(): GalleryApi {
  let controller: SlideController | null = null;
  let wanted: number | null = null;
  return {
    get index() {
      return controller?.getPosition().index ?? 0;
    },
    get inMotion() {
      return controller?.motion.isInMotion() ?? false;
    },
    next: () => controller?.step('next', 'property'),
    previous: () => controller?.step('previous', 'property'),
    show(index: number) {
      wanted = controller ? null : index;
      controller?.slideTo(normalizeIndex(index, controller.counts.count), 'property');
    },
    attach(next: SlideController | null) {
      controller = next;
      if (controller && wanted !== null) this.show(wanted);
    },
  };
}
