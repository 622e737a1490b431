// Container nodes that an element inserts between the page's nodes.
import { useLayoutEffect, useState } from 'react';
import { createInsertedNode, removeSavedCopies } from '../inserted-node';

/** Creates a container for a portal, inserts it with `insert`, replacing a saved copy, and removes it on unmount. */
export function usePortalNode(
  className: string,
  insert: (node: HTMLElement) => void,
  anchor: unknown,
): HTMLElement {
  const [node] = useState(() => createInsertedNode(className));
  // biome-ignore lint/correctness/useExhaustiveDependencies: inserted once per anchor; the closure changes with each render
  useLayoutEffect(() => {
    insert(node);
    removeSavedCopies(node);
    return () => node.remove();
  }, [node, anchor]);
  return node;
}
