// Automatic rotation, configured by the options of the gallery.
import { resolveAutoplay } from '../attributes/autoplay-options';
import { getRandomIndex } from '../gallery.model';
import type { GalleryProps, Rotation, SlideController } from '../gallery.types';
import { useHoverOnSelectors } from './use-hover';
import { useRotation } from './use-rotation';
import { useVideoPlaying } from './use-video-playing';

interface Autoplay extends Rotation {
  /** A transition must end before the next one starts; in ms. */
  readonly maxTransitionDuration: number;
}

/** Maximum share of the time of a slide that a transition may take. */
const TRANSITION_SHARE = 0.6;

interface AutoplayContext {
  /** Whether there are slides out of view to navigate to. */
  readonly isNavigable: boolean;
  /** Whether the mouse is over the gallery. */
  readonly isHovered: boolean;
  readonly reducedMotion: boolean;
}

export function useAutoplay(
  { host, content, autoplay, elements, ...options }: GalleryProps,
  { position, counts, moveId, slideTo, step }: SlideController,
  { isNavigable, isHovered, reducedMotion }: AutoplayContext,
): Autoplay {
  const { timeout, randomize, pauseOnMouseover } = resolveAutoplay(options, options.autoplayOptions);
  const pauseSelectors = [elements?.controls, pauseOnMouseover].filter(Boolean).join(',');
  const rotation = useRotation(
    host,
    {
      isRequested: isNavigable && autoplay,
      timeout,
      isHovered: useHoverOnSelectors(pauseSelectors) || isHovered,
      isVideoPlaying: useVideoPlaying(host, content),
      reducedMotion,
      restartKey: moveId,
    },
    () =>
      randomize && counts.perView === 1
        ? slideTo(getRandomIndex(position.index, counts.count, Math.random()), 'autoplay')
        : step('next', 'autoplay'),
  );
  return { ...rotation, maxTransitionDuration: rotation.isAvailable ? timeout * TRANSITION_SHARE : Infinity };
}
