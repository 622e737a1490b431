// How does the gallery rotate? Brings what the page wants together with what goes on in and around the gallery.

import { resolveAutoplay } from '../attributes/autoplay-options';
import { getRandomIndex } from '../gallery.model';
import type { GalleryProps, SlideController } from '../navigation/use-current-slide';
import { useHoverOnSelectors } from './use-hover';
import { type Rotation, useRotation } from './use-rotation';
import { useVideoPlaying } from './use-video-playing';

interface Autoplay extends Rotation {
  /** A transition takes no longer, so that it is over when the next one begins; in ms. */
  readonly maxTransitionDuration: number;
}

/** The part of the time that each slide is shown which a transition may take. */
const PART = 0.6;

interface AutoplayContext {
  /** Is there anything to turn? */
  readonly turns: boolean;
  /** Is a mouse over the gallery? */
  readonly hovered: boolean;
  readonly reducedMotion: boolean;
}

export function useAutoplay(
  { host, content, autoplay, elements, ...options }: GalleryProps,
  { view, extent, move, go, turn }: SlideController,
  { turns, hovered, reducedMotion }: AutoplayContext,
): Autoplay {
  const { timeout, randomize, pauseOnMouseover } = resolveAutoplay(options, options.autoplayOptions);
  const around = [elements?.controls, pauseOnMouseover].filter(Boolean).join(',');
  const rotation = useRotation(
    host,
    {
      offered: turns && autoplay,
      timeout,
      hovered: useHoverOnSelectors(around) || hovered,
      videoPlaying: useVideoPlaying(host, content),
      reducedMotion,
      since: move,
    },
    () =>
      randomize && extent.perView === 1
        ? go(getRandomIndex(view.index, extent.count, Math.random()), 'autoplay')
        : turn('next', 'autoplay'),
  );
  return { ...rotation, maxTransitionDuration: rotation.offered ? timeout * PART : Infinity };
}
