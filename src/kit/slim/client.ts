// `react-dom/client` of the slim runtime. As with React, a root renders in a separate task, and only once its lazy parts are
// loaded.
import { type ContainerNode, hydrate, render, type VNode } from 'preact';
import { flush as runEffects, schedule, startScheduling } from './scheduling';

interface Root {
  render(view: VNode): void;
  unmount(): void;
}

/** Keeps existing nodes in the container. */
export function createRoot(container: ContainerNode): Root {
  let attempt = createAttempt(container);
  return scheduled({
    draw: (view) => render(view, attempt.root),
    undo: () => {
      attempt.undo();
      attempt = createAttempt(container);
    },
    clear: () => render(null, attempt.root),
  });
}

interface HydrateOptions {
  /** Called if the nodes in the container do not match the view; they are replaced. */
  readonly onRecoverableError: (error: unknown) => void;
}

export function hydrateRoot(
  container: ContainerNode & Node,
  view: VNode,
  { onRecoverableError }: HydrateOptions,
): Root {
  let isHydrated = false;
  const root = scheduled({
    draw: (next) => {
      if (isHydrated) return render(next, container);
      const changes = new MutationObserver(() => {});
      changes.observe(container, { childList: true, characterData: true, subtree: true });
      hydrate(next, container);
      isHydrated = true;
      if (changes.takeRecords().length > 0) onRecoverableError(new Error('The nodes do not match.'));
      changes.disconnect();
    },
    // Existing nodes stay.
    undo: () => {},
    clear: () => render(null, container),
  });
  root.render(view);
  return root;
}

interface Drawing {
  /** Throws a promise while a lazy part is loading. */
  draw(view: VNode): void;
  /** Removes nodes left by a failed `draw()`. */
  undo(): void;
  clear(): void;
}

function scheduled({ draw, undo, clear }: Drawing): Root {
  startScheduling();
  let next: VNode | null = null;
  const flush = () => {
    const view = next;
    if (!view) return;
    next = null;
    try {
      draw(view);
    } catch (thrown) {
      undo();
      if (!(thrown instanceof Promise)) throw thrown;
      next ??= view;
      thrown.then(flush, flush);
    }
  };
  return {
    render(view) {
      if (!next) schedule(flush);
      next = view;
    },
    unmount() {
      next = null;
      clear();
      runEffects();
    },
  };
}

/**
 * Creates a facade of the container that hides its existing nodes from Preact, which would adopt or remove them, and a
 * function that removes the output of a first render that fails or suspends.
 */
function createAttempt(container: ContainerNode) {
  const inserted = new Set<ContainerNode>();
  const root: ContainerNode & { ownerDocument: Document | null } = {
    nodeType: container.nodeType,
    parentNode: container.parentNode,
    firstChild: null,
    childNodes: [],
    ownerDocument: (container as Node).ownerDocument,
    appendChild: (node) => root.insertBefore(node, null),
    insertBefore(node, before) {
      // Preact may remove nodes past this facade, such as the dialog of each opening, and they must not be kept.
      for (const other of inserted) if (other.parentNode !== container) inserted.delete(other);
      inserted.add(node);
      return container.insertBefore(node, before);
    },
    removeChild(node) {
      inserted.delete(node);
      return container.removeChild(node);
    },
  };
  return {
    root,
    undo() {
      try {
        render(null, root);
      } finally {
        for (const node of inserted) (node as ChildNode).remove();
      }
    },
  };
}
