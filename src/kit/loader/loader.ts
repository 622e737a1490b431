// How does a page get its elements with one script? This wires discovery, the rules and the held events.

import { discover } from './discover';
import { captureEvent, isReplayable } from './event-replay';
import type { ElementRegistry } from './registry';
import { createScriptLoader, type ScriptLoader } from './script-loader';
import { whenUserActive } from './user-activity';

export interface Loader extends Pick<ScriptLoader, 'load'> {
  stop(): void;
}

/** How near to the viewport an element is fetched, in CSS px. */
const NEAR = '300px';

const INTENT = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;
const HELD = ['click', 'keydown', 'submit'] as const;

export function startLoader(catalogue: ElementRegistry, shared: () => Promise<unknown>): Loader {
  const tags = Object.keys(catalogue);
  const loading = createScriptLoader(catalogue, shared);
  const events = new AbortController();
  /** Tags that Tab fetches. */
  const stops = new Set<string>();
  const near = nearViewport(
    (element) => ruleOf(element) === 'visible' && void loading.load(element.localName),
  );

  const ruleOf = (element: Element) => {
    try {
      return element.getAttribute('loading') === 'eager'
        ? 'now'
        : catalogue[element.localName]?.when(element);
    } catch {
      // It asked for a cookie where there are none: the others must not wait for it.
      return 'now';
    }
  };

  function found(element: Element) {
    const when = ruleOf(element);
    if (when === 'now') void loading.load(element.localName);
    else if (when === 'visible') near.observe(element);
    else if (when === 'tab') stops.add(element.localName);
  }

  /** The element of ours that the event happens in or speaks to, if its script is not there yet. */
  function addressee(event: Event): Element | null {
    for (const node of event.composedPath()) {
      if (!(node instanceof Element)) continue;
      if (loading.isPending(node.localName)) return node;
      const claimant = tags.find((tag) => node.matches(catalogue[tag]?.triggers ?? ':not(*)'));
      if (claimant && loading.isPending(claimant))
        return node.closest(claimant) ?? document.querySelector(claimant);
    }
    return null;
  }

  async function meant(event: Event) {
    if ((event as KeyboardEvent).key === 'Tab') for (const tag of stops) void loading.load(tag);
    const host = addressee(event);
    if (!host) return;
    const tag = host.localName;
    const again =
      isReplayable(event, catalogue[tag]?.triggers) && !loading.hasFailed(tag)
        ? captureEvent(event)
        : undefined;
    await loading.load(tag);
    await again?.(host);
  }

  for (const type of INTENT)
    addEventListener(type, (event) => void meant(event), {
      capture: true,
      passive: true,
      signal: events.signal,
    });
  for (const type of HELD)
    addEventListener(type, (event) => void meant(event), { capture: true, signal: events.signal });

  for (const tag of tags) {
    const { wakeOn } = catalogue[tag] ?? {};
    if (wakeOn)
      addEventListener(wakeOn, () => void (document.querySelector(tag) && loading.load(tag)), {
        signal: events.signal,
      });
  }

  const stopLooking = discover(document, tags, found);
  return {
    load: loading.load,
    stop() {
      events.abort();
      stopLooking();
      near.stop();
    },
  };
}

/** Waits for a sign of life first, so that a page nobody looks at fetches nothing. */
function nearViewport(reached: (element: Element) => void) {
  const waiting = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const forget = whenUserActive(() => {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer?.unobserve(target);
          reached(target);
        }
      },
      { rootMargin: NEAR },
    );
    for (const element of waiting) observer.observe(element);
    waiting.clear();
  });
  return {
    observe: (element: Element) => void (observer ? observer.observe(element) : waiting.add(element)),
    stop() {
      forget();
      observer?.disconnect();
    },
  };
}
