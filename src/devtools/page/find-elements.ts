// Finds the project's elements in a document and in the open shadow roots of other elements.
import { PREFIX } from '../../kit/loader/discover';

export function findElements(root: Document | ShadowRoot = document): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.localName.startsWith(PREFIX)) return [element];
    return element.shadowRoot ? findElements(element.shadowRoot) : [];
  });
}
