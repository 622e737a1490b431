// Scrolls a track in a given time. (The duration of the browser's own smooth scrolling cannot be set.)
import { tween } from '../../../../theme/motion/tween';

export interface ScrollAnimation {
  isRunning(): boolean;
  /** Whether the user holds the slides where the animation showed them, and has not scrolled yet. */
  isHeld(): boolean;
  /** @returns how far the slides were shown from their places, in px */
  stop(): number;
  /** The user scrolls from now on. */
  release(isTouch: boolean): void;
}

/** @returns resumes scroll snapping */
export function suspendSnapping({ style }: HTMLElement): () => void {
  const { scrollSnapType } = style;
  style.scrollSnapType = 'none';
  return () => {
    style.scrollSnapType = scrollSnapType;
  };
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
  // Otherwise, each frame would be moved back.
  const resumeSnapping = suspendSnapping(track);
  let isRunning = true;
  const animation = tween(
    (progress) => track.scrollTo({ left: from + distance * progress, behavior: 'instant' }),
    { duration },
  );
  void animation.finished.then((isComplete) => {
    if (!isComplete) return;
    stop();
    // The `scrollend` event of the last frame precedes this callback.
    requestAnimationFrame(onEnd);
  });

  function stop() {
    if (!isRunning) return 0;
    isRunning = false;
    animation.stop();
    resumeSnapping();
    return 0;
  }
  return { isRunning: () => isRunning, isHeld: () => false, stop, release: stop };
}
