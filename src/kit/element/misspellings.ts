// Warnings about tags and attributes that are misspelled. Fetched only where a page has a name that is unknown.
import { findNearestName } from '../../core/nearest-name';
import { warn } from './warn';

/** @param known names of the attributes of this element */
export function warnAboutAttributes(tag: string, names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    const nearest = findNearestName(name, known);
    if (nearest) warn(tag, `has no attribute "${name}"; did you mean "${nearest}"?`);
  }
}

/** @param known tags of all elements */
export function warnAboutTags(tags: readonly string[], known: readonly string[]): void {
  for (const tag of tags) {
    const nearest = findNearestName(tag, known);
    if (nearest) warn(tag, `there is no such element; did you mean <${nearest}>?`);
  }
}
