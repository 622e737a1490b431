// How does an image keep up with its box? All images share one observer of sizes.

const callbacks = new WeakMap<Element, () => void>();
let observer: ResizeObserver | undefined;

/** Calls back with the first and every further size of the image. @returns stops */
export function observeSize(image: Element, sized: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) callbacks.get(target)?.();
  });
  callbacks.set(image, sized);
  observer.observe(image);
  return () => observer?.unobserve(image);
}
