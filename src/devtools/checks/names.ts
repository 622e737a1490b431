// Misspelled tags and attributes, with the closest correct name.
import { describeAttribute, describeTag } from '../mistakes/names';
import type { InspectedPage, Problem } from '../page/problem';

export function* checkTags({ elements, contracts }: InspectedPage): Generator<Problem> {
  for (const element of elements) {
    const tag = element.localName;
    const message = customElements.get(tag) ? undefined : describeTag(tag, contracts);
    if (message) yield { tag, message, element };
  }
}

export function* checkAttributes({ elements, contracts }: InspectedPage): Generator<Problem> {
  for (const element of elements) {
    const tag = element.localName;
    const contract = contracts.get(tag);
    if (!contract) continue;
    for (const name of element.getAttributeNames()) {
      const message = describeAttribute(contract, name);
      if (message) yield { tag, message, element };
    }
  }
}
