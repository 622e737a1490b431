// Wraps existing content of the page in a gallery.
import { warn } from '../../kit/element/warn';
import { queryPage } from './content/page-selectors';

type Gallery = HTMLElementTagNameMap['site-gallery'];
type Options = { readonly [N in keyof Gallery]?: unknown };

const TAG = 'site-gallery';
const galleries = new WeakMap<Element, Gallery>();

/**
 * Moves the content of a container into a new gallery inside it.
 * @param options properties of the gallery
 * @returns null, with a warning, if the container does not exist (GAL-047); the existing gallery, with a warning, if the
 *   container already has one (GAL-049)
 */
export function createGallery(container: Element | string | null, options: Options = {}): Gallery | null {
  const [element] = typeof container === 'string' ? queryPage(document.body, container) : [container];
  if (!element) {
    warn(TAG, `container ${container} does not exist; no gallery is created.`);
    return null;
  }
  const existing = galleries.get(element) ?? element.querySelector<Gallery>(`:scope > ${TAG}`);
  if (existing) {
    warn(TAG, 'the container is already bound to a gallery; using that one.');
    return existing;
  }
  const gallery = document.createElement(TAG) as Gallery;
  Object.assign(gallery, options);
  gallery.append(...element.childNodes);
  element.append(gallery);
  galleries.set(element, gallery);
  return gallery;
}
