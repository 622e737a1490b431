// Elements inside another of their kind, elements that a page has once, and ids that are used twice.
import type { InspectedPage, Problem } from '../page/problem';

/** Elements that act on the whole page. */
const SINGLE = ['site-services', 'site-cookie-banner'];

/** An element with a view reads its children, and would read those of the inner one, too. */
export function* checkNesting({ elements, contracts }: InspectedPage): Generator<Problem> {
  for (const element of elements) {
    const tag = element.localName;
    if (contracts.get(tag)?.kind === 'react' && element.parentElement?.closest(tag))
      yield { tag, message: `it is inside another ${tag}; place them side by side.`, element };
  }
}

export function* checkDoubles({ elements }: InspectedPage): Generator<Problem> {
  for (const tag of SINGLE) {
    const [first, second] = elements.filter(({ localName }) => localName === tag);
    if (first && second)
      yield {
        tag,
        message: 'the page has more than one; keep one of them.',
        element: second,
      };
  }
  const ids = new Map<string, Element>();
  for (const element of elements) {
    const { id, localName: tag } = element;
    if (id && ids.has(id) && ids.get(id)?.getRootNode() === element.getRootNode())
      yield { tag, message: `id="${id}" is used twice; give each element an id of its own.`, element };
    if (id) ids.set(id, element);
  }
}
