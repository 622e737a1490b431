// Discovers elements in the document and its open shadow roots, now and later.

type OnFound = (element: Element) => void;

/** Prefix of the project's tags. */
export const PREFIX = 'site-';

/**
 * Reports every matching element that is not defined yet, and reports it again when its attributes or children change. Before
 * that, `onTag` is called with the tag of each custom element, whether it matches or not.
 * @returns a function that stops discovery
 */
export function discover(
  root: Document,
  tags: readonly string[],
  onFound: OnFound,
  onTag: (tag: string) => void,
): () => void {
  const selector = tags.map((tag) => `${tag}:not(:defined)`).join();
  const visited = new WeakSet<Node>();
  const additions = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const node of added) if (node instanceof Element) visitTree(node);
  });
  /** Input of loading rules may change: children are streamed, or a script sets an attribute. */
  const changes = new MutationObserver((records) => {
    const elements = records.map(({ target }) => (target as Element).closest(selector));
    for (const element of new Set(elements)) if (element) onFound(element);
  });

  /** Visits every node instead of querying the selector, because pages insert thousands of nodes at once and few of them match. */
  function visitTree(node: Element | Document | ShadowRoot) {
    if (node instanceof Element) visit(node);
    if (node.firstElementChild) for (const element of node.querySelectorAll('*')) visit(element);
  }

  function visit(element: Element) {
    const isRegistered = tags.includes(element.localName);
    if (element.shadowRoot && !isRegistered) observe(element.shadowRoot);
    if (!element.localName.includes('-') || visited.has(element)) return;
    visited.add(element);
    onTag(element.localName);
    if (element.matches(selector)) {
      onFound(element);
      changes.observe(element, { attributes: true, childList: true, subtree: true });
    } else if (!isRegistered) {
      // A third-party element may contain registered elements in an open shadow root, perhaps only after it is defined.
      customElements.whenDefined(element.localName).then(
        () => element.shadowRoot && observe(element.shadowRoot),
        () => {},
      );
    }
  }

  function observe(target: Document | ShadowRoot) {
    if (visited.has(target)) return;
    visited.add(target);
    visitTree(target);
    additions.observe(target, { childList: true, subtree: true });
  }

  observe(root);
  return () => {
    additions.disconnect();
    changes.disconnect();
  };
}
