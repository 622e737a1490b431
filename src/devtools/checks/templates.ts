// Template mistakes that show up in the page: values that are missing, not rendered or escaped twice.
import { describeValue, isUnrendered, quote } from '../mistakes/values';
import type { InspectedPage, Problem } from '../page/problem';

/** Elements in which such characters are content. */
const VERBATIM = 'script, style, template, textarea, code, pre, site-code, site-markdown';

export function* checkTemplates({ elements, contracts }: InspectedPage): Generator<Problem> {
  for (const element of elements) {
    const tag = element.localName;
    const contract = contracts.get(tag);
    if (!contract) continue;
    for (const { name, value } of element.attributes) {
      const message = describeValue(contract, name, value);
      if (message) yield { tag, message, element };
    }
    const text = findUnrendered(element);
    if (text)
      yield { tag, message: `contains ${quote(text)}, which no template engine has rendered.`, element };
  }
}

/** The first unrendered text in the element that is not inside another element of the project. */
function findUnrendered(element: Element): string | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { data, parentElement } = node as Text;
    if (isUnrendered(data) && !parentElement?.closest(VERBATIM)) return data.trim();
  }
  return undefined;
}
