// Resizes elements in specs.

/** Changes the width. Resolves in a later task with the time at which resize observers saw the change. */
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
