// Explains why the script of an element was requested, based on its loading rule and previous user actions.
import type { Contract } from '../../kit/contract/contract';
import type { LoadingStrategy } from '../../kit/contract/loading';
import { findElements } from '../page/find-elements';
import { getStrategy } from './loading-rules';

export interface LoadReasons {
  /** Records the strategies of elements whose script is not loaded, because they may change when it loads. */
  note(): void;
  /** @param time time of the request, in ms since the page was opened */
  explain(tag: string, time: number): string;
  stop(): void;
}

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click', 'keydown', 'submit'];

/** Maximum time in ms between an event and the request that it causes. */
const DELAY = 1000;

export function createLoadReasons(contracts: ReadonlyMap<string, Contract>): LoadReasons {
  const rules = new Map<string, Map<LoadingStrategy, Element>>();
  const intents = new Map<string, Event>();
  const listeners = new AbortController();
  let tabTime: number | undefined;

  function noteEvent(event: Event) {
    if ((event as KeyboardEvent).key === 'Tab') tabTime ??= event.timeStamp;
    const path = event.composedPath().filter((node): node is Element => node instanceof Element);
    for (const [tag, { loading }] of contracts)
      if (path.some((node) => node.localName === tag || (loading.triggers && node.matches(loading.triggers))))
        if (!intents.has(tag)) intents.set(tag, event);
  }
  for (const type of INTENT_EVENTS)
    addEventListener(type, noteEvent, { capture: true, passive: true, signal: listeners.signal });

  function explainRule(strategies: ReadonlyMap<LoadingStrategy, Element>): string | undefined {
    const eager = strategies.get('eager');
    if (eager)
      return eager.getAttribute('loading') === 'eager'
        ? 'loading="eager"'
        : 'immediately, by its loading rule';
    const visible = strategies.get('visible');
    if (visible) return isInFirstScreen(visible) ? 'in the first screen' : 'near the viewport';
    if (strategies.has('moving')) return 'first user activity';
    return tabTime !== undefined && strategies.has('keyboard') ? 'first Tab key on the page' : undefined;
  }

  return {
    note() {
      for (const element of findElements()) {
        const contract = contracts.get(element.localName);
        const strategy = contract && !customElements.get(contract.tag) && getStrategy(element, contract);
        if (!strategy) continue;
        const noted = rules.get(contract.tag) ?? new Map<LoadingStrategy, Element>();
        if (!noted.has(strategy)) noted.set(strategy, element);
        rules.set(contract.tag, noted);
      }
    },
    explain(tag, time) {
      const intent = intents.get(tag);
      if (intent && time >= intent.timeStamp && time - intent.timeStamp < DELAY)
        return `intent: ${intent.type}`;
      const users = [...contracts.values()].filter(({ dependencies = [] }) =>
        dependencies.includes(tag as never),
      );
      const user = users.find(({ tag: other }) => document.querySelector(other));
      return (
        explainRule(rules.get(tag) ?? new Map()) ??
        (user ? `<${user.tag}> needs it` : 'imported by a script of the page')
      );
    },
    stop: () => listeners.abort(),
  };
}

/** Whether the element is visible without scrolling. */
const isInFirstScreen = (element: Element): boolean =>
  element.getBoundingClientRect().top + scrollY < innerHeight;
