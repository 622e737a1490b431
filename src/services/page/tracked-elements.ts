// Observes elements with `data-track-*` attributes, including later ones. Loaded after consent.

/** One moment of such a part. */
export interface TrackedElementEvent {
  readonly attribute: (typeof ATTRIBUTES)[number];
  /** `seen`: for the first time in the window; `used`: pressed. */
  readonly action: 'seen' | 'used';
  /** Of the attribute. */
  readonly value: string;
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly newWindow: boolean;
  readonly inOverlay: boolean;
}

/** The parts that are worth being seen come first. */
const ATTRIBUTES = [
  'data-track-button',
  'data-track-overlay',
  'data-track-quick-view',
  'data-track-event',
] as const;
const SEEN = ATTRIBUTES.slice(0, 2);

const selectorOf = (attributes: readonly string[]) => attributes.map((name) => `[${name}]`).join();

/** @returns how to hear no more */
export function onTrackedElement(listener: (declared: TrackedElementEvent) => void): () => void {
  const end = new AbortController();
  const tell = (
    element: Element,
    action: TrackedElementEvent['action'],
    attributes: readonly TrackedElementEvent['attribute'][],
  ) => {
    for (const attribute of attributes)
      if (element.hasAttribute(attribute)) listener(describe(element, attribute, action));
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      tell(target, 'seen', SEEN);
    }
  });
  const known = new WeakSet<Element>();
  const look = () => {
    for (const element of document.querySelectorAll(selectorOf(SEEN))) {
      if (known.has(element)) continue;
      known.add(element);
      seen.observe(element);
    }
  };
  const late = new MutationObserver(look);
  late.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: [...SEEN] });
  look();

  const press = (event: MouseEvent) => {
    // The middle button opens a link as well; any other opens a menu.
    if (event.button > 1) return;
    for (const element of event.composedPath())
      if (element instanceof Element) tell(element, 'used', ATTRIBUTES);
  };
  // While it is on its way down: a template may stop it.
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, press, { capture: true, signal: end.signal });

  return () => {
    end.abort();
    late.disconnect();
    seen.disconnect();
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
