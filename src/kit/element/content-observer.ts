// Reads a block's light-DOM children as data and observes their changes.
import type { MarkupOptionsReader } from './options';

/**
 * Reads the children.
 * @param changedNodes targets of changes since the last call, their ancestors inside the host, and added nodes;
 *   undefined on the first call after the element was connected
 */
export type ContentReader<C> = (host: HTMLElement, changedNodes?: ReadonlySet<Node>) => C;

export interface ContentObserver<C> {
  /** The result of the reader; the same object until the children change. */
  getContent(): C;
  /** Keeps the reader's result until the children change. */
  memoize(reader: MarkupOptionsReader): MarkupOptionsReader;
  start(): void;
  stop(): void;
}

interface ContentObserverOptions {
  /** Attributes of descendants to observe. */
  readonly attributes: readonly string[];
  /** Called once per batch of changes made by the page, not by the block itself. */
  readonly onChange: () => void;
}

export function observeContent<C>(
  host: HTMLElement,
  read: ContentReader<C> | undefined,
  { attributes, onChange }: ContentObserverOptions,
): ContentObserver<C> {
  const cache = new Map<unknown, unknown>();
  let changedNodes: Set<Node> | undefined;
  const observer = new MutationObserver((records) => {
    const pageRecords = records.filter((record) => isPageChange(record, host));
    if (pageRecords.length === 0) return;
    for (const record of pageRecords) addChangedNodes(record, host, changedNodes);
    cache.clear();
    onChange();
  });

  function getCached<T>(reader: (host: HTMLElement) => T): T {
    if (!cache.has(reader)) cache.set(reader, reader(host));
    return cache.get(reader) as T;
  }

  function readContent(): C {
    const content = read?.(host, changedNodes);
    changedNodes = new Set();
    return content as C;
  }

  return {
    getContent: () => getCached(readContent),
    memoize: (reader) => () => getCached(reader),
    start() {
      cache.clear();
      changedNodes = undefined;
      observer.observe(host, {
        childList: true,
        subtree: true,
        characterData: true,
        ...(attributes.length > 0 && { attributes: true, attributeFilter: [...attributes] }),
      });
    },
    stop: () => observer.disconnect(),
  };
}

function addChangedNodes(
  { target, addedNodes }: MutationRecord,
  host: HTMLElement,
  changedNodes?: Set<Node>,
): void {
  for (const node of addedNodes) changedNodes?.add(node);
  for (let node: Node | null = target; node && node !== host; node = node.parentNode) changedNodes?.add(node);
}

/** Nodes that a light-DOM block adds to its host. */
const OWN_NODES = '[data-site-root], [data-site-own]';

function isPageChange(
  { type, target, addedNodes, removedNodes }: MutationRecord,
  host: HTMLElement,
): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  const ownNode = element?.closest(OWN_NODES);
  if (ownNode && ownNode !== host && host.contains(ownNode)) return false;
  if (type === 'attributes') return target !== host;
  if (type !== 'childList') return true;
  return [...addedNodes, ...removedNodes].some(
    (node) => !(node instanceof Element && node.matches(OWN_NODES)),
  );
}
