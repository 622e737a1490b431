// Nodes that an element inserts between the page's nodes, marked as its own.

/** Those of this page: others of the same class are copies in a page that was saved after its scripts had run. */
const created = new WeakSet<Element>();

let count = 0;

/** Creates a box with an id of its own. */
export function createInsertedNode(className: string): HTMLElement {
  const node = document.createElement('div');
  node.dataset.siteOwn = '';
  node.className = className;
  node.id = `${className}-${++count}`;
  created.add(node);
  return node;
}

/** Removes saved copies beside a node that was inserted. */
export function removeSavedCopies(node: HTMLElement): void {
  const siblings = node.parentElement?.querySelectorAll(`:scope > .${node.className}[data-site-own]`) ?? [];
  for (const other of siblings) if (!created.has(other)) other.remove();
}
