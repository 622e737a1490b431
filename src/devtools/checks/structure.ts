// Nested elements of the same kind, duplicates of elements that may occur only once, and duplicate ids.
import { DUPLICATE_MESSAGE, describeNesting, mayNest, UNIQUE_TAGS } from '../mistakes/structure';
import type { InspectedPage, Problem } from '../page/problem';

export function* checkNesting({ elements, contracts }: InspectedPage): Generator<Problem> {
  for (const element of elements) {
    const tag = element.localName;
    if (!mayNest(contracts.get(tag)) && element.parentElement?.closest(tag))
      yield { tag, message: describeNesting(tag), element };
  }
}

export function* checkDuplicates({ elements }: InspectedPage): Generator<Problem> {
  for (const tag of UNIQUE_TAGS) {
    const [first, second] = elements.filter(({ localName }) => localName === tag);
    if (first && second)
      yield {
        tag,
        message: DUPLICATE_MESSAGE,
        element: second,
      };
  }
  const ids = new Map<string, Element>();
  for (const element of elements) {
    const { id, localName: tag } = element;
    if (id && ids.has(id) && ids.get(id)?.getRootNode() === element.getRootNode())
      yield { tag, message: `id="${id}" is used twice; give each element a unique id.`, element };
    if (id) ids.set(id, element);
  }
}
