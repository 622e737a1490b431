// Waits until an image is near the viewport, with one shared IntersectionObserver per margin.

type OnNear = (box: DOMRectReadOnly) => void;

/** Distance to the viewport or scroll container at which an image loads (IMG-015). */
export const NEAR_MARGIN = '200px';
export const IN_VIEW_MARGIN = '0px';

const observers = new Map<string, IntersectionObserver>();
const callbacks = new WeakMap<Element, OnNear>();

/**
 * Calls back once with the box of the image; immediately without IntersectionObserver support (IMG-016).
 * @returns a function that stops waiting
 */
export function whenNear(image: Element, margin: string, onNear: OnNear): () => void {
  if (!('IntersectionObserver' in window)) {
    onNear(image.getBoundingClientRect());
    return () => {};
  }
  const observer = observers.get(margin) ?? createObserver(margin);
  observers.set(margin, observer);
  callbacks.set(image, onNear);
  observer.observe(image);
  return () => observer.unobserve(image);
}

function createObserver(margin: string): IntersectionObserver {
  // `scrollMargin` also extends the viewport; with both margins, the distance would be doubled.
  const option = 'scrollMargin' in IntersectionObserver.prototype ? 'scrollMargin' : 'rootMargin';
  return new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callbacks.get(target)?.(boundingClientRect);
      }
    },
    { [option]: margin },
  );
}
