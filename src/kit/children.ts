// How does a block read its light-DOM children as data, and notice when they change?
import type { MarkupOptions } from './options';

export type ChildrenReader<C> = (host: HTMLElement) => C;

export interface ChildrenWatch<C> {
  /** What the reader made of the children; the same object until they change. */
  content(): C;
  /** The reader's answer, kept until the children change. */
  remember(reader: MarkupOptions): MarkupOptions;
  start(): void;
  stop(): void;
}

/** @param changed called once per batch of changes that the page (not the block itself) made */
export function watchChildren<C>(
  host: HTMLElement,
  read: ChildrenReader<C> | undefined,
  { attributes, changed }: { attributes: readonly string[]; changed: () => void },
): ChildrenWatch<C> {
  const remembered = new Map<unknown, unknown>();
  const observer = new MutationObserver((records) => {
    if (!records.some((record) => isOfThePage(record, host))) return;
    remembered.clear();
    changed();
  });

  function recall<T>(reader: (host: HTMLElement) => T): T {
    if (!remembered.has(reader)) remembered.set(reader, reader(host));
    return remembered.get(reader) as T;
  }

  return {
    content: () => (read ? recall(read) : undefined) as C,
    remember: (reader) => () => recall(reader),
    start() {
      remembered.clear();
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
