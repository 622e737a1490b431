// Container nodes that an element inserts between the page's nodes, marked as its own.
import { useLayoutEffect, useState } from 'react';

/** Those of this page: others of the same class are copies in a page that was saved after its scripts had run. */
const created = new WeakSet<Element>();

/** Creates a container for a portal, inserts it with `insert` in the place of a saved copy, and removes it on unmount. */
export function usePortalNode(
  className: string,
  insert: (node: HTMLElement) => void,
  anchor: unknown,
): HTMLElement {
  const [node] = useState(() => createNode(className));
  // biome-ignore lint/correctness/useExhaustiveDependencies: inserted once per anchor; the closure changes with each render
  useLayoutEffect(() => {
    insert(node);
    for (const other of node.parentElement?.querySelectorAll(`:scope > .${className}[data-site-own]`) ?? [])
      if (!created.has(other)) other.remove();
    return () => node.remove();
  }, [node, anchor]);
  return node;
}

let count = 0;

function createNode(className: string): HTMLElement {
  const node = document.createElement('div');
  node.dataset.siteOwn = '';
  node.className = className;
  node.id = `${className}-${++count}`;
  created.add(node);
  return node;
}
