// Describes when the script of an element is loaded.
import type { Contract } from '../../kit/contract/contract';
import type { LoadingStrategy } from '../../kit/contract/loading';

const WAITS: Readonly<Record<LoadingStrategy, string>> = {
  eager: 'loads immediately',
  visible: 'waits until it is near the viewport',
  moving: 'waits for the first user activity',
  intent: 'waits for intent: pointer, focus or key',
  keyboard: 'waits for intent or the first Tab key',
};

/** The loading strategy for an element whose script is not loaded; undefined if the style sheet does all the work. */
export function getStrategy(element: Element, { loading }: Contract): LoadingStrategy | undefined {
  try {
    if (element.getAttribute('loading') === 'eager') return 'eager';
    return loading.strategy?.(element);
  } catch {
    return 'eager';
  }
}

export function describeState(element: Element, contract: Contract): string {
  if (element.matches(':defined')) return element.matches(':state(failed)') ? 'failed' : 'ready';
  const strategy = getStrategy(element, contract);
  return strategy ? WAITS[strategy] : 'needs no script';
}
