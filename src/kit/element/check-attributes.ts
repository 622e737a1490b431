// Finds attributes that may be misspelled names of options.
import { GLOBAL_ATTRIBUTES } from './options';

/** Names of other libraries, of data and events, and of accessibility. */
const FOREIGN = /^(data-|aria-|on|role$|inert$|tabindex$)|[^a-z-]/;

/** @param known names of the attributes that the element observes */
export function checkAttributes(tag: string, host: Element, known: readonly string[]): void {
  const names = host
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !GLOBAL_ATTRIBUTES.has(name) && !FOREIGN.test(name));
  if (names.length === 0) return;
  import('./misspellings').then(
    ({ warnAboutAttributes }) => warnAboutAttributes(tag, names, known),
    () => {},
  );
}
