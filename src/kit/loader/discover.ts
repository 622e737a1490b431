// Which elements are in the page, now and later, also in open shadow roots?

type Found = (element: Element) => void;

/**
 * Calls `found` for every element that matches and is not yet defined, and again when its attributes or children change.
 * @returns stops looking
 */
export function discover(root: Document, tags: readonly string[], found: Found): () => void {
  const selector = tags.map((tag) => `${tag}:not(:defined)`).join();
  const seen = new WeakSet<Node>();
  const arrivals = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const node of added) if (node instanceof Element) look(node);
  });
  /** What a rule reads may come late: streamed children, an attribute that a script sets. */
  const changes = new MutationObserver((records) => {
    const waiting = records.map(({ target }) => (target as Element).closest(selector));
    for (const element of new Set(waiting)) if (element) found(element);
  });

  /** One walk without a selector: pages add and move thousands of nodes at once, and hardly any is of interest. */
  function look(node: Element | Document | ShadowRoot) {
    if (node instanceof Element) visit(node);
    if (node.firstElementChild) for (const element of node.querySelectorAll('*')) visit(element);
  }

  function visit(element: Element) {
    const isOurs = tags.includes(element.localName);
    if (element.shadowRoot && !isOurs) watch(element.shadowRoot);
    if (!element.localName.includes('-') || seen.has(element)) return;
    seen.add(element);
    if (element.matches(selector)) report(element);
    else if (!isOurs) enter(element);
  }

  function report(element: Element) {
    found(element);
    changes.observe(element, { attributes: true, childList: true, subtree: true });
  }

  /** Custom elements of others may hold ours in an open shadow root, perhaps only after they are defined. */
  function enter(element: Element) {
    customElements.whenDefined(element.localName).then(
      () => element.shadowRoot && watch(element.shadowRoot),
      () => {},
    );
  }

  function watch(target: Document | ShadowRoot) {
    if (seen.has(target)) return;
    seen.add(target);
    look(target);
    arrivals.observe(target, { childList: true, subtree: true });
  }

  watch(root);
  return () => {
    arrivals.disconnect();
    changes.disconnect();
  };
}
