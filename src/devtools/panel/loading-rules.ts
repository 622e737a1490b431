// When the script of an element is loaded, in words.
import type { Contract } from '../../kit/contract/contract';
import type { LoadingStrategy } from '../../kit/contract/loading';

const WAITS: Readonly<Record<LoadingStrategy, string>> = {
  eager: 'loads at once',
  visible: 'waits until it is near the viewport',
  moving: 'waits for the first activity of the user',
  intent: 'waits for intent: pointer, focus or key',
  keyboard: 'waits for intent or the first Tab key',
};

/** The strategy of the loader for an element whose script is not loaded; undefined if the style sheet does all. */
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
