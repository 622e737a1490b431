// How does a strip scroll to a place in a time that somebody wants? (Smooth scrolling of the browser takes what it likes.)

/**
 * @param by how far, in px to the right
 * @param time in ms
 * @returns stops where it is
 */
export function smoothScroll(strip: HTMLElement, by: number, time: number): () => void {
  const from = strip.scrollLeft;
  const began = performance.now();
  const { scrollSnapType } = strip.style;
  // It would snap back after each step.
  strip.style.scrollSnapType = 'none';
  let frame = requestAnimationFrame(step);

  function step(now: number) {
    const part = Math.min(1, Math.max(0, now - began) / time);
    strip.scrollTo({ left: from + by * eased(part), behavior: 'instant' });
    if (part < 1) frame = requestAnimationFrame(step);
    else stop();
  }
  function stop() {
    cancelAnimationFrame(frame);
    strip.style.scrollSnapType = scrollSnapType;
  }
  return stop;
}

/** Cubic ease in and out (GAL-107). */
const eased = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
