// Observes the page for as long as an element is connected.
import { findHashTarget } from '../markup/hash-target';

/** Calls back after changes of the node, by default of its descendants, until the signal is aborted. */
export function observeMutations(
  node: Node,
  signal: AbortSignal,
  onChange: MutationCallback,
  options: MutationObserverInit = { childList: true, subtree: true },
): void {
  if (signal.aborted) return;
  const observer = new MutationObserver(onChange);
  observer.observe(node, options);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Calls `reveal` with the target of the address, now and whenever it changes, and with a hidden node in `host` whose text
 * the visitor searches for, until the signal is aborted.
 * @param reveal gets null if the address has no target; returns whether it has shown the node, which is then scrolled to
 */
export function onReveal(host: Element, signal: AbortSignal, reveal: (node: Node | null) => boolean): void {
  if (signal.aborted) return;
  const revealTarget = () => {
    const target = findHashTarget();
    if (reveal(target)) target?.scrollIntoView();
  };
  host.addEventListener('beforematch', ({ target }) => void reveal(target as Node), { signal });
  addEventListener('hashchange', revealTarget, { signal });
  revealTarget();
}
