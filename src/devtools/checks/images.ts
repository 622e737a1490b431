// Images without a text alternative in elements.
import { MISSING_ALTERNATIVE, needsAlternative } from '../../kit/media/alternative-text';
import type { InspectedPage, Problem } from '../page/problem';

export function* checkImages({ elements, contracts }: InspectedPage): Generator<Problem> {
  for (const outer of elements)
    for (const element of outer.querySelectorAll('img'))
      if (needsAlternative(element) && findOwner(element, contracts) === outer)
        yield { tag: outer.localName, message: MISSING_ALTERNATIVE, element };
}

/** The innermost element of the project that contains the image. */
function findOwner(image: Element, contracts: InspectedPage['contracts']): Element | null {
  let owner = image.parentElement;
  while (owner && !contracts.has(owner.localName)) owner = owner.parentElement;
  return owner;
}
