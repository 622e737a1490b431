// Warns the developer of the page about images without a text alternative.
import { warn } from '../element/warn';

/** Attributes that give an image a name or hide it from screen readers. */
const NAMED = '[alt], [aria-label], [aria-labelledby], [title], [role="presentation"], [role="none"]';

export const MISSING_ALTERNATIVE =
  'an image has no alt attribute; describe it, or set alt="" if it is decoration.';

export const needsAlternative = (image: Element): boolean =>
  !image.matches(NAMED) && !image.closest('[aria-hidden="true"], noscript');

/** Logs one message per page and tag if an image has no `alt` attribute. */
export function warnWithoutAlt(tag: string, images: Iterable<Element>): void {
  for (const image of images) {
    if (!needsAlternative(image)) continue;
    warn(tag, MISSING_ALTERNATIVE);
    return;
  }
}
