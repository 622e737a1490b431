// Element loader: finds the project's elements on a page and loads each one's script by its loading strategy.
import { watchUnload } from '../../services/page/page-unload';
import type { ElementLoading, LoadingStrategy } from '../contract/loading';
import { prepareImages } from './deferred-images';
import { discover, PREFIX } from './discover';
import { captureEvent, isReplayable } from './event-replay';
import type { ElementRegistry, ElementScripts, ExtendedRegistry } from './registry';
import { createScriptLoader, type ScriptLoader } from './script-loader';

export interface Loader extends Pick<ScriptLoader, 'load'> {
  stop(): void;
}

/** Pseudo-tag of the rules of elements that few pages contain, which are loaded like an element. */
const EXTENDED = 'site-elements';

/** @param core rules of elements that many pages contain */
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
  watchUnload();
  const keyboardTags = new Set<string>();
  const { near, wake } = watchPage();
  const viewport = observeViewport((element) => {
    if (near[getStrategy(element)]) void scripts.load(element.localName);
  }, signal);

  function getStrategy(element: Element): LoadingStrategy {
    try {
      if (element.getAttribute('loading') === 'eager') return 'eager';
      return registry[element.localName]?.strategy?.(element) ?? 'intent';
    } catch {
      // The rule may read cookies, which a sandboxed page does not allow.
      return 'eager';
    }
  }

  let extended: ExtendedRegistry | undefined;
  async function extend() {
    extended = await sources.importExtendedRegistry();
    Object.assign(registry, extended.registry);
    start();
  }

  /** Whether the tag may have a rule among those that have not been loaded yet. */
  const isUnknown = (tag: string) => !extended && !(tag in registry) && tag.startsWith(PREFIX);

  const onTag = (tag: string) => void (isUnknown(tag) ? scripts.load(EXTENDED) : extended?.style(tag));

  function onFound(element: Element) {
    if (registry[element.localName]?.hasImages) prepareImages(element, sources.importImages);
    const strategy = getStrategy(element);
    if (strategy === 'eager') void scripts.load(element.localName);
    else if (strategy === 'keyboard') keyboardTags.add(element.localName);
    else void near[strategy]?.then(() => viewport.observe(element));
  }

  /** The element that contains the event's target or is triggered by it, if its script has not been loaded yet. */
  function findPendingElement(event: Event): Element | null | undefined {
    for (const node of event.composedPath()) {
      if (!(node instanceof Element)) continue;
      if (scripts.isPending(node.localName) || isUnknown(node.localName)) return node;
      const tag = Object.keys(registry).find((name) => node.matches(registry[name]?.triggers ?? ':not(*)'));
      if (tag && scripts.isPending(tag)) return node.closest(tag) ?? document.querySelector(tag);
    }
  }

  async function onUserEvent(event: Event) {
    wake();
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

  // Events that show intent, then those that may be captured and replayed. On the window, `touchstart` is passive by default.
  for (const type of 'pointerover pointerdown touchstart focusin click keydown submit'.split(' '))
    addEventListener(type, (event) => void onUserEvent(event), { capture: true, signal });
  let stopDiscovery = () => {};
  /** Can be called again with additional rules, which then find elements that were unknown. */
  function start() {
    stopDiscovery();
    stopDiscovery = discover(document, Object.keys(registry), onFound, onTag);
  }

  addWakeListeners(core, scripts, signal);
  start();
  return {
    async load(tag) {
      if (isUnknown(tag)) await scripts.load(EXTENDED);
      return scripts.load(tag);
    },
    stop() {
      listeners.abort();
      stopDiscovery();
    },
  };
}

/** Loads elements on the page when their `wakeOn` event occurs. */
function addWakeListeners(registry: ElementRegistry, scripts: ScriptLoader, signal: AbortSignal): void {
  for (const [tag, { wakeOn }] of Object.entries(registry))
    if (wakeOn)
      addEventListener(
        wakeOn,
        () => {
          if (document.querySelector(tag)) void scripts.load(tag);
        },
        { signal },
      );
}

/** `near`: when elements with a strategy may load near the viewport. `wake` reports user activity, after which all may. */
function watchPage() {
  let wake!: (_?: unknown) => void;
  const moving = new Promise((resolve) => {
    wake = resolve;
    addEventListener('scroll', resolve, { once: true });
  });
  // The largest contentful image takes priority.
  const loaded = new Promise((resolve) => {
    addEventListener('load', resolve);
    if (document.readyState === 'complete') resolve(0);
  });
  // Idle time after `load`, in ms, that counts as activity, so that moving elements start without interaction.
  void loaded.then(() => setTimeout(wake, 3000));
  const near: Partial<Record<LoadingStrategy, Promise<unknown>>> = {
    visible: Promise.race([loaded, moving]),
    moving,
  };
  return { near, wake };
}

/** The browser reports nothing for a page in the background, so such a page loads nothing. */
const observeViewport = (onNear: (element: Element) => void, signal: AbortSignal) =>
  new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || signal.aborted) continue;
        observer.unobserve(target);
        onNear(target);
      }
    },
    // Within this margin around the viewport, `visible` elements load.
    { rootMargin: '300px' },
  );
