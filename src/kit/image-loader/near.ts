// When does an image come near enough to be loaded? All images share one observer per distance.

type Reached = (box: DOMRectReadOnly) => void;

/** How far outside the viewport, and outside what scrolls, an image is loaded (IMG-015). */
export const NEAR = '200px';
/** Only what lies in the visible region. */
export const IN_VIEW = '0px';

const observers = new Map<string, IntersectionObserver>();
const waiting = new WeakMap<Element, Reached>();

/** Calls back once, with the box of the image; at once where nothing can be observed (IMG-016). @returns stops waiting */
export function whenNear(image: Element, margin: string, reached: Reached): () => void {
  if (!('IntersectionObserver' in window)) {
    reached(image.getBoundingClientRect());
    return () => {};
  }
  const observer = observers.get(margin) ?? observe(margin);
  observers.set(margin, observer);
  waiting.set(image, reached);
  observer.observe(image);
  return () => observer.unobserve(image);
}

function observe(margin: string): IntersectionObserver {
  // A margin around what scrolls is one around the viewport as well; with both, the distance would be doubled.
  const kind = 'scrollMargin' in IntersectionObserver.prototype ? 'scrollMargin' : 'rootMargin';
  return new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        waiting.get(target)?.(boundingClientRect);
      }
    },
    { [kind]: margin },
  );
}
