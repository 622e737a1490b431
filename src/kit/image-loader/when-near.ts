// When does an image come near enough to be loaded? All images share one observer per distance.

type OnNear = (box: DOMRectReadOnly) => void;

/** How far outside the viewport, and outside what scrolls, an image is loaded (IMG-015). */
export const NEAR_MARGIN = '200px';
/** Only what lies in the visible region. */
export const IN_VIEW_MARGIN = '0px';

const observers = new Map<string, IntersectionObserver>();
const callbacks = new WeakMap<Element, OnNear>();

/** Calls back once, with the box of the image; at once where nothing can be observed (IMG-016). @returns stops waiting */
export function whenNear(image: Element, margin: string, reached: OnNear): () => void {
  if (!('IntersectionObserver' in window)) {
    reached(image.getBoundingClientRect());
    return () => {};
  }
  const observer = observers.get(margin) ?? createObserver(margin);
  observers.set(margin, observer);
  callbacks.set(image, reached);
  observer.observe(image);
  return () => observer.unobserve(image);
}

function createObserver(margin: string): IntersectionObserver {
  // A margin around what scrolls is one around the viewport as well; with both, the distance would be doubled.
  const kind = 'scrollMargin' in IntersectionObserver.prototype ? 'scrollMargin' : 'rootMargin';
  return new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callbacks.get(target)?.(boundingClientRect);
      }
    },
    { [kind]: margin },
  );
}
