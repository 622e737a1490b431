// Container nodes that an element inserts between the page's nodes.
import { useLayoutEffect, useState } from 'react';
import { createOwnNode, removeCopies } from '../own-node';

/** Creates a container for a portal, inserts it with `insert`, replacing a saved copy, and removes it on unmount. */
export function usePortalNode(
  className: string,
  insert: (node: HTMLElement) => void,
  anchor: unknown,
): HTMLElement {
  const [node] = useState(() => createOwnNode(className));
  // biome-ignore lint/correctness/useExhaustiveDependencies: inserted once per anchor; the closure changes with each render
  useLayoutEffect(() => {
    insert(node);
    removeCopies(node);
    return () => node.remove();
  }, [node, anchor]);
  return node;
}
