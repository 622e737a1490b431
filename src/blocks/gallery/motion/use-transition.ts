// How does the slideshow go from one slide to the next? The transition runs on the boxes of the two; while it runs, the
// gallery is in motion.
import { type RefObject, useLayoutEffect } from 'react';
import type { Slide } from '../content/read-slides';
import type { SlideController } from '../navigation/use-current-slide';
import { getSlideElement, isRtl } from './scroll/snap';
import { getTransition } from './transitions';
import type { SwipeRelease } from './transitions/transition';
import type { ActiveTransition } from './use-motion';

interface TransitionOptions {
  readonly name: string;
  /** In s; null leaves it to the transition. */
  readonly speed: number | null;
  /** It never takes longer than this, in ms. */
  readonly longest: number;
  /** Where a finger has left the slide. */
  readonly thrown: RefObject<SwipeRelease | null>;
}

/** @param track null while the design shows changes in another way */
export function useTransition(
  track: HTMLElement | null,
  slides: readonly Slide[],
  { view, moving }: SlideController,
  { name, speed, longest, thrown }: TransitionOptions,
) {
  const { motion, finish } = moving;
  const run = ({ fromKey, way, reason }: ActiveTransition): readonly Animation[] => {
    const [old, next] = [slides.find(({ key }) => key === fromKey), slides[view.index]];
    const [leaving, coming] = [old && getSlideElement(old), next && getSlideElement(next)];
    if (!track || !leaving || !coming || old === next) return [];
    return getTransition(name)({
      from: leaving,
      to: coming,
      side: (way === 'forward') === isRtl(track) ? -1 : 1,
      reason,
      speed: speed === null ? null : speed * 1000,
      longest,
      release: thrown.current,
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each motion
  useLayoutEffect(() => {
    if (!track || !motion) return;
    let animations: readonly Animation[] | null = [];
    // A slide that comes as data has its frame only after this drawing; nothing is painted before.
    queueMicrotask(() => {
      if (!animations) return;
      animations = run(motion);
      thrown.current = null;
      void whenFinished(animations).then(() => finish(motion));
    });
    return () => {
      for (const animation of animations ?? []) animation.cancel();
      animations = null;
    };
  }, [track, motion]);
}

/** Also when they were cancelled. */
export const whenFinished = (animations: readonly Animation[]): Promise<unknown> =>
  Promise.allSettled(animations.map(({ finished }) => finished));
