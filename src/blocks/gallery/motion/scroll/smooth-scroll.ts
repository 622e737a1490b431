// Scrolls a track in a given time. (The duration of the browser's own smooth scrolling cannot be set.)

export interface ScrollAnimation {
  isRunning(): boolean;
  stop(): void;
}

/**
 * @param distance in px, positive to the right
 * @param duration in ms
 * @param onEnd called after the last frame, unless the animation is stopped
 */
export function smoothScroll(
  track: HTMLElement,
  distance: number,
  duration: number,
  onEnd: () => void,
): ScrollAnimation {
  const from = track.scrollLeft;
  const startTime = performance.now();
  const { scrollSnapType } = track.style;
  // Scroll snapping would move the track back after each frame.
  track.style.scrollSnapType = 'none';
  let isRunning = true;
  let frame = requestAnimationFrame(step);

  function step(time: number) {
    const progress = Math.min(1, Math.max(0, time - startTime) / duration);
    track.scrollTo({ left: from + distance * easeInOut(progress), behavior: 'instant' });
    if (progress < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    // The `scrollend` event of the last frame precedes this callback.
    requestAnimationFrame(onEnd);
  }
  function stop() {
    if (!isRunning) return;
    isRunning = false;
    cancelAnimationFrame(frame);
    track.style.scrollSnapType = scrollSnapType;
  }
  return { isRunning: () => isRunning, stop };
}

/** Cubic (GAL-107). */
const easeInOut = (progress: number): number =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
