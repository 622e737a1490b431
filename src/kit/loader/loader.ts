// Element loader: finds the project's elements on a page and loads each one's script by its loading strategy.
import { watchLeaving } from '../../services/page/leaving';
import type { ElementLoading, LoadingStrategy } from '../contract/loading';
import { discover, PREFIX } from './discover';
import { captureEvent, isReplayable } from './event-replay';
import type { ElementRegistry, ElementScripts } from './registry';
import { createScriptLoader, type ScriptLoader } from './script-loader';
import { whenUserActive } from './user-activity';

export interface Loader extends Pick<ScriptLoader, 'load'> {
  stop(): void;
}

/** Margin around the viewport within which `visible` elements load. */
const VIEWPORT_MARGIN = '300px';

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];
/** Not passive: they may be captured and replayed. */
const REPLAYED_EVENTS = ['click', 'keydown', 'submit'];

/** Stands for the rules of the elements that few pages contain: they are loaded as an element is. */
const EXTENDED = 'site-elements';

/** @param core the rules of elements that many pages contain */
export function startLoader(core: ElementRegistry, sources: ElementScripts): Loader {
  const registry: Record<string, ElementLoading> = {
    ...core,
    [EXTENDED]: { strategy: () => 'intent', standalone: true },
  };
  const scripts = createScriptLoader(registry, {
    ...sources,
    importElement: (tag) => (tag === EXTENDED ? extend() : sources.importElement(tag)),
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  watchLeaving();
  const keyboardTags = new Set<string>();
  const viewport = observeViewport(
    (element) => getStrategy(element) === 'visible' && void scripts.load(element.localName),
  );

  function getStrategy(element: Element): LoadingStrategy | undefined {
    try {
      if (element.getAttribute('loading') === 'eager') return 'eager';
      return registry[element.localName]?.strategy?.(element);
    } catch {
      // A rule may read cookies, which a sandboxed page does not allow.
      return 'eager';
    }
  }

  async function extend() {
    const extended = await sources.importExtendedRegistry();
    delete registry[EXTENDED];
    Object.assign(registry, extended.registry);
    start();
  }

  /** An element without a rule may have one among those that are still to load. */
  const isUnknown = (tag: string) => EXTENDED in registry && !(tag in registry) && tag.startsWith(PREFIX);

  function onFound(element: Element) {
    const strategy = getStrategy(element);
    if (strategy === 'eager') void scripts.load(element.localName);
    else if (strategy === 'visible') viewport.observe(element);
    else if (strategy === 'keyboard') keyboardTags.add(element.localName);
  }

  /** The element that contains the event's target or is triggered by it, if its script is still to load. */
  function findPendingElement(event: Event): Element | null {
    for (const node of event.composedPath()) {
      if (!(node instanceof Element)) continue;
      if (scripts.isPending(node.localName) || isUnknown(node.localName)) return node;
      const tag = Object.keys(registry).find((name) => node.matches(registry[name]?.triggers ?? ':not(*)'));
      if (tag && scripts.isPending(tag)) return node.closest(tag) ?? document.querySelector(tag);
    }
    return null;
  }

  async function onUserEvent(event: Event) {
    if ((event as KeyboardEvent).key === 'Tab') for (const tag of keyboardTags) void scripts.load(tag);
    const element = findPendingElement(event);
    if (!element) return;
    const tag = element.localName;
    const hasFailed = scripts.hasFailed(isUnknown(tag) ? EXTENDED : tag);
    const replays = isReplayable(event, registry[tag]?.triggers) && !hasFailed;
    const replay = replays ? captureEvent(event) : undefined;
    if (isUnknown(tag)) await scripts.load(EXTENDED);
    if (scripts.isPending(tag)) await scripts.load(tag);
    await replay?.(element);
  }

  for (const type of [...INTENT_EVENTS, ...REPLAYED_EVENTS])
    addEventListener(type, (event) => void onUserEvent(event), {
      capture: true,
      passive: INTENT_EVENTS.includes(type),
      signal,
    });
  let stopDiscovery = () => {};
  /** Starts again with added rules: elements that were unknown are found then. */
  function start() {
    stopDiscovery();
    stopDiscovery = discover(document, Object.keys(registry), onFound, () => void scripts.load(EXTENDED));
  }

  addWakeListeners(core, scripts, signal);
  start();
  return {
    async load(tag) {
      if (!(tag in registry)) await scripts.load(EXTENDED);
      return scripts.load(tag);
    },
    stop() {
      listeners.abort();
      stopDiscovery();
      viewport.stop();
    },
  };
}

/** Loads an element that is on the page when its event occurs. */
function addWakeListeners(registry: ElementRegistry, scripts: ScriptLoader, signal: AbortSignal): void {
  for (const [tag, { wakeOn }] of Object.entries(registry))
    if (wakeOn)
      addEventListener(wakeOn, () => void (document.querySelector(tag) && scripts.load(tag)), { signal });
}

/** Observes from the first user activity on, so that a page in the background loads nothing. */
function observeViewport(onNear: (element: Element) => void) {
  const waiting = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const cancel = whenUserActive(() => {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer?.unobserve(target);
          onNear(target);
        }
      },
      { rootMargin: VIEWPORT_MARGIN },
    );
    for (const element of waiting) observer.observe(element);
    waiting.clear();
  });
  return {
    observe: (element: Element) => void (observer ? observer.observe(element) : waiting.add(element)),
    stop() {
      cancel();
      observer?.disconnect();
    },
  };
}
