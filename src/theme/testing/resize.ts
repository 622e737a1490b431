// Resizes elements in specs.

/** Changes the width; resolves in a later task with the time when resize observers have seen it. */
export function resizeTo(element: HTMLElement, width: string): Promise<number> {
  return new Promise((resolve) => {
    element.style.width = width;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const time = performance.now();
      setTimeout(() => resolve(time));
    });
    observer.observe(element);
  });
}
