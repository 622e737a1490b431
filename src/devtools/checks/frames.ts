// Embedded maps that the browser requests before the visitor wants to see them.
import type { InspectedPage, Problem } from '../page/problem';

const EAGER_FRAME = 'iframe[src*=".google."]:not([loading="lazy" i])';

export function* checkFrames({ elements }: InspectedPage): Generator<Problem> {
  for (const outer of elements)
    if (outer.localName === 'site-map')
      for (const element of outer.querySelectorAll(EAGER_FRAME))
        yield {
          tag: outer.localName,
          message: 'the browser requests its frame immediately; add loading="lazy" to the <iframe>.',
          element,
        };
}
