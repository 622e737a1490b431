// Observes image sizes with one shared ResizeObserver.

const callbacks = new WeakMap<Element, () => void>();
let observer: ResizeObserver | undefined;

/** Calls back with the initial size and on every change. Returns a function that stops observing. */
export function observeSize(image: Element, onSize: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) callbacks.get(target)?.();
  });
  callbacks.set(image, onSize);
  observer.observe(image);
  return () => observer?.unobserve(image);
}
