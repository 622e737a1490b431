// Which elements of the page does a selector mean that somebody wrote into an option? It may be no selector at all.
import { warn } from '../../../kit/element/warn';

const TAG = 'site-gallery';

/** Does the node fit? A selector that cannot be read fits nothing. */
export function matches(node: EventTarget | null, selectors: string): boolean {
  return node instanceof Element && attempt(selectors, () => node.matches(selectors), false);
}

/** All elements that fit, in the document and in the tree that the gallery stands in. */
export function findAll(host: Element, selectors: string): HTMLElement[] {
  if (!selectors) return [];
  const roots = new Set([host.getRootNode(), host.ownerDocument] as ParentNode[]);
  return [...roots].flatMap((root) =>
    attempt(selectors, () => [...root.querySelectorAll<HTMLElement>(selectors)], []),
  );
}

/** Says once that an option names nothing that is in the page; what is still being parsed may come. */
export function warnMissing(host: Element, option: string, selectors: string) {
  if (host.ownerDocument.readyState !== 'loading')
    warn(TAG, `${option}="${selectors}" is nowhere in the page; doing without it.`);
}

function attempt<T>(selectors: string, read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    warn(TAG, `"${selectors}" is not a CSS selector; ignoring it.`);
    return otherwise;
  }
}
