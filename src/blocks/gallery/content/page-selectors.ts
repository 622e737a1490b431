// Finds elements of the page by selectors from options, which may be invalid.
import { warn } from '../../../kit/element/warn';

const TAG = 'site-gallery';

/** Whether the node matches; an invalid selector matches nothing. */
export function matchesSelector(node: EventTarget | null, selectors: string): boolean {
  return node instanceof Element && tryQuery(selectors, () => node.matches(selectors), false);
}

/** All matching elements in the document and in the tree of the gallery. */
export function queryPage(host: Element, selectors: string): HTMLElement[] {
  if (!selectors) return [];
  const roots = new Set([host.getRootNode(), host.ownerDocument] as ParentNode[]);
  return [...roots].flatMap((root) =>
    tryQuery(selectors, () => [...root.querySelectorAll<HTMLElement>(selectors)], []),
  );
}

/** Warns once that a selector matches nothing. Ignored while the document is loading: the element may follow. */
export function warnNoMatch(host: Element, option: string, selectors: string) {
  if (host.ownerDocument.readyState !== 'loading')
    warn(TAG, `${option}="${selectors}" matches no element of the page; ignoring it.`);
}

function tryQuery<T>(selectors: string, query: () => T, fallback: T): T {
  try {
    return query();
  } catch {
    warn(TAG, `"${selectors}" is not a CSS selector; ignoring it.`);
    return fallback;
  }
}
