// Which slide does the address of the page name, and may the gallery write there?
import { findSlideByKey, findSlideByPath, parseItemId, removeItemId } from '../../../core/media/deep-link';
import { isAdminArea } from '../../../core/routes';
import type { Slide } from '../content/read-slides';

/** The slide that the hash names (GAL-074); -1 for none. */
export const findSlideInHash = (slides: readonly Slide[]): number =>
  findSlideByKey(parseItemId(location.hash), slides);

/** The slide that the hash names, else the path (GAL-075); -1 for none. */
export function findSlideInUrl(slides: readonly Slide[]): number {
  const named = findSlideInHash(slides);
  return named >= 0 ? named : findSlideByPath(location.pathname, slides);
}

/** Takes the item out of the hash, once it was found (GAL-079). */
export function clearItemHash() {
  const { hash, pathname, search } = location;
  const rest = removeItemId(hash);
  if (rest !== hash) replaceUrl(pathname + search + rest);
}

/** Where the browser lets a page write its address; in a sandboxed frame, or too often, it does not. */
export function replaceUrl(url: string) {
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // The address then says less than it could; the page works all the same.
  }
}

/** Does the page stand in the editor of its site? Then it, or the frame around it, is in the admin area (GAL-078). */
export function isInEditor(page: Window = window): boolean {
  try {
    return isAdminArea(page.location.pathname) || (page.parent !== page && isInEditor(page.parent));
  } catch {
    // The frame around it belongs to another site.
    return false;
  }
}
