// The slide in the URL of the page.

import { isAdminArea } from '../../../core/routes';
import { findSlideByKey, findSlideByPath, parseItemId, removeItemId } from '../../../core/slides/deep-link';
import type { Slide } from '../gallery.types';

/** The index of the slide in the hash (GAL-074); -1 if there is none. */
export const findSlideInHash = (slides: readonly Slide[]): number =>
  findSlideByKey(parseItemId(location.hash), slides);

/** The index of the slide in the hash, otherwise in the path (GAL-075); -1 if there is none. */
export function findSlideInUrl(slides: readonly Slide[]): number {
  const index = findSlideInHash(slides);
  return index >= 0 ? index : findSlideByPath(location.pathname, slides);
}

/** Removes the item from the hash (GAL-079). */
export function clearItemHash() {
  const { hash, pathname, search } = location;
  const rest = removeItemId(hash);
  if (rest !== hash) replaceUrl(pathname + search + rest);
}

/** Ignored where the browser forbids it: in a sandboxed frame, or after too many calls. */
export function replaceUrl(url: string) {
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // The gallery works without it.
  }
}

/** Whether the page, or a frame around it, is in the admin area of the site (GAL-078). */
export function isInEditor(page: Window = window): boolean {
  try {
    return isAdminArea(page.location.pathname) || (page.parent !== page && isInEditor(page.parent));
  } catch {
    // The parent frame belongs to another origin.
    return false;
  }
}
