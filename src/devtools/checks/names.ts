// Misspelled tags and attributes, with the nearest name.
import { findNearestName } from '../../core/nearest-name';
import { GLOBAL_ATTRIBUTES, getObservedAttributes } from '../../kit/element/options';
import type { InspectedPage, Problem } from '../page/problem';

/** Names of other libraries, of data and events, and of accessibility. */
const FOREIGN = /^(data-|aria-|on|role$|inert$|tabindex$)|[^a-z-]/;

export function* checkTags({ elements, contracts }: InspectedPage): Generator<Problem> {
  for (const element of elements) {
    const tag = element.localName;
    if (contracts.has(tag) || customElements.get(tag)) continue;
    const nearest = findNearestName(tag, [...contracts.keys()]);
    if (nearest) yield { tag, message: `there is no such element; did you mean <${nearest}>?`, element };
  }
}

export function* checkAttributes({ elements, contracts }: InspectedPage): Generator<Problem> {
  for (const element of elements) {
    const tag = element.localName;
    const known = getObservedAttributes(contracts.get(tag)?.attributes ?? {});
    if (known.length === 1) continue;
    for (const name of element.getAttributeNames()) {
      if (known.includes(name) || GLOBAL_ATTRIBUTES.has(name) || FOREIGN.test(name)) continue;
      const nearest = findNearestName(name, known);
      if (nearest) yield { tag, message: `has no attribute "${name}"; did you mean "${nearest}"?`, element };
    }
  }
}
