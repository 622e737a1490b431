// Observes elements with `data-track-*` attributes, including those added later. Loaded after consent.

/** A view of or a click on a tracked element. */
export interface TrackedElementEvent {
  readonly attribute: (typeof ATTRIBUTES)[number];
  /** `view`: the element is visible in the viewport for the first time. */
  readonly action: 'view' | 'click';
  /** Value of the attribute. */
  readonly value: string;
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly newWindow: boolean;
  readonly inOverlay: boolean;
}

const ATTRIBUTES = [
  'data-track-button',
  'data-track-overlay',
  'data-track-quick-view',
  'data-track-event',
] as const;
const VIEW_ATTRIBUTES = ATTRIBUTES.slice(0, 2);
const VIEW_SELECTOR = VIEW_ATTRIBUTES.map((name) => `[${name}]`).join();

/** @returns a function that stops observing */
export function onTrackedElement(listener: (event: TrackedElementEvent) => void): () => void {
  const stop = new AbortController();
  const report = (
    element: Element,
    action: TrackedElementEvent['action'],
    attributes: readonly TrackedElementEvent['attribute'][],
  ) => {
    for (const attribute of attributes)
      if (element.hasAttribute(attribute)) listener(describe(element, attribute, action));
  };

  const intersections = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      intersections.unobserve(target);
      report(target, 'view', VIEW_ATTRIBUTES);
    }
  });
  const observed = new WeakSet<Element>();
  const observeAll = () => {
    for (const element of document.querySelectorAll(VIEW_SELECTOR)) {
      if (observed.has(element)) continue;
      observed.add(element);
      intersections.observe(element);
    }
  };
  const mutations = new MutationObserver(observeAll);
  mutations.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [...VIEW_ATTRIBUTES],
  });
  observeAll();

  const handleClick = (event: MouseEvent) => {
    // The middle button opens links as well; other buttons open a menu.
    if (event.button > 1) return;
    for (const element of event.composedPath())
      if (element instanceof Element) report(element, 'click', ATTRIBUTES);
  };
  // In the capture phase, because the page may stop the propagation of the event.
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, handleClick, { capture: true, signal: stop.signal });

  return () => {
    stop.abort();
    mutations.disconnect();
    intersections.disconnect();
  };
}

function describe(
  element: Element,
  attribute: TrackedElementEvent['attribute'],
  action: TrackedElementEvent['action'],
): TrackedElementEvent {
  const link = element.closest('a') ?? element.querySelector('a');
  return {
    attribute,
    action,
    value: element.getAttribute(attribute) ?? '',
    id: element.id,
    buttonText: element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 200) ?? '',
    clickthroughUrl: link?.getAttribute('href') ?? '',
    newWindow: link?.target === '_blank',
    inOverlay: element.closest('[data-track-overlay]') !== null,
  };
}
