// Where do the form's own texts go between the page's nodes? Into nodes that are marked as the element's own.
import { useLayoutEffect, useState } from 'react';

/** A node to draw in; put in place with `place`, taken out again when the component goes. */
export function usePortalNode(
  className: string,
  place: (node: HTMLElement) => void,
  anchor: unknown,
): HTMLElement {
  const [node] = useState(() => createOwnNode(className));
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed once per anchor, whatever closure does it
  useLayoutEffect(() => {
    place(node);
    return () => node.remove();
  }, [node, anchor]);
  return node;
}

let count = 0;

function createOwnNode(className: string): HTMLElement {
  const node = document.createElement('div');
  node.dataset.siteOwn = '';
  node.className = className;
  node.id = `${className}-${++count}`;
  return node;
}
