// How does the gallery rotate? Brings what the page wants together with what goes on in and around the gallery.

import { anyOther } from '../gallery.model';
import { useHoverOf } from '../navigation/use-hover';
import type { Gallery, GalleryProps } from '../use-gallery';
import { autoplayOf } from './autoplay.model';
import { useVideoPlaying } from './use-playing';
import { type Rotation, useRotation } from './use-rotation';

interface Autoplay extends Rotation {
  /** A transition takes no longer, so that it is over when the next one begins; in ms. */
  readonly longest: number;
}

/** The part of the time that each slide is shown which a transition may take. */
const PART = 0.6;

interface Circumstances {
  /** Is there anything to turn? */
  readonly turns: boolean;
  /** Is a mouse over the gallery? */
  readonly hovered: boolean;
  readonly reducedMotion: boolean;
}

export function useAutoplay(
  { host, content, autoplay, elements, ...options }: GalleryProps,
  { view, extent, move, go, turn }: Gallery,
  { turns, hovered, reducedMotion }: Circumstances,
): Autoplay {
  const { timeout, randomize, pauseOnMouseover } = autoplayOf(options, options.autoplayOptions);
  const around = [elements?.controls, pauseOnMouseover].filter(Boolean).join(',');
  const rotation = useRotation(
    host,
    {
      offered: turns && autoplay,
      timeout,
      hovered: useHoverOf(around) || hovered,
      videoPlaying: useVideoPlaying(host, content),
      reducedMotion,
      since: move,
    },
    () =>
      randomize && extent.perView === 1
        ? go(anyOther(view.index, extent.count, Math.random()), 'autoplay')
        : turn('next', 'autoplay'),
  );
  return { ...rotation, longest: rotation.offered ? timeout * PART : Infinity };
}
