// Finds tags that may be misspelled names of elements.
import { PREFIX } from './discover';

/** @param registry rules of all elements, by tag */
export function checkTags(registry: Readonly<Record<string, unknown>>): void {
  const tags = [...document.querySelectorAll(':not(:defined)')]
    .map(({ localName }) => localName)
    .filter((tag) => tag.startsWith(PREFIX) && !(tag in registry));
  if (tags.length === 0) return;
  import('../element/misspellings').then(
    ({ warnAboutTags }) => warnAboutTags(tags, Object.keys(registry)),
    () => {},
  );
}
