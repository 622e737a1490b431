// How does a block read its light-DOM children as data, and notice when they change?
import type { MarkupOptionsReader } from './options';

/**
 * Reads the children.
 * @param touched what changed since the last time: targets of changes with their ancestors inside the host, and
 *   nodes that came; undefined when nothing is known of what was there before
 */
export type ContentReader<C> = (host: HTMLElement, touched?: ReadonlySet<Node>) => C;

export interface ContentObserver<C> {
  /** What the reader made of the children; the same object until they change. */
  getContent(): C;
  /** The reader's answer, kept until the children change. */
  memoize(reader: MarkupOptionsReader): MarkupOptionsReader;
  start(): void;
  stop(): void;
}

/** @param changed called once per batch of changes that the page (not the block itself) made */
export function observeContent<C>(
  host: HTMLElement,
  read: ContentReader<C> | undefined,
  { attributes, changed }: { attributes: readonly string[]; changed: () => void },
): ContentObserver<C> {
  const remembered = new Map<unknown, unknown>();
  let touched: Set<Node> | undefined;
  const observer = new MutationObserver((records) => {
    const ofThePage = records.filter((record) => isOfThePage(record, host));
    if (ofThePage.length === 0) return;
    for (const record of ofThePage) touch(record, host, touched);
    remembered.clear();
    changed();
  });

  function recall<T>(reader: (host: HTMLElement) => T): T {
    if (!remembered.has(reader)) remembered.set(reader, reader(host));
    return remembered.get(reader) as T;
  }

  function readChildren(): C {
    const content = read?.(host, touched);
    touched = new Set();
    return content as C;
  }

  return {
    getContent: () => recall(readChildren),
    memoize: (reader) => () => recall(reader),
    start() {
      remembered.clear();
      touched = undefined;
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

/** Whoever changed, and all that it stands in. */
function touch({ target, addedNodes }: MutationRecord, host: HTMLElement, touched?: Set<Node>) {
  for (const node of addedNodes) touched?.add(node);
  for (let node: Node | null = target; node && node !== host; node = node.parentNode) touched?.add(node);
}

const OWN = '[data-site-root], [data-site-own]';

/** Nodes that a light-DOM block adds are marked `data-site-root` or `data-site-own`; their changes are its own. */
function isOfThePage({ type, target, addedNodes, removedNodes }: MutationRecord, host: HTMLElement): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  const own = element?.closest(OWN);
  if (own && own !== host && host.contains(own)) return false;
  if (type === 'attributes') return target !== host;
  if (type !== 'childList') return true;
  return [...addedNodes, ...removedNodes].some((node) => !(node instanceof Element && node.matches(OWN)));
}
