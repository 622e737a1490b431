// Observes the page while an element is connected.
import { findHashTarget } from '../markup/hash-target';

/** Calls back after changes to the node, by default to its descendants, until the signal is aborted. */
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
 * Calls `reveal` with the target of the URL's fragment, now and whenever it changes, and with a hidden node in `host` when
 * find-in-page matches its text, until the signal is aborted.
 * @param reveal receives null if there is no target; returns whether it has shown the node, which is then scrolled into view
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
