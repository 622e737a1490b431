// How does a script make a gallery of what is in the page already?

import type { BlockElement } from '../../kit/element/define';
import { warn } from '../../kit/element/warn';
import { findAll } from './content/page-selectors';
import type { gallery } from './gallery.contract';

type Gallery = BlockElement<typeof gallery>;
type Options = { readonly [N in keyof Gallery]?: unknown };

const TAG = 'site-gallery';
const bound = new WeakMap<Element, Gallery>();

/**
 * Puts a gallery into the container, around all that is in it.
 * @param options properties of the gallery
 * @returns null, and a word in the console, where there is no such container (GAL-047); the gallery that is there, with
 *   a warning, where it has one already (GAL-049)
 */
export function createGallery(container: Element | string | null, options: Options = {}): Gallery | null {
  const [element] = typeof container === 'string' ? findAll(document.body, container) : [container];
  if (!element) {
    warn(TAG, `there is no container ${container}; no gallery is made.`);
    return null;
  }
  const known = bound.get(element) ?? element.querySelector<Gallery>(`:scope > ${TAG}`);
  if (known) {
    warn(TAG, 'the container is already bound to a gallery; using that one.');
    return known;
  }
  const made = document.createElement(TAG) as Gallery;
  Object.assign(made, options);
  made.append(...element.childNodes);
  element.append(made);
  bound.set(element, made);
  return made;
}
