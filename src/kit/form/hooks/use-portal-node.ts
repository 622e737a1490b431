// Container nodes that an element inserts between the page's nodes, marked as its own.
import { useLayoutEffect, useState } from 'react';

/** Creates a container for a portal, inserts it with `insert` and removes it on unmount. */
export function usePortalNode(
  className: string,
  insert: (node: HTMLElement) => void,
  anchor: unknown,
): HTMLElement {
  const [node] = useState(() => createNode(className));
  // biome-ignore lint/correctness/useExhaustiveDependencies: inserted once per anchor; the closure changes with each render
  useLayoutEffect(() => {
    insert(node);
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
  return node;
}
