// Observes how much of an element is in the viewport, in the steps at which animations start.

/** TOK-011. */
export const VISIBILITY_THRESHOLDS = [0, 0.1, 0.25, 0.5, 1] as const;

export type VisibilityThreshold = (typeof VISIBILITY_THRESHOLDS)[number];

/** The highest threshold that a ratio (0 to 1) reaches; undefined if the element is outside the viewport. */
export function getVisibilityThreshold(
  ratio: number,
  isIntersecting: boolean,
): VisibilityThreshold | undefined {
  return isIntersecting ? VISIBILITY_THRESHOLDS.findLast((threshold) => ratio >= threshold) : undefined;
}

/**
 * Calls the listener each time a different threshold is reached.
 * @returns a function that stops observing
 */
export function observeVisibility(
  element: Element,
  listener: (threshold: VisibilityThreshold | undefined) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry) listener(getVisibilityThreshold(entry.intersectionRatio, entry.isIntersecting));
    },
    { threshold: [...VISIBILITY_THRESHOLDS] },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
